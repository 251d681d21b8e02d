import type { APIRequestContext } from '@playwright/test';
import { sample } from '@/tests/support/sample';
import { findings } from './axe';
import { database } from './database';
import { askAt } from './html';
import { expect, HELDRE_URL, open, test } from './shop';

/** What a page links to on its own host, as the browser would ask for it. */
function linksOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return hrefs.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.split('#')[0] as string);
}

/** Follows links from home for `deep` steps, a sample of at most `most` pages each; lists those that answer with an error. */
async function crawl(request: APIRequestContext, site: string, deep: number, most: number): Promise<string[]> {
  const found = new Map<string, string>([['/', 'the address bar']]);
  const dead: string[] = [];
  let layer = ['/'];
  for (let step = 0; step <= deep && layer.length > 0; step += 1) {
    const next: string[] = [];
    for (const path of sample(layer, most)) {
      const answer = await askAt(request, site, path);
      if (answer.status() >= 400) dead.push(`${answer.status()} ${path} (from ${found.get(path)})`);
      if (step === deep || !answer.headers()['content-type']?.includes('html')) continue;
      for (const link of linksOf(await answer.text())) {
        if (found.has(link) || next.length >= 400) continue;
        found.set(link, path);
        next.push(link);
      }
    }
    layer = next;
  }
  expect(found.size).toBeGreaterThan(20);
  return dead;
}

test.describe('rule 1.6, rule 1.7: a brand of its own', () => {
  test.describe('no link is dead', () => {
    const pages = ['/om-oss', '/jan-mayen', '/kundeservice', '/skikkelig-stresstest', '/heldre-pa-langtur-over-vidda'];

    test('on Heldre, two steps from home', async ({ request }) => {
      test.slow();
      expect(await crawl(request, HELDRE_URL, 2, 25)).toEqual([]);
    });

    test('on Nordvidda, a step from home', async ({ request, baseURL }) => {
      expect(await crawl(request, baseURL as string, 1, 40)).toEqual([]);
    });

    for (const path of sample(pages, 2))
      test(`from ${path} on Heldre`, async ({ request }) => {
        const links = [...new Set(linksOf(await (await askAt(request, HELDRE_URL, path)).text()))];
        const dead: string[] = [];
        // One after another: of pages that nobody has asked for yet the shop makes a few at a time, and refuses more.
        for (const link of links) {
          const status = (await askAt(request, HELDRE_URL, link)).status();
          if (status >= 400) dead.push(`${status} ${link}`);
        }
        expect(dead).toEqual([]);
      });
  });

  test('Heldre’s search has a page with its own goods and no box, also without results', async ({ page }) => {
    await open(page, `${HELDRE_URL}/search/jakke`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('jakke');
    for (const name of await page.locator('main article a').allTextContents()) expect(name).toMatch(/^Heldre/);
    await expect(page.getByRole('search')).toHaveCount(0);
    await open(page, `${HELDRE_URL}/search/sykkelhjelm`);
    await expect(page.getByRole('search')).toHaveCount(0);
    // Nor advice on how to search.
    await expect(page.getByText('Sjekk stavemåten')).toHaveCount(0);
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('Heldre’s endpoints answer with Heldre’s goods', async ({ request }) => {
    const get = async (path: string) => (await askAt(request, HELDRE_URL, `/api/v1${path}`)).json();
    expect((await get('/campaigns')).map((one: { slug: string }) => one.slug)).toEqual(['jan-mayen-dagene']);
    expect((await get('/polls/active')).name).toContain('Jan Mayen');
    for (const post of await get('/fb/getPosts')) expect(post.id).toMatch(/^heldre-/);
    expect((await get('/productlines')).map((one: { name: string }) => one.name)).toEqual(['Heldre']);
    const own = new Set((await get('/articles/brand')).map((one: { id: number }) => one.id));
    for (const { article_id } of await get('/bestsellers')) expect(own).toContain(article_id);
  });

  test('rule 2.3: a short name leads to a page on Heldre too', async ({ request }) => {
    for (const name of ['goggles', 'hjelmer', 'staver']) {
      const answer = await askAt(request, HELDRE_URL, `/${name}`);
      expect(answer.status()).toBe(307);
      const { pathname } = new URL(answer.headers().location as string, HELDRE_URL);
      expect([name, (await askAt(request, HELDRE_URL, pathname)).status()]).toEqual([name, 200]);
    }
  });

  test('Heldre’s home is a story: a landscape, a manifesto, its goods, and no tile alone in its row', {
    tag: '@both',
  }, async ({ page }) => {
    await open(page, HELDRE_URL);
    const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.slice(0, 3)).toEqual([
      'På øya kan ingen vente på bedre vær.',
      'Det vi lager',
      'Skikkelig stresstest',
    ]);
    await page.locator('main article:has(h2)').first().scrollIntoViewIfNeeded();
    const tiles = await page
      .locator('main article:has(h2)')
      .evaluateAll((cards) =>
        cards.map((card) => card.getBoundingClientRect()).map(({ top, width }) => ({ top: Math.round(top), width })),
      );
    expect(tiles.length).toBeGreaterThan(0);
    const room = await page.evaluate(() => document.documentElement.clientWidth);
    for (const { top, width } of tiles)
      expect(width > room * 0.6 || tiles.filter((other) => other.top === top).length > 1).toBe(true);
  });

  test('axe finds nothing on Heldre, and nothing scrolls sideways at 320 px', async ({ page, browserErrors }) => {
    browserErrors.expect(/ 404 .*\/finnes-ikke/);
    await open(page, `${HELDRE_URL}/dame`);
    const product = await page.locator('main article a[href^="/product/"]').first().getAttribute('href');
    // The longest figure a panel has to hold.
    const [figures] = await database(
      (sql) => sql<{ slug: string }[]>`
        select a.slug from articles a join product_lines l on l.id = a.product_line_id
        where a.visible and l.name like 'Heldre%' and a.tech_description like '%g/m²/24 t%' order by a.id limit 1`,
    );
    const jacket = `/product/${encodeURIComponent(figures?.slug as string)}`;
    for (const path of ['/', '/klær', product as string, jacket, '/finnes-ikke', '/jan-mayen', '/search/xqzw']) {
      await open(page, HELDRE_URL + path);
      expect(await findings(page), path).toEqual([]);
      const size = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      if (size) await page.setViewportSize(size);
    }
  });

  test('Heldre has a bar, a menu and headings of its own', async ({ page }) => {
    await open(page, HELDRE_URL);
    const look = () =>
      page.evaluate(() => {
        const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
        return { bar: of('header').backgroundColor, type: of('h1').textTransform, face: of('h1').fontFamily };
      });
    const heldre = await look();
    await open(page, '/');
    const nordvidda = await look();
    for (const key of ['bar', 'type', 'face'] as const) expect(heldre[key], key).not.toBe(nordvidda[key]);
  });
});
