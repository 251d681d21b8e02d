import { ACTS, type Act } from './acts';
import { type BenchBrowser, SLOWDOWN } from './chromium';
import type { Row, Rows } from './http-load';
import { hearInteractions, interactionsOf, LEAST_MS } from './interactions';
import { answerConsent, type Kept, loadWhole, openPhone, slowDown } from './loads';
import { median, p95 } from './statistics';

const TIMES = 10;

/** The acts of a shopper with real input, the processor slowed down; the page is alive and at rest before. */
export async function actsTable(browser: BenchBrowser, urls: Record<Act['on'], string>, kept: Kept): Promise<Rows> {
  const rows: Rows = {};
  for (const [name, act] of Object.entries(ACTS)) rows[name] = await measured(browser, act, urls[act.on], kept);
  return rows;
}

async function measured(browser: BenchBrowser, { before, act, after }: Act, url: string, kept: Kept): Promise<Row> {
  const visit = await openPhone(browser, kept);
  const { page } = visit;
  try {
    await answerConsent(visit, url);
    await hearInteractions(page);
    await loadWhole(page, url);
    await slowDown(visit, SLOWDOWN);
    await before?.(page);
    const times: number[] = [];
    let slow = 0;
    for (let nth = 0; nth < TIMES; nth++) {
      const told = await interactionsOf(page, () => act(page, nth));
      if (told.length > 0) slow += 1;
      times.push(...(told.length > 0 ? told : [LEAST_MS]));
      await after?.(page, nth);
    }
    return {
      acts: TIMES,
      [`of ${LEAST_MS} ms or more`]: slow,
      'p50 ms': median(times),
      'p95 ms': p95(times),
      'most ms': Math.max(...times),
    };
  } finally {
    await visit.close();
  }
}
