import type { Page } from 'playwright';

interface Heard {
  interaction: number;
  ms: number;
}

declare global {
  interface Window {
    heard: Heard[];
    hear?: PerformanceObserver;
  }
}

/** The least that Event Timing tells of; it rounds to 8. */
export const LEAST_MS = 16;

/** Notes what the browser itself says of each press and key: from the input to the next frame (what INP is made of). */
export const hearInteractions = (page: Page) =>
  page.addInitScript((least) => {
    window.heard = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEventTiming & { interactionId: number })[])
        if (entry.interactionId > 0) window.heard.push({ interaction: entry.interactionId, ms: entry.duration });
    };
    window.hear = new PerformanceObserver((list) => note(list.getEntries()));
    window.hear.observe({ type: 'event', durationThreshold: least, buffered: true } as PerformanceObserverInit);
  }, LEAST_MS);

/** Milliseconds of each interaction of the act, each its longest event; none where all were too short to be told of. */
export async function interactionsOf(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  await settled(page);
  await page.evaluate(() => {
    window.heard = [];
  });
  await act();
  await settled(page);
  const heard = await page.evaluate(() => window.heard);
  const longest = new Map<number, number>();
  for (const { interaction, ms } of heard) longest.set(interaction, Math.max(ms, longest.get(interaction) ?? 0));
  return [...longest.values()];
}

/** Entries are handed over after the frame they wait for. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let left = 3; left > 0; left--) await new Promise(requestAnimationFrame);
    await new Promise((done) => requestIdleCallback(done));
    await new Promise((done) => setTimeout(done, 50));
  });
