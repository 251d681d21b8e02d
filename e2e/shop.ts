import { randomInt } from 'node:crypto';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { type BrowserErrors, openErrors, slowDown } from './browser-errors';

export { expect } from '@playwright/test';

/** The second brand's shop. */
export const HELDRE_URL = process.env.HELDRE_URL ?? 'http://heldre.localhost:3000';

export interface ListedArticle {
  id: number;
  slug: string;
}

/** How many times slower the browser's processor is made; tests wait for states, so that they pass all the same. */
const SLOWDOWN = Number(process.env.E2E_SLOWDOWN ?? 1);

/** A choice of cookies made on an earlier visit: only the necessary ones. */
const CHOSEN = encodeURIComponent(
  JSON.stringify({ v: 1, ts: new Date().toISOString(), id: crypto.randomUUID(), ga: false, gtm: false, meta: false }),
);

/** An address of the network that no other test has. */
function ownAddress(): string {
  const number = randomInt(2 ** 24);
  return [10, number >> 16, (number >> 8) & 255, number & 255].join('.');
}

interface Fixtures {
  /** Whether the shopper is asked for consent, as on a first visit; most tests are about what comes after. */
  asked: boolean;
  browserErrors: BrowserErrors;
}

/** The `test` of every journey: it fails when the browser reports an error that the test has not named. */
export const test = base.extend<Fixtures>({
  asked: [false, { option: true }],
  // The shop counts what comes from one address, and each test is a shopper of its own.
  extraHTTPHeaders: ({ extraHTTPHeaders }, use) => use({ 'X-Forwarded-For': ownAddress(), ...extraHTTPHeaders }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  browserErrors: ({}, use) => use(openErrors()),
  // Who asks the shop without a page opens no browser.
  context: async ({ context, asked, baseURL, browserErrors }, use) => {
    browserErrors.listen(context);
    if (SLOWDOWN > 1) slowDown(context, SLOWDOWN);
    if (!asked)
      await context.addCookies(
        [baseURL ?? 'http://localhost:3000', HELDRE_URL].map((url) => ({ url, name: 'cookieConsent', value: CHOSEN })),
      );
    await use(context);
    expect(browserErrors.faults(), 'errors of the browser that this test does not name').toEqual([]);
  },
});

/** Opens a page and waits until its client components are alive, however long that takes after the last byte. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Waits until React has made every control of the page its own, until when a press does nothing, and until what it does
 * after that is done.
 */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    // Some parts come alive only on a page that is touched.
    window.dispatchEvent(new Event('pointerover'));
    const alive = [...document.querySelectorAll('button, input, select, textarea')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    );
    return alive && new Promise<boolean>((done) => requestIdleCallback(() => done(true)));
  });
}

/** Addresses of products in stock, read off a list as a shopper would. */
export async function productsOn(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...new Set([...html.matchAll(/href="(\/product\/[^"]+)"/g)].map((match) => match[1] as string))];
}

/** At the checkout: the goods are collected, in the first shop of the list. */
export async function collectInFirstShop(page: Page) {
  await page.getByRole('radio', { name: 'Hent i butikk' }).check({ force: true });
  await page.getByRole('radiogroup', { name: 'Butikk' }).getByRole('radio').first().check({ force: true });
}

/** The EANs in the cart of this browser. */
export async function cartEans(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  return [
    ...new Set([...stored.replaceAll('\\', '').matchAll(/"ean":"(\d{13})"/g)].map((match) => match[1] as string)),
  ];
}

/** A variant as the database names it. */
export interface VariantRow {
  slug: string;
  ean: string;
}

/** The address of a product with its variant chosen. */
export const addressOf = ({ slug, ean }: VariantRow) => `/product/${encodeURIComponent(slug)}?variant=${ean}`;
