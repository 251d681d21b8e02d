import type { BenchBrowser } from './chromium';
import type { Row } from './http-load';
import { loadWhole } from './loads';
import { median, p95, round } from './statistics';

/** From the click on a filter to the next frame, on a desktop that is not slowed down. */
export async function filterClick({ playwright }: BenchBrowser, url: string): Promise<Row> {
  const page = await playwright.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    const columns = page.waitForResponse((response) => response.url().includes('/lists/columns'));
    await loadWhole(page, url);
    await page.getByRole('complementary', { name: 'Filter' }).hover();
    await columns;
    const times = await page.evaluate(async () => {
      const painted = () =>
        new Promise<unknown>((done) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = done;
            port2.postMessage(0);
          });
        });
      const all: number[] = [];
      for (const box of document.querySelectorAll<HTMLInputElement>('aside input[type=checkbox]:not(:disabled)')) {
        const begun = performance.now();
        box.click();
        await painted();
        all.push(performance.now() - begun);
        box.click();
        await painted();
      }
      return all;
    });
    return { choices: times.length, 'p50 ms': round(median(times), 1), 'p95 ms': round(p95(times), 1) };
  } finally {
    await page.context().close();
  }
}
