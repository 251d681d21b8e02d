import { defineConfig } from '@playwright/test';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `npm test` starts the built shop and Chromium; SHOP_URL and CHROMIUM come from scripts/test.mjs. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.data/test-results/browser',
  fullyParallel: false,
  workers: 1,
  // One more try on a busy machine; what needed it is named as flaky in the report.
  retries: 1,
  timeout: 45_000,
  use: {
    baseURL: process.env.SHOP_URL ?? 'http://localhost:3000',
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: QUIET },
  },
  projects: [
    // What has no layout is tried once: words, headers, freshness, and what staff do.
    {
      name: 'phone',
      testIgnore: /(words|security|freshness|staff)\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
