import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { database } from './database';
import { expect, test } from './shop';

/** Imports a feed into the shop under test, as `npm run feed -- import` does, while the shop runs. */
function importFeed(files: Record<string, object[]>) {
  const folder = mkdtempSync(join(tmpdir(), 'nordvidda-feed-'));
  for (const [kind, rows] of Object.entries(files))
    writeFileSync(join(folder, `${kind}.jsonl`), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  execFileSync(process.execPath, ['--import', './tools/ts-hooks.mjs', 'tools/shop/feed-program.ts', 'import', folder], {
    env: { ...process.env, DATABASE_URL: process.env.SHOP_DATABASE_URL },
  });
}

test.describe('rule 18.2: after an import pages, lists and search are fresh without a restart', () => {
  test('a campaign is on the cached page, its list and in the search at once', async ({ request }) => {
    const [article] = await database(
      (sql) => sql`
        select id, slug, name, price from articles a where visible and price > 50000 and can_purchase
          and not exists (select from campaign_articles where article_id = a.id) order by id desc
          limit 1`,
    );
    const path = `/product/${encodeURIComponent(article?.slug)}`;
    const shown = async () => (await (await request.get(path)).text()).includes('Tilbudet som nettopp kom');
    expect(await shown()).toBe(false);
    const id = 9000;
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
    await expect.poll(shown).toBe(true);
    const found = await (await request.get(`/search/${encodeURIComponent(article?.name)}`)).text();
    expect(found.includes(encodeURIComponent(article?.slug))).toBe(true);
    expect((await request.get(`/kampanje/ny-${id}`)).status()).toBe(200);
  });

  test('a new price of a related article is on the product page that shows it', async ({ request }) => {
    const [article] = await database(
      (sql) => sql`
        select slug from articles where visible and can_purchase order by id desc
          offset 40 limit 1`,
    );
    const path = `/product/${encodeURIComponent(article?.slug)}`;
    const related = async () => {
      const html = await (await request.get(path)).text();
      return html.slice(html.indexOf('Lignende varer'), html.indexOf('</ul>', html.indexOf('Lignende varer')));
    };
    const slugs = [...(await related()).matchAll(/href="\/product\/([^"?]+)/g)].map(([, name = '']) =>
      decodeURIComponent(name),
    );
    // A little dearer, so that it stays as alike.
    const [dearer] = await database(
      (sql) => sql<{ price: number }[]>`
        update articles set price = price + 700 where id = (
          select id from articles a where slug = any(${slugs})
            and not exists (select from campaign_articles where article_id = a.id) order by id limit 1)
        returning price`,
    );
    const kroner = String(Number(dearer?.price) / 100).replace(/\B(?=(\d{3})+$)/g, '\\s');
    await expect.poll(related).toMatch(new RegExp(`>${kroner},00`));
  });
});
