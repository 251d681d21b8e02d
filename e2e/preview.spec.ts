import { findings } from './axe';
import { database } from './database';
import { previewLink } from './preview-link';
import { expect, open, test } from './shop';

/** Made once in a worker. */
let made: string | undefined;
const link = () => {
  made ??= previewLink('black-week');
  return made;
};
const bar = 'Forhåndsvisning';

/** Twelve o'clock in Oslo on the day after a campaign began, as a field for date and time has it, and what it holds. */
const planned = () =>
  database(async (sql) => {
    const [campaign] = await sql<{ slug: string; noon: string; article: string; price: number }[]>`
      select c.slug, to_char((c.starts_at + interval '1 day') at time zone 'Europe/Oslo', 'YYYY-MM-DD"T"12:00') as noon,
        a.slug as article, ca.price
      from campaigns c join campaign_articles ca on ca.campaign_id = c.id join articles a on a.id = ca.article_id and a.visible
      where c.starts_at > now() + interval '2 days' and c.ends_at > c.starts_at + interval '2 days' and ca.price < a.price
        and not exists (select from campaign_articles o where o.article_id = a.id and o.campaign_id <> c.id)
      order by c.starts_at, ca.id limit 1`;
    return campaign as NonNullable<typeof campaign>;
  });

test('rule 2.90: without a link a preview reveals nothing', async ({ page, browserErrors }) => {
  browserErrors.expect(/ 403 .*\/preview\//);
  const texts: string[] = [];
  for (const name of ['black-week', 'finnes-ikke']) {
    const answer = await page.goto(`/preview/${name}`);
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du trenger en lenke for å se dette');
    texts.push(await page.content());
  }
  expect(texts[0]).toBe(texts[1]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('rule 2.90: a link opens the preview, disappears from the address, and a form ends it', async ({ page }) => {
  await open(page, link());
  await expect(page).toHaveURL('/preview/black-week');
  await expect(page.getByRole('complementary', { name: bar })).toContainText(
    'Forhåndsvisning: black-week · slik butikken er nå',
  );
  await expect(page.getByRole('heading', { name: 'Black Week' }).first()).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).not.toContain('preview');
  expect(await findings(page)).toEqual([]);
  await open(page, '/sko');
  await expect(page.getByRole('complementary', { name: bar })).toBeVisible();
  await page.getByRole('button', { name: 'Avslutt' }).click();
  await expect(page).toHaveURL('/sko');
  await expect(page.getByRole('complementary', { name: bar })).toHaveCount(0);
});

test.describe('rule 2.91: without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('campaign, list and product are of the chosen time; the checkout is of now', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { slug, noon, article, price } = await planned();
    const kroner = String(price / 100).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
    await page.goto(link());
    await page.getByText('Tidspunkt og forbehold').click();
    await page.getByLabel('Vis et annet tidspunkt').fill(noon);
    await page.getByRole('button', { name: 'Vis', exact: true }).click();
    await expect(page).toHaveURL('/preview/black-week');
    await expect(page.getByRole('complementary', { name: bar })).toContainText('kl. 12:00');
    await page.goto(`/kampanje/${slug}`);
    await expect(page.locator('main')).toContainText(kroner);
    await page.goto(`/product/${encodeURIComponent(article)}`);
    await expect(page.locator('main')).toContainText(kroner);
    const stranger = await browser.newPage({ baseURL });
    expect((await stranger.goto(`/kampanje/${slug}`))?.status()).toBe(404);
    await stranger.goto(`/product/${encodeURIComponent(article)}`);
    await expect(stranger.getByRole('complementary', { name: bar })).toHaveCount(0);
    await stranger.close();
    await page.goto('/checkout');
    await expect(page.getByRole('complementary', { name: bar })).toHaveCount(0);
  });
});

test('rule 2.91: links and filters of a preview stay in it; the checkout is loaded as it is now', async ({
  page,
  request,
}) => {
  const { slug, noon } = await planned();
  await open(page, previewLink('--at', noon));
  await expect(page).toHaveURL('/');
  await open(page, `/kampanje/${slug}`);
  // What its filters ask, by this browser and by another.
  const asked = `/api/v1/lists/answer?path=/kampanje/${slug}`;
  const answer = await page.request.get(asked);
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect((await request.get(asked)).status()).toBe(404);
  await page.locator('main a[href^="/product/"]').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('complementary', { name: bar })).toContainText('kl. 12:00');
  await open(page, '/checkout');
  await expect(page.getByRole('complementary', { name: bar })).toHaveCount(0);
});

test('rule 2.91: an invalid time is reported with the typed text', async ({ page, browserErrors }) => {
  browserErrors.expect(/ 400 .*\/preview\//);
  await open(page, link());
  const answer = await page.goto('/preview/black-week?at=i%20morgen');
  expect(answer?.status()).toBe(400);
  const field = page.getByRole('textbox', { name: 'Vis et annet tidspunkt' });
  await expect(field).toHaveValue('i morgen');
  await expect(field).toBeFocused();
  expect(await findings(page)).toEqual([]);
});
