import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import consent from '@/messages/consent.nb.json' with { type: 'json' };
import messages from '@/messages/nb.json' with { type: 'json' };
import { fillAddress, fillContact, pay, purchasesOf, RECEIPT } from './checkout';
import { beCustomer, logOut, newcomer } from './customer';
import { addSomething, haveInCart } from './goods';
import { ready } from './list-page';
import { collectInFirstShop, expect, open, productsOn, test } from './shop';

const { words } = messages.checkout;
const question = (page: Page) => page.getByRole('region', { name: consent.banner.title });

/** What a scanner reads of it on the screen. */
async function read(code: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Reserves goods in the first shop, up to the receipt. */
async function reserve(page: Page) {
  await haveInCart(page);
  await page.goto('/checkout');
  await collectInFirstShop(page);
  await fillContact(page);
  await page.getByRole('button', { name: /^Reserver/ }).click();
  await expect(page).toHaveURL(RECEIPT);
}

test('in a browser that darkens pages, codes can be scanned and the page stays light', async ({
  playwright,
  baseURL,
  launchOptions,
}) => {
  const dark = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=forceDarkModeEnabled=true'],
  });
  const page = await dark.newPage({ baseURL, colorScheme: 'dark' });
  await beCustomer(page);
  await page.goto('/konto');
  await question(page).getByRole('button', { name: consent.necessary, exact: true }).click();
  await reserve(page);
  expect(await read(page.getByRole('img', { name: /^QR-kode/ }))).toContain(new URL(page.url()).pathname);
  await page.goto('/konto/reservasjoner');
  await page.getByRole('button', { name: messages.account.words.history.showPass }).first().click();
  expect(await read(page.getByRole('main').getByRole('img', { name: /NV-\d+/ }))).toContain('/kvittering/');
  await page.goto('/konto/kundekort');
  expect(await read(page.getByRole('img', { name: /^QR-kode/ }))).toBeTruthy();
  const { channels } = await sharp(await page.screenshot()).stats();
  for (const { mean } of channels) expect(mean).toBeGreaterThan(128);
  await dark.close();
});

test.describe('rule 8.7: a browser that wrongly reports itself offline', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })),
  );

  test('follows links, searches, filters, and goes to the checkout', async ({ page }) => {
    await ready(page, '/sko');
    await page.getByRole('navigation', { name: 'Brødsmulesti' }).getByRole('link', { name: 'Hjem' }).click();
    await expect(page).toHaveURL('/');
    const field = page.getByRole('combobox').first();
    await field.fill('telt');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\/telt/);
    await page.locator('main article a').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await addSomething(page);
    await page.getByRole('dialog').getByRole('link', { name: messages.client.cart.toCheckout }).click();
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByText(messages.client.alerts.offline)).toHaveCount(0);
  });
});

test.describe('rule 2.34: a stopped navigation to the payment page', () => {
  // Of what a worker asks for, the test hears nothing.
  test.use({ serviceWorkers: 'block' });

  test('leaves the button enabled, and one purchase', async ({ page, browserErrors }) => {
    browserErrors.allow(/ERR_ABORTED|ERR_FAILED/);
    const who = newcomer();
    await haveInCart(page);
    await page.goto('/checkout');
    await fillAddress(page);
    await fillContact(page, who);
    await page.route(/\/sandbox\//, (route) => route.abort('aborted'));
    await page.getByRole('button', { name: /^Betal / }).click();
    await expect(page.getByRole('link', { name: words.waiting.go })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Betal / })).toBeVisible();
    await page.unroute(/\/sandbox\//);
    await pay(page);
    expect(await purchasesOf(who)).toEqual(['open']);
  });
});

test.describe('on a device whose clock is wrong', () => {
  for (const [what, minutes] of [
    ['25 minutes fast', 25],
    ['an hour slow', -60],
  ] as const)
    test(`the goods are shown as held for the right time: ${what}`, async ({ page }) => {
      await page.clock.install({ time: new Date(Date.now() + minutes * 60_000) });
      await haveInCart(page);
      await page.goto('/checkout');
      await fillAddress(page);
      await fillContact(page);
      await pay(page);
      await page.goBack();
      const waiting = page.getByRole('region', { name: words.waiting.title });
      await expect(waiting.getByText(/^Vi holder av varene til deg til kl/)).toBeVisible();
      const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('checkoutAttempt') ?? '{}'));
      await page.goto(`/betaling/${token}`);
      await expect(page.getByText(/Du har 1[345] minutter igjen/)).toBeVisible();
    });
});

test('rule 4.22: the question about cookies disappears from every tab when answered in one', async ({ context }) => {
  await context.clearCookies();
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) {
    await page.goto('/sko');
    await expect(question(page)).toBeVisible();
  }
  await question(one).getByRole('button', { name: consent.necessary, exact: true }).click();
  await expect(question(other)).toHaveCount(0);
});

test('rule 4.15: the next user of a browser sees nothing of a customer', async ({ page, context }) => {
  const who = await beCustomer(page);
  await haveInCart(page);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, '/checkout');
    await tab.getByLabel(words.email, { exact: true }).fill(who.email);
    await tab.getByLabel(words.name).fill('Kari Nordmann');
  }
  await open(page, '/');
  const field = page.getByRole('combobox').first();
  await field.fill('telt');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\/telt/);
  await logOut(page);
  for (const tab of [page, other]) {
    await open(tab, '/checkout');
    await expect(tab.getByLabel(words.email, { exact: true })).toHaveValue('');
    await expect(tab.getByLabel(words.name)).toHaveValue('');
  }
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('recentlySeen'))).toBeNull();
});

test('nothing is fixed or sticky on paper', async ({ page, context }) => {
  const [product] = await productsOn(page.request, '/sko');
  await reserve(page);
  const receipt = new URL(page.url()).pathname;
  await context.clearCookies({ name: 'cookieConsent' });
  for (const path of ['/', '/sko', product as string, '/checkout', receipt, '/personvernerklaering', '/butikker']) {
    await open(page, path);
    await expect(question(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const over = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((one) => /fixed|sticky/.test(getComputedStyle(one).position) && one.checkVisibility())
        .map((one) => one.className || one.tagName),
    );
    expect(over, path).toEqual([]);
    await expect(page.locator('body > :is(header, footer)').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('no field is small enough for a phone to zoom in', { tag: '@phone' }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a mouse enlarges nothing');
  const [product] = await productsOn(page.request, '/sko');
  await haveInCart(page);
  for (const path of [
    '/',
    '/sko',
    product as string,
    '/checkout',
    '/butikker',
    '/registrer',
    '/angre',
    '/favoritter',
  ]) {
    await open(page, path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('input, select, textarea')]
        .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16)
        .map((one) => one.outerHTML),
    );
    expect(small, path).toEqual([]);
  }
});

test('what a browser silently fills into the checkout is sent', async ({ page }) => {
  const who = newcomer();
  await haveInCart(page);
  await page.goto('/checkout');
  await collectInFirstShop(page);
  const fill = (label: string, text: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    }, text);
  await fill(words.name, 'Kari Nordmann');
  await fill(words.phone, who.phone);
  await fill(words.email, who.email);
  await page.getByRole('button', { name: /^Reserver/ }).click();
  await expect(page).toHaveURL(RECEIPT);
  await expect(page.getByText(who.email).first()).toBeVisible();
});
