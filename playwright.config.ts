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

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/** What sells out shelves, hides articles or breaks the database would be seen by whoever shops beside it. */
const disturbing = /(around-edges|checkout-split|freshness|journey|klarna|product-stock|staff|withdrawal)\.spec\.ts$/;
/** What has no layout is tried once: the door, words, headers, freshness, and what staff do. */
const withoutLayout = /(door|words|security|freshness|staff)\.spec\.ts$/;

/** `npm test` starts the built shop and Chromium; SHOP_URL and CHROMIUM come from scripts/test.ts. */
export default defineConfig({
  testDir: 'e2e',
  // One more try on a busy machine; what needed it is named as flaky in the report.
  retries: 1,
  // Nets under what hangs, not marks of speed: tests wait for states, on a machine several times slower too.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.SHOP_URL ?? 'http://localhost:3000',
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: QUIET },
  },
  projects: [
    { name: 'phone', testIgnore: [withoutLayout, disturbing], use: phone },
    { name: 'desktop', testIgnore: disturbing, use: desktop },
    { name: 'phone-alone', testMatch: disturbing, testIgnore: withoutLayout, use: phone },
    { name: 'desktop-alone', testMatch: disturbing, use: desktop },
  ],
});
