import { gzipSync } from 'node:zlib';
import type { TestShop } from '@/tools/testing/test-shop';
import { CONNECTIONS, type Row, type Rows, within } from './http-load';
import { machineIndex } from './machine-index';
import { firstProduct, listOf, pathOf, type ShopData } from './shop-data';

const WARM_UP = 20;
const PRODUCTS = 100;
const searches = (word: string) => Array.from({ length: 100 }, (_, index) => `/search/${word}%20${index}`);
const kilobytes = (bytes: number) => Number((bytes / 1024).toFixed(1));

/** Uncached pages, one at a time and several at once. */
export async function benchColdPages(shop: TestShop, { products }: ShopData): Promise<Rows> {
  const paths = products.map(pathOf);
  await cold(shop, paths.splice(0, WARM_UP), 1);
  return {
    'product, one at a time': await cold(shop, paths.splice(0, PRODUCTS), 1),
    'search, one at a time': await cold(shop, searches('jakke'), 1),
    [`product, ${CONNECTIONS} at once`]: await cold(shop, paths.splice(0, PRODUCTS), CONNECTIONS),
    [`search, ${CONNECTIONS} at once`]: await cold(shop, searches('bukse'), CONNECTIONS),
  };
}

async function cold(shop: TestShop, paths: string[], atOnce: number): Promise<Row> {
  const times: number[] = [];
  const left = paths.values();
  const index = machineIndex();
  async function shopper() {
    for (const path of left) {
      const begun = performance.now();
      await (await fetch(shop.url + path)).arrayBuffer();
      times.push(performance.now() - begun);
    }
  }
  const begun = performance.now();
  await Promise.all(Array.from({ length: atOnce }, shopper));
  const perSecond = (times.length * 1000) / (performance.now() - begun);
  times.sort((a, b) => a - b);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => within(times, share)) as [number, number, number];
  const figures = { 'pages/s': Math.round(perSecond), 'p50 ms': p50, 'p95 ms': p95, 'p99 ms': p99 };
  return { pages: times.length, ...figures, 'machine index': index };
}

/** Gzipped scripts and styles of a page. */
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
      // Modern browsers do not load `noModule` chunks.
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
