import type { BrowserContext, Page } from '@playwright/test';
import { ready, showMore } from './list-page';
import { expect, open, productsOn, test } from './shop';

test.describe('rule 8.7: without a connection', () => {
  const offline = async (page: Page, context: BrowserContext) => {
    // A page has what it asks for by itself before the connection goes.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
  };
  const told = (page: Page) => expect(page.getByText('Du er uten nett')).toBeVisible();

  test('a link followed without a connection says so, stays, and is followed when it is back', {
    tag: '@phone',
  }, async ({ page, context, browserErrors }) => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.clock.install();
    await open(page, '/sko');
    await offline(page, context);
    await page.getByRole('navigation', { name: 'Brødsmulesti' }).getByRole('link', { name: 'Hjem' }).click();
    await told(page);
    await expect(page).toHaveURL('/sko');
    // Nothing says that a page is on its way.
    await page.clock.fastForward(2000);
    await expect(page.getByText('Henter siden')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page).toHaveURL('/');
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('a search waits for it', async ({ page, context, browserErrors }) => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    await open(page, '/sko');
    const field = page.getByRole('combobox').first();
    await field.fill('telt');
    await offline(page, context);
    await field.press('Enter');
    await told(page);
    await expect(page).toHaveURL('/sko');
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/search\/telt/);
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('the cart waits for the connection until its drawer has loaded', { tag: '@phone' }, async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    await open(page, '/sko');
    await offline(page, context);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /handlekurv|kassen/i })
      .click();
    await told(page);
    await expect(page).toHaveURL('/sko');
    await context.setOffline(false);
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a link keeps the place on the page that it means', async ({ page, context, browserErrors }) => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    const [product] = await productsOn(page.request, '/sko');
    await open(page, product as string);
    await offline(page, context);
    await page.getByRole('main').locator('a[href="/kundeservice#bytte"]').first().click();
    await told(page);
    await context.setOffline(false);
    await expect(page).toHaveURL('/kundeservice#bytte');
  });

  test('a picture that fails shows the placeholder, and loads when the connection is back', { tag: '@phone' }, async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    await ready(page, '/sko');
    const cards = page.locator('main article');
    const before = await cards.count();
    await offline(page, context);
    await showMore(page);
    await expect.poll(() => cards.count()).toBeGreaterThan(before);
    const last = cards.nth(before);
    await last.scrollIntoViewIfNeeded();
    const mountains = last.locator('svg[viewBox="0 0 480 600"]');
    await expect(mountains).toBeVisible();
    await expect(last.locator('picture img')).toHaveCount(0);
    await context.setOffline(false);
    await expect(mountains).toHaveCount(0);
    await expect
      .poll(() => last.locator('picture img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  });

  test('a browser without the Navigation API also stays', async ({ page, context, browserErrors }) => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
    await open(page, '/sko');
    await offline(page, context);
    await page.getByRole('navigation', { name: 'Brødsmulesti' }).getByRole('link', { name: 'Hjem' }).click();
    await told(page);
    await expect(page).toHaveURL('/sko');
    await context.setOffline(false);
    await expect(page).toHaveURL('/');
  });
});
