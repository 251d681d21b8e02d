import type { Page } from '@playwright/test';
import { ask } from '@/tests/support/raw-http';
import { addSomething } from './goods';
import { expect, HELDRE_URL, open, productsOn, test } from './shop';

interface Offered {
  name: string;
  description: string;
  inputSchema: { type: string; properties: Record<string, object> };
  execute(input: unknown): Promise<{ content: { text: string }[]; isError?: boolean }>;
}
interface Assisted {
  modelContext: { tools: Map<string, Offered> };
}

/** A browser with an assistant: it keeps what the page offers, and lets go of what the page takes back. */
const assisted = (page: Page) =>
  page.addInitScript(() => {
    const tools = new Map<string, Offered>();
    const registerTool = async (tool: Offered, { signal }: { signal: AbortSignal }) => {
      if (tools.has(tool.name)) throw new Error(`${tool.name} is there twice`);
      tools.set(tool.name, tool);
      signal.addEventListener('abort', () => tools.delete(tool.name));
    };
    Object.assign(document, { modelContext: { tools, registerTool } });
  });

async function offers(page: Page, name: string) {
  await page.waitForFunction((wanted) => (document as Document & Assisted).modelContext.tools.has(wanted), name);
}

async function use(page: Page, name: string, input: object = {}) {
  await offers(page, name);
  const answer = await page.evaluate(
    ([wanted, given]) =>
      (document as Document & Assisted).modelContext.tools.get(wanted as string)?.execute(given) ?? null,
    [name, input] as const,
  );
  return { ...JSON.parse(answer?.content[0]?.text ?? 'null'), isError: answer?.isError ?? false };
}

test.describe('an assistant of the browser', () => {
  test('rule 12.12: searches, filters, chooses, fills the cart and finds a shop, and cannot buy', async ({ page }) => {
    await assisted(page);
    await page.goto('/');
    const found = await use(page, 'search_products', { query: 'jakke' });
    expect(found).toMatchObject({ isError: false, all: '/search/jakke' });
    expect(found.articles.length).toBeGreaterThan(0);
    expect(await use(page, 'search_products', { query: ' ' })).toMatchObject({ isError: true });
    await use(page, 'show_search', { query: 'jakke' });
    await expect(page).toHaveURL(/\/search\/jakke$/);

    const filtered = await use(page, 'filter_list', { genders: ['Dame'], maxPrice: 2000 });
    expect(filtered.isError).toBe(false);
    await expect(page).toHaveURL(/kjonn=2.*pristil=2000/);
    for (const wrong of [{ genders: ['Troll'] }, { maxPrice: 'abc' }, { maxPrice: -5 }, { sort: 'cheapest' }])
      expect(await use(page, 'filter_list', wrong)).toMatchObject({ isError: true });
    await expect(page).toHaveURL(/kjonn=2.*pristil=2000/);

    const [product = ''] = await productsOn(page.request, '/vintersport/hjelmer-&-alpinbriller');
    await page.goto(product);
    const unsized = await use(page, 'choose_variant', {});
    const [size] = String(unsized.sizes ?? unsized.size).split(', ');
    const sizes = String(unsized.sizes ?? size).split(', ');
    let chosen: { ean?: string; inStock?: boolean } = {};
    for (const one of sizes) {
      chosen = await use(page, 'choose_variant', { size: one });
      if (chosen.inStock) break;
    }
    expect(chosen.inStock).toBe(true);
    await expect(page).toHaveURL(new RegExp(`variant=${chosen.ean}`));
    expect(await use(page, 'choose_variant', { size: 'XXXXS' })).toMatchObject({ isError: true });

    expect(await use(page, 'add_to_cart')).toMatchObject({ ean: chosen.ean, inCart: 1, isError: false });
    await expect(page.getByRole('dialog').getByText('Handlekurv').first()).toBeVisible();
    const most = await use(page, 'add_to_cart', { count: 1000 });
    expect(most).toMatchObject({ isError: true, error: expect.stringContaining('at most') });
    const cart = await use(page, 'view_cart');
    expect(cart).toMatchObject({ lines: [{ ean: chosen.ean, count: 1 }], checkout: '/checkout' });
    for (const postcode of ['99999', '5 003', ''])
      expect(await use(page, 'find_shop_with_all', { postcode })).toMatchObject({ isError: true });
    const shops = await use(page, 'find_shop_with_all', { postcode: '5003' });
    expect(shops.shops[0]).toMatchObject({ lines: 1, metres: expect.any(Number) });

    const names = await page.evaluate(() => [...(document as Document & Assisted).modelContext.tools.keys()]);
    expect(names.filter((name) => /order|pay|reserve|checkout|buy/.test(name))).toEqual([]);
  });

  test('rule 12.12: a page unregisters its tools when it is left', async ({ page }) => {
    await assisted(page);
    await page.goto('/sko');
    await offers(page, 'filter_list');
    await use(page, 'show_search', { query: 'jakke' });
    await expect(page).toHaveURL(/\/search\/jakke$/);
    await offers(page, 'filter_list');
    await page.goBack();
    await expect(page).toHaveURL(/\/sko$/);
    await addSomething(page);
    await offers(page, 'add_to_cart');
  });

  test('rule 12.12: a browser without one loads nothing of it', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
    });
    await open(page, '/sko');
    await page.waitForLoadState('networkidle');
    const texts = await Promise.all(scripts);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => /find_shop_with_all|filter_list|choose_variant/.test(text))).toEqual([]);
  });
});

test.describe('what machines read', () => {
  const shop = new URL(process.env.SHOP_URL ?? 'http://localhost:3000');
  const host = `localhost:${shop.port}`;
  /** Node finds no address for the host of the brand, as a browser does. */
  const ofHeldre = async (path: string) => (await ask(shop, path, { host: new URL(HELDRE_URL).host })).text;

  test('rule 12.9: a feed is served whole, compressed, and as 304', async ({ request }) => {
    for (const path of ['/feeds/varer.tsv', '/feeds/butikklager.tsv']) {
      const whole = await ask(shop, path, { host });
      expect(whole.status).toBe(200);
      expect(whole.headers.etag).toBeTruthy();
      expect(whole.headers['content-type']).toBe('text/tab-separated-values; charset=utf-8');
      const packed = await request.get(path, { headers: { 'Accept-Encoding': 'gzip' } });
      expect(packed.headers()['content-encoding']).toBe('gzip');
      const [head = '', ...rows] = (await packed.text()).replace(/\n$/, '').split('\n');
      expect(rows.length).toBeGreaterThan(1000);
      const width = head.split('\t').length;
      expect(rows.filter((row) => row.split('\t').length !== width)).toEqual([]);
      // Beside this journey others buy: between two looks the shelves may be others.
      await expect(async () => {
        const { etag } = (await ask(shop, path, { host })).headers;
        const again = await ask(shop, path, { host, 'if-none-match': String(etag) });
        expect([again.status, again.text.length]).toEqual([304, 0]);
      }).toPass();
    }
    expect((await request.get('/feeds/alt.tsv')).status()).toBe(404);
  });

  test('rule 12.9: a brand’s feed has its own goods, at the prices of their pages', async () => {
    const [head = '', ...rows] = (await ofHeldre('/feeds/varer.tsv')).replace(/\n$/, '').split('\n');
    const names = head.split('\t');
    const read = (row: string) => Object.fromEntries(row.split('\t').map((value, i) => [names[i], value]));
    expect(new Set(rows.map((row) => read(row).brand))).toEqual(new Set(['Heldre']));
    const { link = '', price, sale_price, id } = read(rows[0] as string);
    expect(link).toContain(HELDRE_URL);
    const { pathname, search } = new URL(link);
    const html = await ofHeldre(pathname + search);
    const now = (sale_price || price || '').replace(' NOK', '');
    expect(html).toMatch(new RegExp(`"gtin13":"${id}"[^}]*"offers":\\{[^}]*"price":"${now.replace('.', '\\.')}"`));
  });

  test('rule 12.10: a product’s page links to its Markdown at its address with .md', async ({ request }) => {
    const [product = ''] = await productsOn(request, '/sko');
    const html = await (await request.get(product)).text();
    expect(html).toMatch(new RegExp(`rel="alternate" type="text/markdown" href="[^"]*${product.slice(-12)}\\.md"`));
    const answer = await request.get(`${product}.md`);
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(answer.headers().link).toMatch(new RegExp(`${product.slice(-12)}>; rel="canonical"$`));
    const text = await answer.text();
    expect(text).toMatch(/^# /);
    const known = await request.get(`${product}.md`, { headers: { 'If-None-Match': answer.headers().etag ?? '' } });
    expect(known.status()).toBe(304);
    expect((await request.get('/product/finnes-ikke.md')).status()).toBe(404);
    const id = /"@id":"[^"]+"[^<]*?-(\d+)"/.exec(html)?.[1];
    const moved = await request.get(`/product/${id}.md`, { maxRedirects: 0 });
    expect([308, 404]).toContain(moved.status());
  });

  test('rule 12.11: llms.txt is the brand’s', async ({ request }) => {
    expect(await (await request.get('/llms.txt')).text()).toMatch(/^# Nordvidda\n/);
    const heldre = await ofHeldre('/llms.txt');
    expect(heldre).toMatch(/^# Heldre\n/);
    for (const [, link = ''] of heldre.matchAll(/\]\(([^)]+)\)/g)) {
      expect(link).toContain(HELDRE_URL);
      const { pathname } = new URL(link);
      expect([link, (await ask(shop, pathname, { host: new URL(HELDRE_URL).host })).status]).toEqual([link, 200]);
    }
  });
});
