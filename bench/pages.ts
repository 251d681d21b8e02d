import { gzipSync } from 'node:zlib';
import type { TestShop } from '@/scripts/test-shop';
import { figures, load, type Row, type Rows, staticFile, within } from './http-load';
import { firstProduct, listOf, pathOf, type ShopData } from './shop-data';

const SEARCHES = Array.from({ length: 100 }, (_, index) => `/search/jakke%20${index}`);
const kilobytes = (bytes: number) => Number((bytes / 1024).toFixed(1));

/** Pages that are cached, each beside a static file of the same size. */
export async function benchCachedPages(shop: TestShop, data: ShopData): Promise<Rows> {
  const rows: Rows = {};
  const paths = {
    home: '/',
    category: listOf(data),
    product: pathOf(firstProduct(data)),
    search: '/search/ulltr%C3%B8ye',
  };
  for (const [name, path] of Object.entries(paths)) {
    const body = await (await fetch(shop.url + path)).arrayBuffer();
    const page = await load(shop.url + path);
    const file = await load(staticFile(shop, body.byteLength));
    rows[`${name} (cached)`] = {
      ...figures(page),
      KB: Math.round(body.byteLength / 1024),
      'of static file': `${Math.round((page.requests.average / file.requests.average) * 100)} %`,
    };
  }
  return rows;
}

/** Server time of pages nobody has asked for yet, one at a time. */
export async function benchColdPages(shop: TestShop, { products }: ShopData): Promise<Rows> {
  await cold(shop, products.slice(0, 20).map(pathOf));
  return { product: await cold(shop, products.slice(20, 320).map(pathOf)), search: await cold(shop, SEARCHES) };
}

async function cold(shop: TestShop, paths: string[]): Promise<Row> {
  const times: number[] = [];
  for (const path of paths) {
    const begun = performance.now();
    await (await fetch(shop.url + path)).arrayBuffer();
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => within(times, share)) as [number, number, number];
  return { pages: times.length, 'p50 ms': p50, 'p95 ms': p95, 'p99 ms': p99 };
}

/** Script and style a page loads, as sent: gzip. */
export async function pageBytes(shop: TestShop, data: ShopData): Promise<Rows> {
  const paths = {
    home: '/',
    category: listOf(data),
    product: pathOf(firstProduct(data)),
    search: '/search/jakke',
    checkout: '/checkout',
  };
  const rows: Rows = {};
  for (const [name, path] of Object.entries(paths)) {
    const html = await (await fetch(shop.url + path)).text();
    const files = new Set([...html.matchAll(/\/_next\/static\/[^"'\\ )]+\.(?:js|css)/g)].map(([file]) => file));
    const size = { js: 0, css: 0 };
    for (const file of files) {
      // Chunks for browsers without modules are named in the page and never loaded by others.
      if (new RegExp(`noModule=""[^>]*${file}|${file}"[^>]*noModule`, 'i').test(html)) continue;
      const answer = await fetch(shop.url + file);
      size[file.endsWith('.css') ? 'css' : 'js'] += gzipSync(Buffer.from(await answer.arrayBuffer())).length;
    }
    rows[name] = {
      'script KB gzip': kilobytes(size.js),
      'style KB gzip': kilobytes(size.css),
      'HTML KB gzip': kilobytes(gzipSync(html).length),
    };
  }
  return rows;
}
