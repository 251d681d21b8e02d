import { setTimeout as pause } from 'node:timers/promises';
import { createShopper, type Said } from '@/tests/instances/shopper';
import type { Tally } from './tally';

/** Undecided answers, retried with the same key. */
const UNDECIDED = new Set([0, 429, 500, 502, 503, 504]);
const GIVEN_UP_MS = 120_000;

interface Asked {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

interface Client {
  urls: () => readonly URL[];
  tally: Tally;
  over: () => boolean;
}

const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

let people = 0;
let turn = 0;

/** Chooses an instance as a proxy would. */
export function createClient({ urls, tally, over }: Client) {
  const address = addressOf(++people);
  const one = () => {
    const all = urls();
    return createShopper(all[turn++ % all.length] as URL);
  };
  const behind = (headers: Record<string, string> = {}) => ({ 'x-forwarded-for': address, ...headers });

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
    /** Retries until it is decided. Undefined if it never was. */
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
