import type { Page } from '@playwright/test';
import fields from '@/messages/fields.nb.json' with { type: 'json' };
import messages from '@/messages/nb.json' with { type: 'json' };
import { database } from './database';
import { AWAY, twoColours } from './products';
import { addressOf, cartEans, expect, open, test, type VariantRow } from './shop';

const { product: words, shops: shopWords, stockAlert } = messages.client;

/** A sold-out size of an article that can be had in another of that colour. */
const soldOutSize = () =>
  database(async (sql) => {
    const [row] = await sql<VariantRow[]>`
      select a.slug, v.ean from articles a join variants v on v.article_id = a.id
      where a.visible and a.can_purchase
        and not exists (select from stock where variant_id = v.id and qty > 0)
        and exists (select from variants w join stock s on s.variant_id = w.id and s.qty > 0
          where w.article_id = a.id and w.color_id = v.color_id)
      order by a.id, v.id limit 1`;
    return row as VariantRow;
  });

const size = (page: Page) => page.getByRole('group', { name: /^Størrelse/ }).locator('input:checked');

test.describe('rule 11.19: sold out', () => {
  test('rule 2.27: a sold-out size says so, cannot be bought, and offers an alert by email', async ({ page }) => {
    const row = await soldOutSize();
    await open(page, addressOf(row));
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: words.variantSoldOut }).first()).toBeDisabled();
    expect(await size(page).getAttribute('aria-label')).toContain('utsolgt');
    await page.getByRole('button', { name: stockAlert.send }).click();
    const email = main.getByRole('textbox', { name: stockAlert.email });
    await expect(email).toBeFocused();
    await expect(page.getByText(fields.email_required)).toBeVisible();
    await email.fill('kari@');
    await page.getByRole('button', { name: stockAlert.send }).click();
    await expect(page.getByText(fields.email_invalid)).toBeVisible();
    await email.fill('Kari.Venter@example.no');
    await page.getByRole('button', { name: stockAlert.send }).click();
    await expect(page.getByText(stockAlert.done.replace('{email}', 'Kari.Venter@example.no'))).toBeVisible();
    const kept = await database((sql) => sql`select email from stock_alerts where ean = ${row.ean}`);
    expect(kept.map((alert) => alert.email)).toEqual(['kari.venter@example.no']);
    await database((sql) => sql`delete from stock_alerts where ean = ${row.ean}`);
  });

  test('rule 2.80: an available size has the bar only while the button is out of view', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a layout of phones');
    await open(page, addressOf(await soldOutSize()));
    const bar = page.getByRole('region', { name: words.buyBar });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar).toHaveCount(0);
    const sizes = page.getByRole('group', { name: /^Størrelse/ });
    await sizes.locator('input:enabled:not([aria-label*="utsolgt"])').first().check();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: words.add, exact: true }).first().scrollIntoViewIfNeeded();
    await expect(bar).toHaveCount(0);
  });

  test('a sold-out article says so, and the last pieces are counted', async ({ page }) => {
    const [soldOut] = await database(
      (sql) => sql<VariantRow[]>`
        select slug, min(v.ean) as ean from articles a join variants v on v.article_id = a.id
        where a.visible and a.can_purchase and not exists (select from stock s join variants w on w.id = s.variant_id
          where w.article_id = a.id and s.qty > 0) group by a.id, slug order by a.id limit 1`,
    );
    await open(page, `/product/${encodeURIComponent(soldOut?.slug as string)}`);
    await expect(
      page.getByRole('main').getByRole('button', { name: words.soldOut, exact: true }).first(),
    ).toBeDisabled();
    await expect(page.getByText(words.stockNone)).toBeVisible();
    // Nor is it told how one would get it, and no bar offers it.
    await expect(page.getByRole('region', { name: messages.product.ways.title })).toHaveCount(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: words.buyBar })).toHaveCount(0);
    const [few] = await database(
      (sql) => sql<VariantRow[]>`
        select a.slug, v.ean from articles a join variants v on v.article_id = a.id join stock s on s.variant_id = v.id
        where a.visible and a.can_purchase group by a.slug, v.ean
        having sum(s.qty) between 2 and 5 and not bool_or(s.shop_id = 55) order by v.ean limit 1`,
    );
    await open(page, addressOf(few as VariantRow));
    await expect(page.getByText(/Bare \d igjen i alt/)).toBeVisible();
  });
});

test('rule 11.20: the count by buttons and by field, capped by the limit and by the first shop', async ({ page }) => {
  const [row] = await database(
    (sql) => sql<(VariantRow & { cap: number })[]>`
      select a.slug, v.ean, least(a.web_purchase_limit, max(s.qty))::int as cap from articles a
      join variants v on v.article_id = a.id join stock s on s.variant_id = v.id
      where a.visible and a.can_purchase and v.can_purchase group by a.id, v.ean having max(s.qty) between 3 and 6
      order by v.ean limit 1`,
  );
  const { cap, ...at } = row as VariantRow & { cap: number };
  await open(page, addressOf(at));
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: words.count, exact: true });
  const more = main.getByRole('button', { name: words.more, exact: true });
  await more.click();
  await expect(field).toHaveValue('2');
  await main.getByRole('button', { name: words.less, exact: true }).click();
  await expect(main.getByRole('button', { name: words.less, exact: true })).toHaveAttribute('aria-disabled', 'true');
  await field.fill('99');
  await field.press('Enter');
  await expect(field).toHaveValue(String(cap));
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await more.click({ force: true });
  await expect(field).toHaveValue(String(cap));
  await expect(main.getByText(/^(Bare \d+ på lager|Maks \d+ per kunde)/)).toBeVisible();
  await main.getByRole('button', { name: words.add }).first().click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toContainText(`${cap} varer`);
});

test('"Reserver i butikk" puts it in the cart once and goes to the checkout', async ({ page }) => {
  const { slug, first } = await twoColours();
  for (let again = 0; again < 2; again++) {
    await open(page, addressOf({ slug, ean: first }));
    await page.getByRole('main').getByRole('button', { name: words.reserve, exact: true }).click();
    const shops = page.getByRole('dialog', { name: words.reserveTitle });
    await shops.getByRole('button', { name: words.reserveHere }).first().click();
    await expect(page).toHaveURL(/\/checkout/);
  }
  expect(await cartEans(page)).toEqual([first]);
  await expect(page.getByRole('link', { name: /Gå til kassen/ })).toContainText('1');
});

test('rule 2.28: stock per shop: my shop first, then by distance from a postcode', async ({ page }) => {
  const { slug, first } = await twoColours();
  await open(page, addressOf({ slug, ean: first }));
  const stock = page.getByRole('region', { name: words.stockTitle });
  await stock.getByRole('textbox', { name: shopWords.search }).fill('N-9008');
  await expect(stock.getByRole('listitem').first()).toContainText(AWAY);
  await stock.getByRole('button', { name: /^Vis alle/ }).click();
  const all = page.getByRole('dialog', { name: words.reserveTitle }).getByRole('listitem');
  await expect(all.nth(3)).toContainText(AWAY);
  const metres = (await all.allTextContents()).map((text) => {
    const [, figure = '', kilo] = AWAY.exec(text) ?? [];
    return Number(figure.replace(/\s/g, '').replace(',', '.')) * (kilo ? 1000 : 1);
  });
  expect(metres.length).toBeGreaterThan(3);
  expect(metres).toEqual([...metres].sort((a, b) => a - b));
  const last = all.last();
  const name = (await last.getByRole('link').textContent()) as string;
  await last.getByRole('button', { name: new RegExp(words.reserveHere) }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await open(page, addressOf({ slug, ean: first }));
  await expect(stock.getByRole('listitem').first()).toContainText(`${name} ${words.myShop}`);
});
