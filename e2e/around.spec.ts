import type { Page } from '@playwright/test';
import { expect, hydrated, open, productsOn, test } from './shop';

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Brødsmulesti' });
const crumbTexts = (page: Page) => crumbs(page).locator('li').allTextContents();
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let left = 20; left > 0; left--) await new Promise(requestAnimationFrame);
  });
const go = (page: Page, path: string) =>
  page.evaluate(
    (to) => (window as unknown as { next: { router: { push(to: string): void } } }).next.router.push(to),
    path,
  );

/** Scrolls until a card stands in the middle of the window, and follows it. */
async function followCard(page: Page, index: number) {
  const link = page.locator('main article').nth(index).getByRole('heading').getByRole('link');
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await frames(page);
  const left = { y: await scrolled(page), href: await link.getAttribute('href') };
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return left;
}

test.describe('navigation', () => {
  test('rule 11.1: home, category, subcategory, product, with the name and price of its card', {
    tag: '@both',
  }, async ({ page, isMobile }) => {
    await open(page, '/');
    if (isMobile) {
      await page.getByRole('banner').locator('summary[aria-label="Meny"]').click();
      await page.getByRole('banner').locator('summary', { hasText: 'Sko' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Alt i Sko' }).click();
    } else await page.getByRole('banner').getByRole('link', { name: 'Sko', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sko' })).toBeVisible();
    const sub = page.getByRole('navigation', { name: 'Velg innenfor' }).getByRole('link').first();
    const name = (await sub.textContent()) as string;
    await sub.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const card = page.locator('main article').first();
    const title = (await card.getByRole('heading').textContent()) as string;
    const price = /[\d\s]+,\d\d/.exec((await card.textContent()) as string)?.[0].trim() as string;
    await card.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
    expect(await crumbTexts(page)).toEqual(['Hjem', 'Sko', name, title]);
  });

  test('rule 11.2: a product opened directly leads to its category', async ({ page }) => {
    const [path] = await productsOn(page.request, '/sykkel');
    await open(page, path as string);
    const shown = await crumbTexts(page);
    expect(shown.slice(0, 2)).toEqual(['Hjem', 'Sykkel']);
    const nearest = shown.at(-2) as string;
    await crumbs(page).getByRole('link', { name: nearest, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: nearest })).toBeVisible();
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('rule 11.3: a category has name, breadcrumb and products, and leads home', async ({ page }) => {
    await open(page, '/sko');
    await expect(page.getByRole('heading', { level: 1, name: 'Sko' })).toBeVisible();
    expect(await crumbTexts(page)).toEqual(['Hjem', 'Sko']);
    expect(await page.locator('main article').count()).toBeGreaterThan(10);
    await crumbs(page).getByRole('link', { name: 'Hjem' }).click();
    await expect(page).toHaveURL('/');
  });

  test('rule 11.3: an unknown address shows the designed 404 with search, also by client navigation', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/ 404 .*\/sko\/finnes-ikke/);
    await open(page, '/sko');
    await go(page, '/sko/finnes-ikke');
    await expect(page.getByRole('heading', { level: 1, name: 'Her er det ingen sti' })).toBeVisible();
    // On a phone the header's box is in view: one is enough.
    const isPhone = (page.viewportSize()?.width ?? 0) < 1020;
    await expect(page.getByRole('combobox', { name: 'Søk i butikken' })).toHaveCount(isPhone ? 1 : 2);
    await expect(page.getByRole('main').locator('svg[viewBox="0 0 640 440"]')).toBeVisible();
    expect((await page.request.get('/sko/finnes-ikke')).status()).toBe(404);
  });
});

test.describe('rule 4.24: the breadcrumb trail', () => {
  test('rule 11.11: a product has the breadcrumb of the list it was reached through, and its own when opened directly', async ({
    page,
    context,
  }) => {
    const [path] = await productsOn(page.request, '/sko');
    const link = () => page.locator(`main article a[href="${path}"]`).first();
    await open(page, '/sko');
    await link().click();
    await expect(page).toHaveURL(path as string);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) as string;
    expect(await crumbTexts(page)).toEqual(['Hjem', 'Sko', title]);

    const query = encodeURIComponent(title);
    await go(page, `/search/${query}`);
    await link().click();
    await expect(page).toHaveURL(path as string);
    await expect.poll(() => crumbTexts(page)).toEqual(['Hjem', 'Søk', title]);

    const direct = await context.newPage();
    await open(direct, path as string);
    const own = await crumbTexts(direct);
    expect(own.length).toBeGreaterThan(3);
    expect(own.slice(0, 2)).toEqual(['Hjem', 'Sko']);
  });

  test('is kept over a reload, without a layout shift, and the JSON-LD stays the default with whole addresses', async ({
    page,
    baseURL,
  }) => {
    await open(page, '/herre');
    await followCard(page, 3);
    expect((await crumbTexts(page)).slice(0, 2)).toEqual(['Hjem', 'Herre']);
    await page.reload();
    await expect.poll(async () => (await crumbTexts(page)).slice(0, 2)).toEqual(['Hjem', 'Herre']);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
        }),
    );
    expect(shift).toBeLessThan(0.01);
    const lists = await page.locator('script[type="application/ld+json"]').allTextContents();
    const list = lists.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'BreadcrumbList');
    expect(list.itemListElement[0].item).toBe(`${baseURL}/`);
    expect(list.itemListElement[1].item).toContain(`${baseURL}/`);
    expect(list.itemListElement.map((one: { name: string }) => one.name)).not.toContain('Herre');
  });

  test('lives in session storage as name, params, title and scroll position, and a crumb leads back to it', async ({
    page,
  }) => {
    await open(page, '/sko');
    const { y } = await followCard(page, 9);
    const trail = await page.evaluate(() => JSON.parse(sessionStorage.getItem('breadcrumbs') ?? '[]'));
    expect(trail).toHaveLength(2);
    expect(trail[0]).toEqual({ name: 'category', params: { categoryName: 'sko' }, title: 'Sko', scrollPosition: y });
    expect(trail[1]).toMatchObject({ name: 'product', scrollPosition: 0 });
    await crumbs(page).getByRole('link', { name: 'Sko', exact: true }).click();
    await expect(page).toHaveURL('/sko');
    await expect.poll(() => scrolled(page)).toBe(y);
  });

  test('is cleared by other pages', async ({ page }) => {
    await open(page, '/sko');
    await followCard(page, 0);
    await go(page, '/om-oss');
    await expect(page).toHaveURL('/om-oss');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('breadcrumbs'))).toBe('[]');
  });
});

test.describe('rule 2.9: scrolling', () => {
  test('rule 11.9: scroll, open a product (top), Back (same place and link), forward (top)', { tag: '@phone' }, async ({
    page,
  }) => {
    await open(page, '/sko');
    const { y, href } = await followCard(page, 10);
    expect(y).toBeGreaterThan(300);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(y);
    await expect(page.locator(`main article a[href="${href}"]`).first()).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL(/\/product\//);
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('a reload keeps the position, and Back after it leads to the card', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/sko');
    const { y, href } = await followCard(page, 8);
    await page.evaluate(() => window.scrollTo({ top: 350, behavior: 'instant' }));
    await frames(page);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrolled(page)).toBe(350);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(y);
    await expect(page.locator(`main article a[href="${href}"]`).first()).toBeFocused();
  });

  test('a saved position waits for a list that is still loading', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/sko');
    const { y } = await followCard(page, 10);
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('i'), { id: 'laster' })));
    await page.evaluate(() => document.getElementById('laster')?.setAttribute('data-loading', ''));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Sko' })).toBeVisible();
    await frames(page);
    expect(await scrolled(page)).not.toBe(y);
    await page.evaluate(() => document.getElementById('laster')?.remove());
    await expect.poll(() => scrolled(page)).toBe(y);
  });

  test('the shopper’s own scrolling cancels the restoration', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/sko');
    const { y } = await followCard(page, 10);
    await page.evaluate(() => document.body.setAttribute('data-loading', ''));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Sko' })).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
    await page.evaluate(() => document.body.removeAttribute('data-loading'));
    await frames(page);
    expect(await scrolled(page)).not.toBe(y);
  });

  for (const [from, path, id] of [
    ['/', '/kundeservice', 'frakt'],
    ['/om-oss', '/product', 'omtaler'],
  ] as const) {
    test(`a hash target is scrolled to 80 px below the header's foot: ${path}#${id}`, { tag: '@both' }, async ({
      page,
    }) => {
      const [product] = await productsOn(page.request, '/sko');
      const address = path === '/product' ? product : path;
      await open(page, from);
      await go(page, `${address}#${id}`);
      await expect(page).toHaveURL(`${address}#${id}`);
      const below = () =>
        page.evaluate((name) => {
          const foot = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          return Math.abs((document.getElementById(name)?.getBoundingClientRect().top ?? 0) - foot - 80);
        }, id);
      await expect.poll(below).toBeLessThanOrEqual(2);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
      await page.reload();
      await expect.poll(below).toBeLessThanOrEqual(2);
    });
  }
});
