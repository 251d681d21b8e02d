import { returnPath } from '@/lib/routes/return-path';

const WORKER = '/worker.js';

/** Has the worker keep the page for when there is no net, and keep it fresh. A browser without workers does without. */
export async function keepOffline(): Promise<void> {
  const registration = await navigator.serviceWorker?.register(WORKER, { updateViaCache: 'none' });
  registration?.active?.postMessage('keep');
}

/** The attempted page, tried again when the network is back. */
export function openWanted(): void {
  const til = new URLSearchParams(window.location.search).get('til');
  window.location.replace(returnPath(til, '/'));
}

/** A pass kept on the device (public/pass/worker.js). */
export interface KeptPass {
  path: string;
  number: string;
  /** Milliseconds since 1970. */
  until: number;
}

const PASSES = /^pass-/;
const UNTIL = 'x-kept-until';
const NUMBER = /\bNV-\d+/;

/** The passes of goods that stand aside, those that end first before the others. */
export async function keptPasses(now: number): Promise<KeptPass[]> {
  if (!('caches' in window)) return [];
  const names = (await caches.keys()).filter((name) => PASSES.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      return Promise.all((await cache.keys()).map(async (key) => passOf(key.url, await cache.match(key))));
    }),
  );
  return found
    .flat(2)
    .filter((pass) => pass.until > now)
    .sort((a, b) => a.until - b.until);
}

/** Forgets a kept receipt and the files it needs. */
async function passOf(url: string, answer: Response | undefined): Promise<KeptPass[]> {
  const until = Number(answer?.headers.get(UNTIL));
  if (!answer || !until) return [];
  const number = NUMBER.exec(await answer.text())?.[0];
  return number ? [{ path: new URL(url).pathname, number, until }] : [];
}
