import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './shop';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let left = 20; left > 0; left--) await new Promise(requestAnimationFrame);
  });

/** The script that keeps positions comes when it is let go. */
async function holdScript(page: Page) {
  const script = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('scrollRestoration')) await script.promise;
    await route.fulfill({ response });
  });
  return script.resolve;
}

/** Scrolls to a card of the list. */
async function toCard(page: Page, index: number) {
  const link = page.locator('main article').nth(index).getByRole('heading').getByRole('link');
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const y = await scrolled(page);
  expect(y).toBeGreaterThan(300);
  return { link, y };
}

/** Opens a list whose script that keeps positions, and whose products, come when they are let go; scrolls to a card. */
async function scrolledTo(page: Page, index: number) {
  const letScript = await holdScript(page);
  const product = Promise.withResolvers<void>();
  await page.route('**/product/**', async (route) => {
    await product.promise;
    await route.continue();
  });
  await page.goto('/sko');
  await hydrated(page);
  const card = await toCard(page, index);
  expect(await keeps(page)).toBe(false);
  return { ...card, letScript, letProduct: product.resolve };
}

/** Whether the script has come: from then on the browser does not scroll by itself. */
const keeps = (page: Page) => page.evaluate(() => history.scrollRestoration === 'manual');

test.describe('rule 2.9: the position is restored when the script that stores it loaded', () => {
  // A page goes on asking for scripts after its test.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('after the click on a link, before its page: with the focus on the link', { tag: '@phone' }, async ({
    page,
  }) => {
    const { link, y, letScript, letProduct } = await scrolledTo(page, 10);
    await link.click();
    letScript();
    await expect.poll(() => keeps(page)).toBe(true);
    letProduct();
    await expect(page).toHaveURL(/\/product\//);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(y);
    await expect(link).toBeFocused();
  });

  test('after the link’s page was shown, also with a list that loads slowly', { tag: '@phone' }, async ({ page }) => {
    const { link, y, letScript, letProduct } = await scrolledTo(page, 10);
    await link.click();
    letProduct();
    await expect(page).toHaveURL(/\/product\//);
    await expect.poll(() => scrolled(page)).toBe(0);
    letScript();
    await expect.poll(() => keeps(page)).toBe(true);
    await page.evaluate(() => document.body.setAttribute('data-loading', ''));
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(y);
    await page.evaluate(() => document.body.removeAttribute('data-loading'));
    await frames(page);
    expect(await scrolled(page)).toBe(y);
  });

  test('after scrolling, when the page is left without a link in it', { tag: '@phone' }, async ({ page }) => {
    const { y, letScript } = await scrolledTo(page, 10);
    letScript();
    await expect.poll(() => keeps(page)).toBe(true);
    await page.evaluate(() =>
      (window as unknown as { next: { router: { push(to: string): void } } }).next.router.push('/om-oss'),
    );
    await expect(page).toHaveURL('/om-oss');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(y);
  });

  test('after a reload and a step back', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/sko');
    await hydrated(page);
    await expect.poll(() => keeps(page)).toBe(true);
    const { link, y } = await toCard(page, 10);
    await link.click();
    await expect(page).toHaveURL(/\/product\//);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 350, behavior: 'instant' }));
    await frames(page);
    const letScript = await holdScript(page);
    await page.reload();
    await hydrated(page);
    expect(await keeps(page)).toBe(false);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Sko' })).toBeVisible();
    letScript();
    await expect.poll(() => scrolled(page)).toBe(y);
    await expect(link).toBeFocused();
  });
});
