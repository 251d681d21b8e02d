import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import type { Driver, Engine, InPage } from './driver';

const drive = (page: Page, reported: string[]): Driver => ({
  go: async (url) => {
    await page.goto(url, { waitUntil: 'load' });
  },
  // `goBack` waits for a load, which a page from the back/forward cache has none of.
  back: async () => {
    await page.evaluate('history.back()');
  },
  reload: async () => {
    await page.reload();
  },
  cookie: (name, value) =>
    page.browserContext().setCookie({ name, value, domain: new URL(page.url()).hostname, path: '/' }),
  run: async <Args extends unknown[], Result>(work: InPage<Args, Result>, ...args: Args) =>
    (await page.evaluate(`(${work}).apply(null, ${JSON.stringify(args)})`)) as Result,
  mouse: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  another: async () => {
    const other = await page.browserContext().newPage();
    await other.setViewport(page.viewport());
    listen(other, reported);
    return drive(other, reported);
  },
  picture: () => page.screenshot(),
  errors: () => reported,
});

/** Firefox's words on a page that was left before its font had come: NS_BINDING_ABORTED, and not that there is none. */
const LEFT_BEFORE_ITS_FONT = /downloadable font: download failed .* status=2152398850\b/;

function listen(page: Page, reported: string[]) {
  page.on('pageerror', (error) => reported.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !LEFT_BEFORE_ITS_FONT.test(message.text())) reported.push(message.text());
  });
}

/** Debian's Firefox, over WebDriver BiDi. */
export const openFirefox = (executablePath: string) =>
  engineOf('Firefox', {
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'intl.accept_languages': 'nb-NO,nb' },
  });

/** Debian's Chromium, which has a back/forward cache: its headless shell has none. */
export const openChromium = (executablePath: string) =>
  engineOf('Chromium', { browser: 'chrome', executablePath, args: ['--no-sandbox', '--disable-gpu'] });

async function engineOf(name: string, options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    headless: true,
    env: { ...process.env, TZ: 'Europe/Oslo', HOME: '/tmp' },
    ...options,
  });
  return {
    name,
    visit: async (size, visit) => {
      const context = await browser.createBrowserContext();
      try {
        const page = await context.newPage();
        await page.setViewport(size);
        const reported: string[] = [];
        listen(page, reported);
        await visit(drive(page, reported));
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}
