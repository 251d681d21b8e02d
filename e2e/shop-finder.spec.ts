import type { Page } from '@playwright/test';
import { findings } from './axe';
import { expect, open, test } from './shop';

const region = (page: Page, name: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name }) });
const dots = (page: Page) => page.locator('main svg a');
const row = (page: Page, name: string) =>
  page.locator('main li').filter({ has: page.getByRole('link', { name, exact: true }) });

/** The middle of a shop's dot on the screen. */
const dotOf = (page: Page, slug: string) =>
  page.locator(`main svg a[href="/butikker/${slug}"] path`).last().boundingBox();

test.describe('rule 2.42: the shop finder', () => {
  test('holds every shop, folded', { tag: '@both' }, async ({ page, isMobile }) => {
    await open(page, '/butikker');
    const links = page.locator('main li a[href^="/butikker/"]');
    expect(await links.count()).toBe(await dots(page).count());
    expect(await links.count()).toBeGreaterThan(40);
    const { screens } = await page.evaluate(() => ({
      screens: document.documentElement.scrollHeight / window.innerHeight,
    }));
    expect(screens).toBeLessThanOrEqual(isMobile ? 5 : 2.5);
    await region(page, 'Nordland').locator('summary').click();
    await expect(page.getByRole('link', { name: 'Nordvidda Bodø' })).toBeVisible();
    await region(page, 'Trøndelag').locator('summary').click();
    await expect(page.getByRole('link', { name: 'Nordvidda Bodø' })).toBeHidden();
    expect(await findings(page)).toEqual([]);
  });

  test('an open region zooms the map, and closing it zooms out', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/butikker');
    const between = async () => {
      const [a, b] = [await dotOf(page, 'oslo-torggata'), await dotOf(page, 'oslo-bryn')];
      return Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
    };
    const far = await between();
    await region(page, 'Oslo').locator('summary').click();
    await expect.poll(between).toBeGreaterThan(far * 3);
    await expect(page.locator('main svg path[data-closer]')).toHaveCount(1);
    await region(page, 'Oslo').locator('summary').click();
    await expect.poll(between).toBeLessThan(far * 1.5);
    await expect(page.locator('main svg path[data-closer]')).toHaveCount(0);
  });

  test('a shop hovered in the list is marked on the map, and vice versa', { tag: '@both' }, async ({
    page,
    isMobile,
  }) => {
    await open(page, '/butikker');
    await region(page, 'Nordland').locator('summary').click();
    // The pointer that has opened the region lies on no shop.
    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: 'Nordvidda Narvik' }).focus();
    await expect(page.locator('main svg a[data-active]')).toHaveAttribute('href', '/butikker/narvik');
    await page.getByRole('link', { name: 'Nordvidda Narvik' }).blur();
    await expect(page.locator('main svg a[data-active]')).toHaveCount(0);
    await page.locator('main svg', { has: page.locator('a') }).scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        const { x = 0, y = 0, width = 0, height = 0 } = (await dotOf(page, 'mo-i-rana')) ?? {};
        const at = [x + width / 2, y + height / 2] as const;
        if (isMobile) await page.touchscreen.tap(...at);
        else await page.mouse.move(...at);
        return row(page, 'Nordvidda Mo i Rana').getAttribute('data-active');
      })
      .toBe('');
    await expect(page).toHaveURL('/butikker');
    const { x = 0, y = 0, width = 0, height = 0 } = (await dotOf(page, 'mo-i-rana')) ?? {};
    if (isMobile) await page.touchscreen.tap(x + width / 2, y + height / 2);
    else await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page).toHaveURL('/butikker/mo-i-rana');
  });

  test('a postcode puts the nearest first and shows where it lies', async ({ page }) => {
    await open(page, '/butikker');
    await page.getByLabel('Postnummer, sted eller butikk').fill('5003');
    await expect(page.getByRole('status').filter({ hasText: 'nærmest 5003 Bergen først' })).toBeVisible();
    await expect(page.locator('main li h2').first()).toContainText('Bergen');
    await expect(page.locator('main').getByText('Den blå sirkelen er 5003 Bergen.')).toBeVisible();
    const shown = page.locator('main li h2');
    const first = await shown.count();
    await page.getByRole('button', { name: /^Vis \d+ butikker til$/ }).click();
    expect(await shown.count()).toBe(await dots(page).count());
    expect(first).toBeLessThan(10);
  });

  test('a search is kept over Back from a shop and a reload', async ({ page }) => {
    await open(page, '/butikker');
    const field = page.getByLabel('Postnummer, sted eller butikk');
    await field.fill('8006');
    await expect(page.getByRole('status').filter({ hasText: 'nærmest 8006' })).toBeVisible();
    await expect(page).toHaveURL('/butikker?q=8006');
    await page.locator('main li h2 a').first().click();
    await expect(page).toHaveURL(/\/butikker\/[^?]+$/);
    await page.goBack();
    await expect(field).toHaveValue('8006');
    await expect(page.locator('main li h2').first()).toContainText('Bodø');
    await page.reload();
    await expect(page.locator('main li h2').first()).toContainText('Bodø');
    await page.getByRole('button', { name: 'Tøm feltet' }).click();
    await expect(field).toBeFocused();
    await expect(page).toHaveURL('/butikker');
  });

  test('a search without results says so and keeps the list', async ({ page }) => {
    await open(page, '/butikker');
    const regions = await page.locator('main details').count();
    await page.getByLabel('Postnummer, sted eller butikk').fill('Atlantis');
    await expect(page.getByRole('status').filter({ hasText: 'Vi fant ingen butikk for' })).toBeVisible();
    await expect(page.locator('main details')).toHaveCount(regions);
  });

  test('without scripts the regions open and the dots lead to their shops', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
    const page = await context.newPage();
    await page.goto('/butikker');
    await region(page, 'Vestland sør').locator('summary').click();
    await expect(page.getByRole('link', { name: 'Nordvidda Voss' })).toBeVisible();
    await expect(page.locator('main svg a[href="/butikker/voss"]')).toHaveCount(1);
    await context.close();
  });

  test('at 320 px nothing scrolls sideways', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/butikker?q=5003');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
