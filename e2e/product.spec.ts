import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import messages from '../messages/nb.json' with { type: 'json' };
import { database } from './database';
import { cartEans, expect, open, productsOn, test } from './shop';

const { product: words, stockAlert, reviewForm, fields, share, favourites } = messages.client;
const { register } = messages.account.words;
const PASSWORD = 'en lang tur i regnet';

interface Row {
  slug: string;
  ean: string;
}

/** An address of the first row of a query, with its variant chosen. */
const addressOf = ({ slug, ean }: Row) => `/product/${encodeURIComponent(slug)}?variant=${ean}`;

/** Two variants of one article that can be had, in different colours with pictures of their own. */
const twoColours = () =>
  database(async (sql) => {
    const [row] = await sql<{ slug: string; first: string; second: string }[]>`
      select a.slug, v.ean as first, w.ean as second from articles a
      join variants v on v.article_id = a.id join variants w on w.article_id = a.id and w.color_id <> v.color_id
      where a.visible and a.can_purchase and v.size_id <> w.size_id and v.image is not null and w.image is not null
        and exists (select from stock where variant_id = v.id and qty > 0 and shop_id <> 55)
        and exists (select from stock where variant_id = w.id and qty > 0 and shop_id <> 55)
      order by a.id, v.id, w.id limit 1`;
    return row as { slug: string; first: string; second: string };
  });

/** A sold-out variant of an article that can otherwise be had. */
const soldOutSize = () =>
  database(async (sql) => {
    const [row] = await sql<Row[]>`
      select a.slug, v.ean from articles a join variants v on v.article_id = a.id
      where a.visible and a.can_purchase
        and not exists (select from stock where variant_id = v.id and qty > 0)
        and exists (select from variants w join stock s on s.variant_id = w.id and s.qty > 0 where w.article_id = a.id)
      order by a.id, v.id limit 1`;
    return row as Row;
  });

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
    return (await axe.run()).violations.map(({ id }) => id);
  });
}

const gallery = (page: Page) => page.getByRole('region', { name: /^Bilder av/ });
const firstPicture = (page: Page) => gallery(page).getByRole('img').first();
const size = (page: Page) => page.getByRole('group', { name: /^Størrelse/ }).locator('input:checked');

test.describe('scenario 18: the variant is in the address', () => {
  test('the address opens it; another one changes the pictures; Back returns; forward again', async ({ page }) => {
    const { slug, first, second } = await twoColours();
    await open(page, addressOf({ slug, ean: first }));
    const colour = page.getByRole('group', { name: /^Farge/ }).locator('input:checked');
    const before = { name: await colour.getAttribute('aria-label'), src: await firstPicture(page).getAttribute('src') };
    await page.goto(addressOf({ slug, ean: second }));
    await page.waitForLoadState('networkidle');
    await expect(firstPicture(page)).not.toHaveAttribute('src', before.src as string);
    const chosen = { size: await size(page).getAttribute('aria-label'), url: page.url() };

    await page.getByRole('radio', { name: before.name as string, exact: true }).check({ force: true });
    await expect(page).toHaveURL(/variant=\d{13}/);
    await expect(firstPicture(page)).toHaveAttribute('src', before.src as string);
    expect(page.url()).not.toBe(chosen.url);
    await page.goBack();
    await expect(page).toHaveURL(chosen.url);
    await expect(firstPicture(page)).not.toHaveAttribute('src', before.src as string);
    expect(await size(page).getAttribute('aria-label')).toBe(chosen.size);
    await page.goForward();
    await expect(firstPicture(page)).toHaveAttribute('src', before.src as string);
  });

  test('what is shared is the variant one sees; the link is copied with a notice (spec §2)', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { slug, first } = await twoColours();
    await open(page, addressOf({ slug, ean: first }));
    await page.evaluate(() => {
      // A phone shares by itself; here the links are what is looked at.
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    });
    await page.locator('summary').filter({ hasText: share.share }).click();
    await page.getByRole('button', { name: share.copy }).click();
    await expect(page.getByText('Link Kopiert!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`variant=${first}`);
    await expect(page.getByText('Link Kopiert!')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(`variant=${first}`)),
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: share.copy })).toBeHidden();
  });

  test('a phone shares its own way, with the variant (scenario 52)', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'only where the pointer is a finger');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (what: unknown) => Object.assign(window, { shared: what }),
      });
    });
    const { slug, first } = await twoColours();
    await open(page, addressOf({ slug, ean: first }));
    await page.locator('summary').filter({ hasText: share.share }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: { url: string } }).shared);
    expect(shared.url).toContain(`variant=${first}`);
  });
});

test.describe('scenario 19: what is sold out', () => {
  test('a size says so, cannot be bought, and takes an address to write to', async ({ page }) => {
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
    await database((sql) => sql`delete from stock_alerts`);
  });

  test('an article says so, and few left are counted', async ({ page }) => {
    const [soldOut] = await database(
      (sql) => sql<Row[]>`
        select slug, min(v.ean) as ean from articles a join variants v on v.article_id = a.id
        where a.visible and a.can_purchase and not exists (select from stock s join variants w on w.id = s.variant_id
          where w.article_id = a.id and s.qty > 0) group by a.id, slug order by a.id limit 1`,
    );
    await open(page, `/product/${encodeURIComponent(soldOut?.slug as string)}`);
    await expect(
      page.getByRole('main').getByRole('button', { name: words.soldOut, exact: true }).first(),
    ).toBeDisabled();
    await expect(page.getByText(words.stockNone)).toBeVisible();
    const [few] = await database(
      (sql) => sql<Row[]>`
        select a.slug, v.ean from articles a join variants v on v.article_id = a.id join stock s on s.variant_id = v.id
        where a.visible and a.can_purchase group by a.slug, v.ean
        having sum(s.qty) between 2 and 5 and not bool_or(s.shop_id = 55) order by v.ean limit 1`,
    );
    await open(page, addressOf(few as Row));
    await expect(page.getByText(/Bare \d igjen i alt/)).toBeVisible();
  });
});

test('scenario 20: the count by buttons and by field, capped by the limit and by the first shop', async ({ page }) => {
  const [row] = await database(
    (sql) => sql<(Row & { cap: number })[]>`
      select a.slug, v.ean, least(a.web_purchase_limit, max(s.qty))::int as cap from articles a
      join variants v on v.article_id = a.id join stock s on s.variant_id = v.id
      where a.visible and a.can_purchase and v.can_purchase group by a.id, v.ean having max(s.qty) between 3 and 6
      order by v.ean limit 1`,
  );
  const { cap, ...at } = row as Row & { cap: number };
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
    await expect(page).toHaveURL(/\/checkout/);
  }
  expect(await cartEans(page)).toEqual([first]);
  await expect(page.getByRole('link', { name: /Gå til kassen/ })).toContainText('1');
});

test('stock per shop: my shop first, then by distance from a postcode', async ({ page }) => {
  const { slug, first } = await twoColours();
  await open(page, addressOf({ slug, ean: first }));
  const stock = page.getByRole('region', { name: words.stockTitle });
  await stock.getByRole('textbox', { name: words.postcode }).fill('9008');
  await expect(stock.getByRole('listitem').first()).toContainText('km');
  const all = stock.getByRole('button', { name: /^Vis alle/ });
  if (await all.isVisible()) await all.click();
  const metres = (await stock.getByRole('listitem').allTextContents()).map((text) =>
    Number(/(\d+(?:,\d)?)\s*km/.exec(text)?.[1]?.replace(',', '.') ?? 0),
  );
  expect(metres).toEqual([...metres].sort((a, b) => a - b));
  const last = stock.getByRole('listitem').last();
  const name = (await last.getByRole('link').textContent()) as string;
  await last.getByRole('button', { name: new RegExp(words.reserveHere) }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await open(page, addressOf({ slug, ean: first }));
  await expect(stock.getByRole('listitem').first()).toContainText(`${name} ${words.myShop}`);
});

test.describe('the gallery', () => {
  const threePictures = () =>
    database(
      (sql) => sql<Row[]>`
        select a.slug, v.ean from articles a join variants v on v.article_id = a.id
        where a.visible and jsonb_array_length(v.images) >= 3 order by v.ean limit 1`,
    ).then(([row]) => row as Row);

  test('thumbnails, arrow keys and the counter say which picture is shown', async ({ page }) => {
    await open(page, addressOf(await threePictures()));
    await page.getByRole('button', { name: /^Vis bilde 2/ }).click();
    await expect(page.getByRole('button', { name: /^Vis bilde 2/ })).toHaveAttribute('aria-current', 'true');
    await gallery(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: /^Vis bilde 3/ })).toHaveAttribute('aria-current', 'true');
    await expect(gallery(page).getByRole('img').nth(2)).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press('Home');
    await expect(gallery(page).getByRole('img').first()).toBeInViewport({ ratio: 0.5 });
  });

  test('is dragged, and a movement of 10 px or less is none (spec §5)', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the mouse drags as a finger does');
    await open(page, addressOf(await threePictures()));
    const box = (await gallery(page).boundingBox()) as { x: number; y: number; width: number; height: number };
    await page.mouse.move(box.x + box.width / 2, box.y + 200);
    await expect(gallery(page)).toHaveCSS('overflow-x', 'hidden');
    const drag = async (by: number) => {
      await page.mouse.move(box.x + box.width / 2, box.y + 200);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + by, box.y + 200, { steps: 4 });
      await page.mouse.up();
    };
    await drag(-200);
    await expect(page.getByRole('button', { name: /^Vis bilde 2/ })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await drag(-9);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').getByText('Bilde 2 av')).toBeVisible();
  });

  test('zooms by keys and buttons; axe finds nothing; Escape closes and gives the focus back', async ({ page }) => {
    await open(page, addressOf(await threePictures()));
    const opener = page.getByRole('button', { name: words.zoom });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const scale = () => dialog.getByRole('img').evaluate((img) => new DOMMatrix(getComputedStyle(img).transform).a);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    expect(await scale()).toBeCloseTo(2.25);
    await dialog.getByRole('button', { name: words.zoomOut }).click();
    expect(await scale()).toBeCloseTo(1.5);
    await page.keyboard.press('0');
    expect(await scale()).toBe(1);
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('Bilde 2 av')).toBeVisible();
    await dialog.getByRole('img').dblclick();
    expect(await scale()).toBeGreaterThan(2);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page.getByRole('button', { name: /^Vis bilde 2/ })).toHaveAttribute('aria-current', 'true');
  });

  test('scrolls without scripts, and says what there is to know', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(addressOf(await threePictures()));
    await expect(gallery(page).getByRole('img').first()).toBeVisible();
    await expect(gallery(page)).toHaveCSS('overflow-x', 'auto');
    await expect(page.getByText(/På lager i \d+ butikk/)).toBeVisible();
    await context.close();
  });
});

test('scenario 12: of two products each shows the other under "Sist sett"', async ({ page }) => {
  const [one, two] = await productsOn(page.request, '/sko');
  const nameOf = () => page.getByRole('heading', { level: 1 }).textContent();
  const seen = page.getByRole('region', { name: messages.client.seen.title });
  await open(page, one as string);
  const first = (await nameOf()) as string;
  await expect(seen).toHaveCount(0);
  await open(page, two as string);
  const second = (await nameOf()) as string;
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(seen.getByRole('link', { name: first })).toBeVisible();
  await expect(seen.getByRole('link', { name: second })).toHaveCount(0);
  await seen.getByRole('link', { name: first }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(seen.getByRole('link', { name: second })).toBeVisible();
  await seen.getByRole('button', { name: messages.client.seen.forget }).click();
  await expect(seen).toHaveCount(0);
});

test('scenario 21: an empty review shows what is missing at the fields; a valid one goes in', async ({ page }) => {
  const digits = String(Date.now() % 10_000_000).padStart(7, '0');
  await registerAs(page, { email: `omtale.${digits}@example.no`, phone: `9${digits}` });
  const { slug, first } = await twoColours();
  await open(page, addressOf({ slug, ean: first }));
  await page.getByRole('button', { name: reviewForm.open }).click();
  await page.getByRole('button', { name: reviewForm.send }).click();
  await expect(page.getByText(fields.review_rating_required)).toBeVisible();
  await expect(page.getByText(fields.review_content_required)).toBeVisible();
  await page.getByRole('radio', { name: '4 stjerner' }).check({ force: true });
  await page.getByRole('textbox', { name: reviewForm.content }).fill('Sitter godt fra første tur.');
  await page.getByRole('button', { name: reviewForm.send }).click();
  await expect(page.getByText(reviewForm.thanks)).toBeVisible();
  const [kept] = await database(
    (sql) => sql`select approved from reviews where content = 'Sitter godt fra første tur.'`,
  );
  expect(kept?.approved).toBe(false);
  await database((sql) => sql`delete from reviews where content = 'Sitter godt fra første tur.'`);
});

test('scenario 52: the heart of a product persists, is counted, and goes again', async ({ page }) => {
  const [path] = await productsOn(page.request, '/sykkel');
  await open(page, path as string);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) as string;
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: favourites.add.replace('{name}', name), exact: true })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/favoritter');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await open(page, path as string);
  await heart.click();
  await open(page, '/favoritter');
  await expect(page.getByText(favourites.empty)).toBeVisible();
});

test('law §8.3: on every page of a category the price is that of the list and of the call', async ({ request }) => {
  const { articles } = (await (await request.get('/api/v1/categories/6/articles?per_page=100')).json()) as {
    articles: { id: number; slug: string; price: number; originalPrice: number | null }[];
  };
  expect(articles.length).toBeGreaterThan(40);
  for (const { id, slug, price, originalPrice } of articles) {
    const html = await (await request.get(`/product/${encodeURIComponent(slug)}`)).text();
    const prices = new Set(
      [...html.matchAll(/"price":"(\d+\.\d{2})","priceCurrency":"NOK","(?:priceV|avail)/g)].map((match) => match[1]),
    );
    expect([...prices], slug).toEqual([(price / 100).toFixed(2)]);
    expect(html.includes('StrikethroughPrice'), slug).toBe(originalPrice !== null);
    const detail = await (await request.get(`/api/v1/articles/${id}`)).json();
    expect([detail.price, detail.originalPrice], slug).toEqual([price, originalPrice]);
  }
});

async function registerAs(page: Page, who: { email: string; phone: string }) {
  await open(page, '/registrer');
  await page.getByLabel('Fornavn').fill('Kari');
  await page.getByLabel('Etternavn').fill('Nordmann');
  await page.getByLabel('E-post', { exact: true }).fill(who.email);
  await page.getByLabel('Mobilnummer').fill(who.phone);
  await page.getByLabel('Passord', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Gjenta passordet', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/Jeg godtar/).check();
  await page.getByRole('button', { name: register.submit }).click();
  await expect(page).toHaveURL(/\/konto$/);
}
