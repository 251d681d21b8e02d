import { existsSync } from 'node:fs';
import { installFromDebian } from '@/tools/machine/chromium';
import { say } from '@/tools/machine/terminal';
import { type PartResult, runVitest } from './results';
import type { TestShop } from './test-shop';

interface OtherBrowser {
  name: string;
  packages: string[];
  /** All are needed; the browser is the last. */
  files: string[];
  variable: string;
}

const BROWSERS: OtherBrowser[] = [
  { name: 'Chromium', packages: ['chromium'], files: ['/usr/bin/chromium'], variable: 'WHOLE_CHROMIUM' },
  { name: 'Firefox', packages: ['firefox-esr'], files: ['/usr/bin/firefox-esr'], variable: 'FIREFOX' },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    files: [
      '/usr/bin/xvfb-run',
      '/usr/bin/WebKitWebDriver',
      `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    ],
    variable: 'WEBKIT',
  },
];

const isThere = ({ files }: OtherBrowser) => files.every((file) => existsSync(file));

export async function ensureOtherBrowsers(): Promise<void> {
  for (const browser of BROWSERS.filter((one) => !isThere(one))) {
    await installFromDebian(browser.packages.join(' '), say).catch(() => {});
    if (!isThere(browser))
      say(`${browser.name} is not tried: it is not here (apt-get install ${browser.packages.join(' ')})`);
  }
}

/** Playwright cannot drive Firefox and WebKit here, and switches Chromium's back/forward cache off. */
export function otherBrowserTests(shop: TestShop, report: string, only: string[] = []): Promise<PartResult> {
  const paths = BROWSERS.map((one) => [one.variable, isThere(one) ? (one.files.at(-1) as string) : '']);
  return runVitest({
    ...{ name: 'whole browsers', report, args: ['--config', 'tests/browsers/vitest.config.ts', ...only] },
    environment: { ...Object.fromEntries(paths), SHOP_URL: shop.url, SHOP_DATABASE_URL: shop.databaseUrl },
  });
}
