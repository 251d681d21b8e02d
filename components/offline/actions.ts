import { ORDER_NUMBER } from '@/lib/orders/order-number';
import { returnPath } from '@/lib/routes/return-path';

const WORKER = '/worker.js';

/** Has the worker keep the offline page and refresh it, in browsers with workers. */
export async function keepOffline(): Promise<void> {
  const registration = await navigator.serviceWorker?.register(WORKER, { updateViaCache: 'none' });
  registration?.active?.postMessage('keep');
}

/** Opens the page that failed to load. */
export function openFailedPage(): void {
  const til = new URLSearchParams(window.location.search).get('til');
  window.location.replace(returnPath(til, '/'));
}

/** A pass on the device (public/pass/worker.js). */
export interface KeptPass {
  path: string;
  number: string;
  /** Milliseconds since 1970. */
  until: number;
}

const PASSES = /^pass-/;
const UNTIL = 'x-kept-until';
/** Reads the number from the receipt's head alone (components/receipt/receipt-head.tsx): elsewhere 'UTF-8' would match. */
const NUMBER = new RegExp(`<dd[^>]*>(${ORDER_NUMBER})</dd>`);

/** Returns the passes kept on this device, the first to expire first. */
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

async function passOf(url: string, answer: Response | undefined): Promise<KeptPass[]> {
  const until = Number(answer?.headers.get(UNTIL));
  if (!answer || !until) return [];
  const number = NUMBER.exec(await answer.text())?.[1];
  return number ? [{ path: new URL(url).pathname, number, until }] : [];
}
