import type { Page } from '@playwright/test';
import fields from '@/messages/fields.nb.json' with { type: 'json' };
import messages from '@/messages/nb.json' with { type: 'json' };
import { beCustomer } from './customer';
import { database } from './database';
import { twoColours } from './products';
import { addressOf, expect, open, productsOn, test } from './shop';

const { reviewForm, share, favourites } = messages.client;

const gallery = (page: Page) => page.getByRole('region', { name: /^Bilder av/ });
const firstPicture = (page: Page) => gallery(page).getByRole('img').first();
const size = (page: Page) => page.getByRole('group', { name: /^Størrelse/ }).locator('input:checked');

test.describe('rule 11.18: the variant is in the address', () => {
  test('the address opens it; another one changes the pictures; Back returns; forward again', async ({ page }) => {
    const { slug, first, second } = await twoColours();
    await open(page, addressOf({ slug, ean: first }));
    const colour = page.getByRole('group', { name: /^Farge/ }).locator('input:checked');
    const before = { name: await colour.getAttribute('aria-label'), src: await firstPicture(page).getAttribute('src') };
    await open(page, addressOf({ slug, ean: second }));
    await expect(firstPicture(page)).not.toHaveAttribute('src', before.src as string);
    const chosen = { size: await size(page).getAttribute('aria-label'), url: page.url() };

    await page.getByRole('radio', { name: before.name as string, exact: true }).check({ force: true });
    await expect(page).toHaveURL(/variant=\d{13}/);
    await expect(firstPicture(page)).toHaveAttribute('src', before.src as string);
    await expect(page).not.toHaveURL(chosen.url);
    await page.goBack();
    await expect(page).toHaveURL(chosen.url);
    await expect(firstPicture(page)).not.toHaveAttribute('src', before.src as string);
    expect(await size(page).getAttribute('aria-label')).toBe(chosen.size);
    await page.goForward();
    await expect(firstPicture(page)).toHaveAttribute('src', before.src as string);
  });

  test('the shown variant is shared; the link is copied with a notice (rule 2.21)', async ({ page, context }) => {
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

  test('a phone opens its own share dialog, with the variant (rule 11.52)', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
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

test('rule 11.12: of two products each shows the other under "Sist sett"', { tag: '@phone' }, async ({ page }) => {
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

test('rule 11.21: an empty review shows errors at the fields; a valid one is accepted', async ({ page }) => {
  await beCustomer(page);
  const { slug, first } = await twoColours();
  await open(page, addressOf({ slug, ean: first }));
  await page.getByRole('button', { name: reviewForm.open }).click();
  await page.getByRole('button', { name: reviewForm.send }).click();
  await expect(page.getByText(fields.review_rating_required)).toBeVisible();
  await expect(page.getByText(fields.review_content_required)).toBeVisible();
  await page.getByRole('radio', { name: '4 stjerner' }).press('Space');
  await page.getByRole('textbox', { name: reviewForm.content }).fill('Sitter godt fra første tur.');
  await page.getByRole('button', { name: reviewForm.send }).click();
  await expect(page.getByText(reviewForm.thanks)).toBeVisible();
  const [kept] = await database(
    (sql) => sql`select approved from reviews where content = 'Sitter godt fra første tur.'`,
  );
  expect(kept?.approved).toBe(false);
  await database((sql) => sql`delete from reviews where content = 'Sitter godt fra første tur.'`);
});

test('rule 11.52: a favourite persists, is counted, and can be removed', async ({ page }) => {
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

test('rule 10.17: the price is the same on product page, list and endpoint', async ({ request }) => {
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
