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

/**
 * A test runs at one width, where what it tells is the same at both: a desktop's, or a phone's by `@phone`. What looks or is
 * used otherwise on each runs at both by `@both`. `TEST_ALL=yes` runs all at both.
 */
const all = process.env.TEST_ALL === 'yes';

/** They ask the shop without a page, or change what all of it shows. */
const withoutPage = /(door|freshness|generated-client|html|page-size|staff)\.spec\.ts$/;

/** `npm test` starts the built shop and Chromium; SHOP_URL and CHROMIUM come from tools/commands/test.ts. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // A test that needs a second try has a fault, or the shop has.
  retries: 0,
  // Nets under what hangs, not marks of speed: tests wait for states, on a machine several times slower too.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.SHOP_URL ?? 'http://localhost:3000',
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    screenshot: 'only-on-failure',
    // Recording takes a share of the processor; the runs that look for rare failures pay for it.
    trace: process.env.TEST_TRACE === 'yes' ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: QUIET },
  },
  projects: [
    { name: 'phone', testIgnore: withoutPage, use: phone, ...(!all && { grep: /@phone|@both/ }) },
    { name: 'desktop', use: desktop, ...(!all && { grepInvert: /@phone/ }) },
  ],
});
