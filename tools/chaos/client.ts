import { setTimeout as pause } from 'node:timers/promises';
import { createShopper, type Said } from '@/tests/instances/shopper';
import type { Tally } from './tally';

/** What may have happened or not: it is asked again, under the same key. */
const UNDECIDED = new Set([0, 429, 500, 502, 503, 504]);
const GIVEN_UP_MS = 120_000;

interface Asked {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

interface Client {
  /** Of the instances; any of them may be dead. */
  urls: () => readonly URL[];
  tally: Tally;
  /** True when nothing more is to be tried. */
  over: () => boolean;
}

/** An address nobody else has, as a proxy of ours would bring it. */
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

let people = 0;
let turn = 0;

/** Somebody with a browser, who goes to whichever instance a proxy would choose. */
export function createClient({ urls, tally, over }: Client) {
  const address = addressOf(++people);
  const one = () => {
    const all = urls();
    return createShopper(all[turn++ % all.length] as URL);
  };
  const behind = (headers: Record<string, string> = {}) => ({ 'x-forwarded-for': address, ...headers });

  /** Asked once. */
  async function ask(path: string, { method = 'GET', body, headers }: Asked = {}): Promise<Said> {
    const shopper = one();
    const said =
      method === 'GET'
        ? await shopper.ask(path, { headers: behind(headers) })
        : await shopper.change(path, body, behind(headers), method);
    shopper.leave();
    tally.count(said);
    return said;
  }

  return {
    ask,
    /** Asked until it is decided, at one instance or another. Undefined: nobody ever said. */
    async insist(path: string, asked: Asked): Promise<Said | undefined> {
      const end = performance.now() + GIVEN_UP_MS;
      for (let tries = 0; performance.now() < end; tries++) {
        const said = await ask(path, asked);
        if (!UNDECIDED.has(said.status)) return said;
        if (over()) return undefined;
        await pause(Math.min(100 * 2 ** tries, 1000));
      }
      return undefined;
    },
    /** A form sent from a page, as the sandbox's is. */
    async submit(path: string, form: Record<string, string>): Promise<number> {
      const url = urls()[turn++ % urls().length] as URL;
      const answer = await fetch(new URL(path, url), {
        ...{ method: 'POST', body: new URLSearchParams(form), redirect: 'manual' },
        signal: AbortSignal.timeout(60_000),
      }).catch(() => undefined);
      const status = answer?.status ?? 0;
      tally.count({ status, text: (await answer?.text().catch(() => '')) ?? '' });
      return status;
    },
  };
}

export type ShopClient = ReturnType<typeof createClient>;
