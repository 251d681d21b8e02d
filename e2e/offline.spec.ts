import type { Locator, Page } from '@playwright/test';
import messages from '@/messages/nb.json' with { type: 'json' };
import { findings } from './axe';
import { fillContact } from './checkout';
import { addSomething, haveInCart } from './goods';
import { collectInFirstShop, expect, open, test } from './shop';

const { offline: words } = messages.client;

/** Until the worker has kept its page. */
const kept = (page: Page) =>
  expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/frakoblet')))).toBe(true);

/** Until the receipt is kept with its pass. */
const passKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await caches.keys()).some((cache) => cache.startsWith('pass-'))))
    .toBe(true);

/** What is had of it in the first shop; answers its number. */
async function reserve(page: Page): Promise<string> {
  await haveInCart(page);
  await page.goto('/checkout');
  await collectInFirstShop(page);
  await fillContact(page);
  await page.getByRole('button', { name: /^Reserver/ }).click();
  await expect(page).toHaveURL(/\/kvittering\//);
  return /NV-\d+/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] as string;
}

/** 0 while it has not come. */
const naturalWidth = (picture: Locator) => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth);

/** As if the shop had never been opened on this device. */
const forgetDevice = (page: Page) =>
  page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
    localStorage.clear();
  });

test.describe('rule 2.61: offline', () => {
  test('offline the cart shows without prices, and the page opens when the network is back', { tag: '@phone' }, async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    await addSomething(page);
    const shown = page.getByRole('dialog').getByRole('listitem').locator('img').first();
    await expect.poll(() => naturalWidth(shown)).toBeGreaterThan(0);
    const name = (await page.getByRole('dialog').getByRole('listitem').getByRole('link').first().textContent()) ?? '';
    await kept(page);
    await context.setOffline(true);
    await page.goto('/sko?kjonn=2');
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText(name.trim())).toBeVisible();
    expect(await main.textContent()).not.toMatch(/\d,\d\d|kr\b/);
    // The browser has the picture from the drawer still.
    const picture = main.getByRole('listitem').locator('img').first();
    await expect.poll(() => naturalWidth(picture)).toBeGreaterThan(0);
    const drawing = await main.locator('svg[viewBox="0 0 640 440"]').boundingBox();
    const { width } = page.viewportSize() ?? { width: 0 };
    expect((drawing?.x ?? 0) + (drawing?.width ?? 0)).toBeGreaterThan(width * 0.9);
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await context.setOffline(false);
    await expect(page).toHaveURL('/sko?kjonn=2');
    await expect(page.getByRole('heading', { level: 1, name: 'Sko' })).toBeVisible();
  });

  test('offline the pass of a reservation is one press away', { tag: '@phone' }, async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    const number = await reserve(page);
    await kept(page);
    await passKept(page);
    await context.setOffline(true);
    await page.goto('/');
    await page.getByRole('link', { name: new RegExp(number) }).click();
    await expect(page).toHaveURL(/\/kvittering\//);
    await expect(page.getByText(number).first()).toBeVisible();
  });

  test('a pass alone keeps the offline page, without goods in the cart', { tag: '@phone' }, async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    const number = await reserve(page);
    const receipt = new URL(page.url()).pathname;
    await forgetDevice(page);
    await open(page, receipt);
    await passKept(page);
    await kept(page);
    // As it was before a pass counted: the page for without a net comes with the next page of the shop.
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.unregister());
    await page.evaluate(() => caches.delete('offline-1'));
    await open(page, '/sko');
    await kept(page);
    await context.setOffline(true);
    await page.goto('/');
    await page.getByRole('link', { name: new RegExp(number) }).click();
    await expect(page).toHaveURL(receipt);
    await expect(page.getByText(number).first()).toBeVisible();
  });

  test('nothing is kept without goods or the installed app', async ({ page }) => {
    await open(page, '/sko');
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]),
    ).toEqual([[], 0]);
  });

  test('a foreign address is not followed', async ({ page }) => {
    await open(page, '/frakoblet?til=//evil.example/');
    await page.getByRole('button', { name: words.again }).click();
    await expect(page).toHaveURL('/');
  });
});

test('rule 2.60: the page names its manifest, and it exists', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, address] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
  const answer = await request.get(address as string);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest.short_name).toBe('Nordvidda');
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBeLessThan(400);
});
