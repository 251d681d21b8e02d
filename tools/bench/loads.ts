import type { BrowserContextOptions, CDPSession, Page } from 'playwright';
import type { BenchBrowser } from './chromium';
import { PHONE } from './chromium';

export type Kept = BrowserContextOptions['storageState'];

/** A shopper who answered the question about cookies on an earlier visit. */
const CHOSEN = encodeURIComponent(
  JSON.stringify({ v: 1, ts: new Date().toISOString(), id: crypto.randomUUID(), ga: false, gtm: false, meta: false }),
);

/** Nothing is asked for and no long task runs for so long: the page is done with all that comes by itself. */
const QUIET_MS = 1000;

export interface Visit {
  page: Page;
  session: CDPSession;
  close(): Promise<void>;
}

/** A phone's browser that has been here never before, but for what is kept in its storage. */
export async function openPhone(browser: BenchBrowser, kept?: Kept): Promise<Visit> {
  const context = await browser.playwright.newContext({ ...PHONE, ...(kept && { storageState: kept }) });
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page), close: () => context.close() };
}

export const slowDown = ({ session }: Visit, rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });

export const answerConsent = ({ page }: Visit, shopUrl: string) =>
  page.context().addCookies([{ url: shopUrl, name: 'cookieConsent', value: CHOSEN }]);

export async function loadWhole(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await quiet(page);
}

export const quiet = (page: Page) =>
  page.evaluate(
    (ms) =>
      new Promise<void>((done) => {
        let waiting = setTimeout(done, ms);
        const again = () => {
          clearTimeout(waiting);
          waiting = setTimeout(done, ms);
        };
        for (const type of ['longtask', 'resource']) new PerformanceObserver(again).observe({ type });
      }),
    QUIET_MS,
  );
