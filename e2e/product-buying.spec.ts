import type { Page } from '@playwright/test';
import consent from '@/messages/consent.nb.json' with { type: 'json' };
import messages from '@/messages/nb.json' with { type: 'json' };
import { database } from './database';
import { AWAY, onOffer, twoColours } from './products';
import { addressOf, cartEans, expect, hydrated, open, test } from './shop';

const { product: words, shops: shopWords } = messages.client;
const { ways } = messages.product;

const main = (page: Page) => page.getByRole('main');
const sizes = (page: Page) => page.getByRole('group', { name: /^Størrelse/ });
const addButtons = (page: Page) => main(page).getByRole('button', { name: words.add, exact: true });
const buyBar = (page: Page) => page.getByRole('region', { name: words.buyBar });
const sheet = (page: Page) => page.getByRole('dialog', { name: words.reserveTitle });

async function bottom(what: ReturnType<Page['locator']>): Promise<number> {
  const box = await what.first().boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

/** Where the buy bar begins, or the window ends. */
async function foot(page: Page): Promise<number> {
  const bar = buyBar(page);
  const box = (await bar.isVisible()) ? await bar.boundingBox() : null;
  return box?.y ?? page.viewportSize()?.height ?? 0;
}

test.describe('rule 2.80: a product on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'a layout of phones');

  for (const [width, height, what, article] of [
    [390, 844, 'an article', twoColours],
    [390, 844, 'one on offer with stars', onOffer],
    [390, 664, 'one on offer with stars', onOffer],
    [375, 667, 'an article', twoColours],
    [360, 640, 'one on offer with stars', onOffer],
  ] as const)
    test(`at ${width}x${height} name, price and the first sizes of ${what} are on the first screen`, {
      tag: '@phone',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const { slug } = await article();
      await open(page, `/product/${encodeURIComponent(slug)}`);
      // The bar stands only where the page's own button does not.
      await expect(buyBar(page).or(addButtons(page).first()).first()).toBeInViewport();
      const end = await foot(page);
      expect(await bottom(page.getByRole('heading', { level: 1 }))).toBeLessThan(end);
      expect(await bottom(main(page).getByText(/\d\skr$/))).toBeLessThan(end);
      expect(await bottom(sizes(page).locator('label'))).toBeLessThanOrEqual(end);
      const picture = await page.getByRole('region', { name: /^Bilder av/ }).boundingBox();
      expect(picture?.height).toBeLessThanOrEqual(height * 0.55);
      expect(picture?.height).toBeGreaterThan(110);
    });

  test('the pictures have a counter and no thumbnails', { tag: '@phone' }, async ({ page }) => {
    const { slug } = await twoColours();
    await open(page, `/product/${encodeURIComponent(slug)}`);
    await expect(page.getByText(/^1 \/ \d$/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Vis bilde/ })).toHaveCount(0);
  });

  test('the bar disappears when the page’s button is visible', { tag: '@phone' }, async ({ page }) => {
    const { slug } = await twoColours();
    await open(page, `/product/${encodeURIComponent(slug)}`);
    const bar = buyBar(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await addButtons(page).first().scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    // A sliver of the button at the foot of the screen is none.
    await addButtons(page)
      .first()
      .evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - window.innerHeight + 20));
    await expect(bar).toBeVisible();
  });

  test.describe('on a first visit', () => {
    test.use({ asked: true });
    test('only the question about cookies is shown, until it is answered', { tag: '@phone' }, async ({ page }) => {
      const { slug } = await twoColours();
      await open(page, `/product/${encodeURIComponent(slug)}`);
      const banner = page.getByRole('region', { name: consent.banner.title });
      const bar = buyBar(page);
      await expect(banner).toBeVisible();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(bar).toHaveCount(0);
      await banner.getByRole('button', { name: consent.necessary }).click();
      await expect(bar).toBeVisible();
    });
  });
});

test.describe('rule 2.80: without a size', () => {
  for (const act of [words.add, words.reserve])
    test(`"${act}" asks for one where the sizes are`, { tag: '@both' }, async ({ page }) => {
      const { slug } = await twoColours();
      await open(page, `/product/${encodeURIComponent(slug)}`);
      await main(page).getByRole('button', { name: act, exact: true }).first().click();
      const ask = sizes(page).getByText(words.chooseSizeFirst);
      await expect(ask).toBeInViewport();
      await expect(sizes(page).locator('input:focus')).toHaveCount(1);
      await expect(sizes(page)).toHaveAccessibleDescription(words.chooseSizeFirst);
      await sizes(page).locator('input:focus').press('Space');
      await expect(ask).toHaveCount(0);
    });
});

test.describe('rule 2.81: the shipping methods under the buttons', () => {
  test('"Reserver i butikk" opens the shops that have the size; one of them leads to the checkout with it', async ({
    page,
  }) => {
    const { slug, first } = await twoColours();
    await open(page, addressOf({ slug, ean: first }));
    await main(page).getByRole('button', { name: words.reserve, exact: true }).click();
    const rows = sheet(page).getByRole('list', { name: words.stockTitle }).getByRole('listitem');
    await expect(sheet(page)).toContainText(/På lager i \d+ butikk/);
    const place = sheet(page).getByRole('textbox', { name: shopWords.search });
    const town = (await rows.last().getByRole('link').textContent()) ?? '';
    await place.fill(town);
    await place.press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(town);
    await place.fill('9008');
    await expect(rows.first()).toContainText(AWAY);
    await expect(rows.first()).toContainText(/Åpent|Stengt/);
    await expect(rows.first()).toContainText(/Man/);
    const name = (await rows.first().getByRole('link').textContent()) as string;
    await rows.first().getByRole('button', { name: words.reserveHere }).click();
    await expect(page).toHaveURL(/\/checkout/);
    expect(await cartEans(page)).toEqual([first]);
    await expect(page.getByRole('radio', { name: 'Hent i butikk' })).toBeChecked();
    await expect(page.getByRole('radiogroup', { name: 'Butikk' }).locator('input:checked')).toHaveAccessibleName(
      new RegExp(name),
    );
  });

  test('Escape closes the shops, and the focus goes back', { tag: '@phone' }, async ({ page }) => {
    const { slug, first } = await twoColours();
    await open(page, addressOf({ slug, ean: first }));
    const reserve = main(page).getByRole('button', { name: words.reserve, exact: true });
    await reserve.click();
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(reserve).toBeFocused();
    await expect(page).toHaveURL(/\/product\//);
  });

  test('freight and days are those of the checkout', async ({ page }) => {
    const { slug, first } = await twoColours();
    await open(page, addressOf({ slug, ean: first }));
    const told = page.getByRole('region', { name: ways.title });
    await expect(told).toContainText('3 åpningsdager');
    await expect(told).toContainText('10 åpningsdager');
    await expect(told).toContainText('14 dager');
    const sent = await told
      .getByRole('listitem')
      .filter({ hasText: /Hentested|Hjemlevering/ })
      .allTextContents();
    expect(sent.length).toBe(2);
    await addButtons(page).first().click();
    await page.getByRole('dialog').waitFor();
    await open(page, '/checkout');
    for (const way of sent) {
      const [name] = /Hentested|Hjemlevering/.exec(way) ?? [''];
      const [price] = /Gratis$|[\d\s]+,\d\d\skr$/.exec(way) ?? ['?'];
      const told = new RegExp(price.trim().replaceAll(/\s/g, '\\s'));
      await expect(page.getByRole('main').getByRole('radio', { name })).toHaveAccessibleDescription(told);
    }
  });
});

test('rule 4.2: a double click on "Legg i handlekurv" adds what one adds', async ({ page }) => {
  const { slug, first } = await twoColours();
  await open(page, addressOf({ slug, ean: first }));
  await addButtons(page).first().dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').orders[0].count)).toBe(1);
});

test('rule 9.7: the page, its link to all shops and the search count the same shops', async ({ page }) => {
  const [row] = await database(
    (sql) => sql<{ slug: string; name: string; shops: number; other: number }[]>`
      select a.slug, a.name, count(distinct s.shop_id) filter (where s.shop_id <> 55)::int as shops,
        (select id from shops p where not p.web_shop and not exists
          (select from stock x join variants w on w.id = x.variant_id
            where w.article_id = a.id and x.shop_id = p.id and x.qty > 0) limit 1) as other
      from articles a join variants v on v.article_id = a.id join stock s on s.variant_id = v.id and s.qty > 0
      where a.visible and a.can_purchase and v.can_purchase and not a.only_cc
        and (select count(distinct color_id) from variants w where w.article_id = a.id) = 1
      group by a.id having bool_or(s.shop_id = 55) and count(distinct s.shop_id) between 8 and 40
      order by a.id limit 1`,
  );
  const { slug, name, shops, other } = row as { slug: string; name: string; shops: number; other: number };
  // A shop of one's own that has nothing stands in the list, and is not counted.
  await page.addInitScript((id) => localStorage.setItem('myShop', String(id)), other);
  await open(page, `/product/${encodeURIComponent(slug)}`);
  const stock = page.getByRole('region', { name: words.stockTitle });
  const told = `På lager i ${shops} butikker`;
  await expect(stock).toContainText(told);
  await expect(stock.getByRole('listitem').first()).toContainText(words.notHere);
  await stock.getByRole('button', { name: `Vis alle ${shops} butikker` }).click();
  const all = page.getByRole('dialog', { name: new RegExp(`${words.stockTitle}|${words.reserveTitle}`) });
  await expect(all).toContainText(told);
  await expect(all.getByRole('listitem')).toHaveCount(shops + 1);
  await page.keyboard.press('Escape');
  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill(name);
  await expect(page.getByRole('option').filter({ hasText: name }).first()).toContainText(told);
});

test('rule 4.71: a postcode is remembered, here and on another product, until it is emptied', async ({ page }) => {
  const { slug, first } = await twoColours();
  await open(page, addressOf({ slug, ean: first }));
  const field = page.getByRole('region', { name: words.stockTitle }).getByRole('textbox', { name: shopWords.search });
  await field.fill('9008');
  await expect(page.getByRole('region', { name: words.stockTitle }).getByRole('listitem').first()).toContainText(AWAY);
  await page.reload();
  await expect(field).toHaveValue('9008');
  await expect(page.getByRole('region', { name: words.stockTitle }).getByRole('listitem').first()).toContainText(AWAY);
  await field.fill('');
  await page.reload();
  await hydrated(page);
  await expect(field).toHaveValue('');
});
