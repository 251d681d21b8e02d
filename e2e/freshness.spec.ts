import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { database } from './database';
import { expect, open, test } from './shop';

/** Imports a feed into the shop under test, as `npm run feed -- import` does, while the shop runs. */
function importFeed(files: Record<string, object[]>) {
  const folder = mkdtempSync(join(tmpdir(), 'nordvidda-feed-'));
  for (const [kind, rows] of Object.entries(files))
    writeFileSync(join(folder, `${kind}.jsonl`), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  execFileSync(process.execPath, ['--import', './scripts/ts-hooks.mjs', 'scripts/feed-program.ts', 'import', folder], {
    env: { ...process.env, DATABASE_URL: process.env.SHOP_DATABASE_URL },
  });
}

test.describe('rule 18.2: after an import pages, lists and search are fresh without a restart', () => {
  test('a campaign is on the cached page, its list and in the search at once', async ({ page }, project) => {
    const [article] = await database(
      (sql) => sql`
        select id, slug, name, price from articles a where visible and price > 50000 and can_purchase
          and not exists (select from campaign_articles where article_id = a.id) order by id desc
          offset ${project.project.name === 'phone' ? 0 : 1} limit 1`,
    );
    const path = `/product/${encodeURIComponent(article?.slug)}`;
    await open(page, path);
    await expect(page.getByText('Tilbudet som nettopp kom')).toHaveCount(0);
    const id = 9000 + (project.project.name === 'phone' ? 0 : 1);
    importFeed({
      campaigns: [
        {
          id,
          name: `Ny ${id}`,
          start: '2020-01-01T00:00:00Z',
          end: '2099-01-01T00:00:00Z',
          labelText: 'Tilbudet som nettopp kom',
        },
      ],
      'campaign-articles': [{ campaignId: id, articleId: article?.id, price: article?.price - 10_000 }],
    });
    await expect
      .poll(async () => (await (await page.request.get(path)).text()).includes('Tilbudet som nettopp kom'))
      .toBe(true);
    const found = await (await page.request.get(`/search/${encodeURIComponent(article?.name)}`)).text();
    expect(found.includes(encodeURIComponent(article?.slug))).toBe(true);
    expect((await page.request.get(`/kampanje/ny-${id}`)).status()).toBe(200);
  });

  test('a new price of a related article is on the product page that shows it', async ({ page }, project) => {
    const [article] = await database(
      (sql) => sql`
        select slug from articles where visible and can_purchase order by id
          offset ${project.project.name === 'phone' ? 40 : 41} limit 1`,
    );
    const path = `/product/${encodeURIComponent(article?.slug)}`;
    await open(page, path);
    const related = page.getByRole('region', { name: 'Lignende varer' }).getByRole('link').first();
    const slug = decodeURIComponent(
      new URL(await related.evaluate((link: HTMLAnchorElement) => link.href)).pathname.slice(9),
    );
    await database((sql) => sql`update articles set price = 7654300 where slug = ${slug}`);
    await expect.poll(async () => /76.543/.test(await (await page.request.get(path)).text())).toBe(true);
  });
});
