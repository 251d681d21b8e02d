import { passedMs, pause, systemMs } from '@/server/ports/clock';
import { createShopper, orderOf } from './shopper';

export interface Goods {
  pages: string[];
  shelves: { ean: string; shop: number }[];
}

export interface Failure {
  at: number;
  what: string;
  status: number;
  text: string;
}

/**
 * Shoppers who ask one thing after the other: pages, files of them, calls that read, searches and reservations. Each change
 * is sent once, as a browser sends it.
 * @param shoppers so many at once
 */
export function startLoad(url: URL, { pages, shelves }: Goods, shoppers = 4) {
  const failures: Failure[] = [];
  const times: number[] = [];
  const placed: string[] = [];
  let asked = 0;
  let stopped = false;
  let next = 0;
  const pick = <T>(from: readonly T[]): T => from[next++ % from.length] as T;

  async function step(): Promise<void> {
    const shopper = createShopper(url);
    const note = (
      what: string,
      fine: (status: number) => boolean,
      { status, text }: { status: number; text: string },
    ) => {
      asked += 1;
      if (!fine(status)) failures.push({ at: systemMs(), what, status, text: text.slice(0, 200) });
    };
    const ok = (status: number) => status === 200;
    for (let round = 0; round < 6 && !stopped; round++) {
      const begun = passedMs();
      const page = pick(pages);
      note(`GET ${page}`, ok, await shopper.ask(page, { headers: { 'accept-encoding': 'br' } }));
      times.push(passedMs() - begun);
      const shelf = pick(shelves);
      note('GET stock', ok, await shopper.ask(`/api/v1/stock?eans=${shelf.ean}`));
      note(
        'POST search',
        ok,
        await shopper.change('/articles/search', { query: 'jakke', take: 5, page: 0, filters: {} }),
      );
    }
    if (!stopped) {
      const key = crypto.randomUUID();
      const answer = await shopper.change('/orders', orderOf(pick(shelves)), { 'idempotency-key': key });
      note('POST orders', (status) => status === 201 || status === 409, answer);
      if (answer.status === 201) placed.push((JSON.parse(answer.text) as { number: string }).number);
    }
    shopper.leave();
  }

  const running = Array.from({ length: shoppers }, async () => {
    while (!stopped) await step();
  });
  return {
    failures,
    placed,
    /** Resolves when so many more have been answered. */
    async answered(more: number) {
      const goal = asked + more;
      while (asked < goal && !stopped) await pause(20);
    },
    async stop() {
      stopped = true;
      await Promise.all(running);
      times.sort((a, b) => a - b);
      return { asked, failures, p95: Math.round(times[Math.floor(times.length * 0.95)] ?? 0) };
    },
  };
}
