import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { writeChain } from '@/packages/fishing-chain/src/write-chain';
import { PHONE, weighPage } from '@/tools/bench/phone-weight';
import { startTestShop, type TestShop } from '@/tools/testing/test-shop';
import { fillAddress, fillContact, payAndApprove } from './checkout';
import { newcomer } from './customer';
import { expect, hydrated, test } from './shop';

const CHAIN = '.data/fishing-chain';
const OUTBOX = '.data/fishing-outbox';
const SHOTS = '.data/test-results/fishing-chain';
/** Traces of the demo chain. 'Jan Mayen' alone is allowed: parcels are not sent there. */
const TRACE = /nordvidda|heldre|\bNV-\d|jan-mayen|#17493d|#fbfaf7|#ff7a1f|\/pictures\//i;

let shop: TestShop;

test.describe.configure({ mode: 'serial', timeout: 900_000 });
test.beforeAll(async () => {
  test.setTimeout(900_000);
  // As large as phones need them, and rough: `npm run bench phone` weighs forty of a camera's size.
  await writeChain(CHAIN, { scale: 0.4 });
  shop = await startTestShop({ chain: CHAIN, outbox: OUTBOX });
});
test.afterAll(async () => shop?.stop());

/** Everything a stranger gets of it: addresses within, with what they answer. */
async function crawl(request: APIRequestContext): Promise<Map<string, APIResponse>> {
  const fixed = [
    'robots.txt',
    'sitemap.xml',
    'llms.txt',
    'manifest.webmanifest',
    'favicon.ico',
    '.well-known/security.txt',
  ];
  const calls = ['openapi.json', 'docs', 'settings', 'tenant/get', 'shops', 'categories', 'campaigns', 'blog/posts'];
  const due = ['/', '/nei', ...fixed.map((name) => `/${name}`), ...calls.map((name) => `/api/v1/${name}`)];
  const seen = new Map<string, APIResponse>();
  for (let path = due.pop(); path !== undefined; path = due.pop()) {
    if (seen.has(path) || seen.size > 400) continue;
    const response = await request.get(`${shop.url}${path}`, { maxRedirects: 0 });
    seen.set(path, response);
    const type = response.headers()['content-type'] ?? '';
    if (!/html|xml|css|manifest/.test(type)) continue;
    const text = await response.text();
    const found = [...text.matchAll(/(?:href|src)="([^"]+)"|<loc>([^<]+)|url\("?([^")]+)/g)];
    for (const [, link, place, file] of found) {
      const address = new URL((link ?? place ?? file ?? '').replaceAll('&amp;', '&'), `${shop.url}${path}`);
      if (address.origin === new URL(shop.url).origin && !address.pathname.startsWith('/_next/'))
        due.push(`${address.pathname}${address.search}`);
    }
  }
  return seen;
}

test('rule 1.7: nothing in a shop of another chain says whose software it is', async ({ request }) => {
  const seen = await crawl(request);
  expect(seen.size).toBeGreaterThan(100);
  const traces: string[] = [];
  const broken: string[] = [];
  for (const [path, response] of seen) {
    const type = response.headers()['content-type'] ?? '';
    const text = /text|json|xml|javascript|manifest|svg/.test(type) ? await response.text() : '';
    const found = TRACE.exec(`${path} ${JSON.stringify(response.headers())} ${text}`);
    if (found) traces.push(`${path}: ${found[0]}`);
    if (response.status() >= 400 && path !== '/nei') broken.push(`${response.status()} ${path}`);
  }
  expect(traces).toEqual([]);
  expect(broken).toEqual([]);
});

const at = (page: Page, path: string) => page.goto(`${shop.url}${path}`).then(() => hydrated(page));

test('rule 1.7: goods of another chain are bought by card, and its letters are its own', async ({ page }) => {
  const who = newcomer();
  const articles = await (await page.request.get(`${shop.url}/api/v1/articles/brand`)).json();
  const [article] = articles as { slug?: string; id: number }[];
  await at(page, `/product/${article?.id}`);
  const sizes = page.getByRole('radiogroup').getByRole('radio');
  if ((await sizes.count()) > 0) await sizes.first().check({ force: true });
  await page.getByRole('main').getByRole('button', { name: 'Legg i handlekurv' }).first().click();
  await page.getByRole('dialog').waitFor();
  await at(page, '/checkout');
  await page
    .getByRole('radio', { name: /Hjem|dør/i })
    .first()
    .check({ force: true });
  await fillAddress(page);
  await fillContact(page, who);
  await payAndApprove(page);
  await expect(page.getByRole('main')).toContainText(/VAK-\d+/);
  await expect.poll(() => letters().length).toBeGreaterThan(0);
  for (const letter of letters()) {
    expect(letter).toMatch(/From: .*Vakringen/);
    expect(letter).not.toMatch(TRACE);
  }
});

const letters = () =>
  existsSync(OUTBOX)
    ? readdirSync(OUTBOX)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(join(OUTBOX, name), 'latin1').replace(/=\r?\n/g, ''))
    : [];

for (const width of [390, 1440])
  test(`rule 1.7: a shop of another chain stands whole at ${width} px`, async ({ page }) => {
    mkdirSync(SHOTS, { recursive: true });
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    // Goods on planks, and on paper.
    const goods = ['/stenger-og-sneller', '/product/101', '/product/108'];
    for (const path of ['/', '/om-oss', '/kundeservice', '/butikker', '/blogg', ...goods]) {
      await at(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
      const lost = await page.evaluate(() =>
        [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
      );
      expect(lost, `pictures of ${path}`).toEqual([]);
      await page.screenshot({ path: join(SHOTS, `${path.replaceAll('/', '') || 'home'}-${width}.png`) });
    }
  });

const KB = 1024;
const CARDS = 20;

for (const dots of [2, 3])
  test(`rule 18.34: pages of photographs weigh little on a phone with ${dots} dots a pixel`, async ({ browser }) => {
    const weigh = async (path: string) => {
      const context = await browser.newContext({ ...PHONE, deviceScaleFactor: dots });
      const weight = await weighPage(await context.newPage(), `${shop.url}${path}`);
      await context.close();
      expect(weight.largest.file, `the largest picture of ${path}`).toMatch(/^\/bilder\//);
      expect(weight.largest.bytes, `the largest picture of ${path}`).toBeLessThanOrEqual(60 * KB);
      return weight;
    };
    const home = await weigh('/');
    const { Image: pictures = 0 } = home.kinds;
    // As if no two places showed the same photograph.
    expect(home.total - pictures + home.shown).toBeLessThanOrEqual(700 * KB);
    const list = await weigh('/stenger-og-sneller');
    expect(list.places).toBeGreaterThan(10);
    expect((list.shown / list.places) * CARDS).toBeLessThanOrEqual(400 * KB);
    await weigh('/product/101');
  });

test('rule 1.10: what is imported again shows without a restart, and only pages that show it are made anew', async ({
  request,
}) => {
  const brand = join(CHAIN, 'brands', 'vakringen');
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(brand, file), change(readFileSync(join(brand, file), 'utf8')));
  const read = async (path: string) => (await request.get(`${shop.url}${path}`)).text();
  const keptOf = async (...paths: string[]) => {
    const answers = await Promise.all(paths.map((path) => request.get(`${shop.url}${path}`)));
    return answers.map((answer) => answer.headers()['x-nextjs-cache'] === 'HIT');
  };
  const reword = (texts: object) => edit('texts/nb.json', (text) => JSON.stringify({ ...JSON.parse(text), ...texts }));
  for (const path of ['/', '/om-oss', '/butikker']) await read(path);
  expect(await keptOf('/', '/om-oss', '/butikker')).toEqual([true, true, true]);

  edit('pages/om-oss.md', (text) => `${text}\nNy setning fra i dag.\n`);
  feed();
  await expect.poll(() => read('/om-oss')).toContain('Ny setning fra i dag.');
  expect(await keptOf('/', '/butikker')).toEqual([true, true]);

  reword({ shops: { title: 'Her er vi' } });
  feed();
  await expect.poll(() => read('/butikker')).toContain('Her er vi');
  expect(await keptOf('/', '/om-oss')).toEqual([true, true]);

  edit('brand.json', (text) => text.replace('"tagline": "', '"tagline": "Alltid '));
  reword({ notFound: { home: 'Hjem igjen' } });
  feed();
  await expect.poll(() => read('/')).toContain('Alltid ');
  expect(await read('/nei')).toContain('Hjem igjen');
});

const feed = () =>
  execFileSync(process.execPath, ['tools/launch.mjs', 'feed', 'import', CHAIN], {
    env: { ...process.env, DATABASE_URL: shop.databaseUrl, CHAIN },
  });
