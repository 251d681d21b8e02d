import type { Browser, Locator, Page } from '@playwright/test';
import messages from '@/messages/nb.json' with { type: 'json' };
import { beCustomer } from './customer';
import { database } from './database';
import { addSomething } from './goods';
import { makeCode } from './promo-code';
import { expect, HELDRE_URL, open, test } from './shop';

const { account, cart, promo } = messages.client;

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error('not on the page');
  return box;
};

/** The product with the longest name there is. */
const longestNamed = () =>
  database(async (sql) => {
    const [row] = await sql<{ slug: string }[]>`
      select slug from articles where visible and can_purchase order by length(name) desc, id limit 1`;
    return (row as { slug: string }).slug;
  });

/** Room under the footer, in whole px. */
const under = (page: Page) =>
  page.evaluate(() => {
    const foot = document.querySelector('footer:last-of-type') as HTMLElement;
    return Math.round(document.documentElement.scrollHeight - window.scrollY - foot.getBoundingClientRect().bottom);
  });

/** A list in the same window, whose scripts never come. */
async function withoutScripts(browser: Browser, like: Page, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ viewport: like.viewportSize(), ...(baseURL ? { baseURL } : {}) });
  await context.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto('/sko', { waitUntil: 'domcontentloaded' });
  return page;
}

test('rule 2.13: a logged-in customer is greeted by name on every page', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await beCustomer(page);
  await open(page, '/sko');
  if (isMobile) await page.getByRole('banner').locator('summary').first().click();
  const greeting = page.getByText(account.hello.replace('{name}', 'Kari'), { exact: true });
  await expect(greeting.filter({ visible: true })).toHaveCount(1);
});

test('rule 2.23: the promo code is typed in the drawer itself, which stays open, with what is wrong at the field', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ 404 .*\/promocodes\/check\//);
  const code = await makeCode('HEROGNA', { name: 'Her og nå' });
  await addSomething(page);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: promo.open }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  const field = drawer.getByRole('textbox', { name: promo.label });
  await expect(field).toBeFocused();
  const apply = drawer.getByRole('button', { name: promo.apply });
  await apply.click();
  await expect(field).toHaveAccessibleDescription(new RegExp(promo.empty));
  await field.fill('finnesikke');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/kjenner ikke/);
  await expect(field).toHaveValue('FINNESIKKE');
  const [beside, below] = await Promise.all([boxOf(apply), boxOf(drawer.getByRole('link', { name: cart.toCheckout }))]);
  expect(beside.width).toBeLessThan(below.width / 2);
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await expect(drawer.getByText(promo.active.replace('{code}', code))).toBeVisible();
  await expect(field).toHaveCount(0);
});

test.describe('layout details', () => {
  test('the heart is round beside the longest name', { tag: '@both' }, async ({ page }) => {
    await open(page, `/product/${encodeURIComponent(await longestNamed())}`);
    const heart = await boxOf(
      page
        .getByRole('main')
        .getByRole('button', { name: /i favoritter$/ })
        .first(),
    );
    expect(Math.round(heart.width)).toBe(Math.round(heart.height));
    expect(heart.width).toBeGreaterThanOrEqual(44);
  });

  test('a phone’s breadcrumb is the link to the product’s list, with its whole name', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const home of ['', HELDRE_URL]) {
      await page.goto(`${home}/klær/jakker`);
      const path = await page.locator('main article a').first().getAttribute('href');
      await open(page, `${home}${path}`);
      const links = page.getByRole('navigation', { name: 'Brødsmulesti' }).getByRole('link');
      await expect(links).toHaveCount(1);
      expect(await links.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0);
      const place = await links.getAttribute('href');
      await links.click();
      await expect(page).toHaveURL(`${home}${place}`);
    }
  });

  test('the breadcrumb is one line, cut with an ellipsis', async ({ page }) => {
    await page.setViewportSize({ width: 1020, height: 700 });
    await open(page, `/product/${encodeURIComponent(await longestNamed())}`);
    const last = page.getByRole('navigation', { name: 'Brødsmulesti' }).getByRole('listitem').last().locator('span');
    // As long as a retailer's names may be.
    await last.evaluate((element) => {
      element.textContent = `${element.textContent} `.repeat(5);
    });
    const { cut, ellipsis, height } = await last.evaluate((element) => ({
      cut: element.scrollWidth > element.clientWidth,
      ellipsis: getComputedStyle(element).textOverflow,
      height: element.getBoundingClientRect().height,
    }));
    expect(cut).toBe(true);
    expect(ellipsis).toBe('ellipsis');
    expect(height).toBeLessThan(30);
  });

  for (const [name, home] of [
    ['Nordvidda', ''],
    ['Heldre', HELDRE_URL],
  ])
    test(`${name}: the footer reaches the foot of the window, also on a short page`, { tag: '@both' }, async ({
      page,
    }) => {
      for (const path of ['/logg-inn', '/klær']) {
        await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 1800 });
        await open(page, `${home}${path}`);
        expect(await under(page), path).toBeLessThanOrEqual(1);
      }
    });

  test.describe('before its scripts and after', () => {
    test('the search box says the same', { tag: '@both' }, async ({ page, browser, baseURL }) => {
      const told = (where: Page) =>
        where
          .getByRole('banner')
          .locator('form')
          .first()
          .evaluate((form) => getComputedStyle(form, '::before').content);
      const bare = await withoutScripts(browser, page, baseURL);
      const before = await told(bare);
      expect(before).toMatch(/^"Søk/);
      await bare.context().close();
      await open(page, '/sko');
      expect(await told(page)).toBe(before);
    });

    test('the toolbar of a list has no gap for the share button', { tag: '@both' }, async ({
      page,
      browser,
      baseURL,
    }) => {
      const room = async (where: Page) => boxOf(where.getByRole('main').locator('[class*="share"]').first());
      const bare = await withoutScripts(browser, page, baseURL);
      await expect(bare.getByRole('main').getByText('Del', { exact: true }).first()).toBeAttached();
      const before = await room(bare);
      await bare.context().close();
      await open(page, '/sko');
      const after = await room(page);
      expect([after.x, after.width].map(Math.round)).toEqual([before.x, before.width].map(Math.round));
    });
  });

  test('a number and its unit stay on one line', async ({ request }) => {
    const slugs = await database(
      (sql) => sql<{ slug: string }[]>`
        select a.slug from articles a where a.visible and a.can_purchase and a.description ~ '[0-9] [0-9]{3} mm'
        order by a.id limit 3`,
    );
    for (const { slug } of slugs) {
      const html = await (await request.get(`/product/${encodeURIComponent(slug)}`)).text();
      const text = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<head>[\s\S]*?<\/head>/, '');
      expect(text.match(/>[^<]*\d \d{3} mm[^<]*</g) ?? [], slug).toEqual([]);
    }
    expect(slugs.length).toBeGreaterThan(0);
  });
});
