import type { TestShop } from '@/tools/testing/test-shop';
import { actsTable } from './acts-table';
import { startBarePage } from './bare-page';
import { type BenchBrowser, openChromium, SLOWDOWN } from './chromium';
import { fillCart } from './fill-cart';
import { filterClick } from './filter-click';
import { firstTouchTable } from './first-touch';
import type { Rows } from './http-load';
import { lighthouseTables } from './lighthouse';
import { type Kept, openPhone } from './loads';
import { mainThreadTable } from './main-thread';
import { pageLoadsTable } from './page-loads';
import { firstProduct, listOf, pathOf, type ShopData } from './shop-data';
import { RUNS } from './statistics';

/** A trace at a quarter of the speed takes long and lies closer to the next than a run of Lighthouse. */
const TRACES = Math.ceil(RUNS / 2);

/** Each table by its title, as soon as it is measured. */
export async function* benchBrowser(
  shop: TestShop,
  data: ShopData,
  executablePath: string,
): AsyncGenerator<[title: string, rows: Rows]> {
  const { products, choosable } = data;
  const at = (path: string) => shop.url + path;
  const pages = {
    home: at('/'),
    list: at(listOf(data)),
    product: at(pathOf(firstProduct(data))),
    search: at('/search/jakke'),
    checkout: at('/checkout'),
  };
  const bare = await startBarePage();
  const browser = await openChromium(executablePath);
  try {
    const urls = { bare: bare.url, ...pages };
    // Lighthouse looks from the browser's own context, the others each from one of theirs with the same storage.
    const [own] = browser.playwright.contexts();
    if (!own) throw new Error('The browser that was started has no context.');
    await fillCart(
      own,
      products.map((product) => at(pathOf(product))),
    );
    const kept = await own.storageState();
    // The pictures that the demo chain does not carry are drawn now, and not while others are measured.
    for (const url of [...Object.values(pages), at(pathOf(choosable))]) await seeOnce(browser, url, kept);
    yield ['What a phone loads of a page that nobody touches (counted)', await pageLoadsTable(browser, urls, kept)];
    const { times, scores } = await lighthouseTables(urls, browser.port, RUNS);
    yield [`Lighthouse, mobile, median of ${RUNS}, beside a page of Next with nothing on it`, times];
    yield ['Lighthouse, mobile, scores of one run', scores];
    yield [
      `The main thread ${SLOWDOWN} times slower, the whole load, median of ${TRACES}`,
      await mainThreadTable(browser, urls, kept, TRACES),
    ];
    yield [
      `Press to next frame (Event Timing), the processor ${SLOWDOWN} times slower`,
      await actsTable(browser, { ...pages, product: at(pathOf(choosable)) }, kept),
    ];
    yield [
      `The first touch while the page loads, the processor ${SLOWDOWN} times slower`,
      await firstTouchTable(browser, pages, kept),
    ];
    yield ['A filter click to the next frame, desktop', { list: await filterClick(browser, pages.list) }];
  } finally {
    await browser.close();
    await bare.stop();
  }
}

async function seeOnce(browser: BenchBrowser, url: string, kept: Kept): Promise<void> {
  const { page, close } = await openPhone(browser, kept);
  await page.goto(url, { waitUntil: 'networkidle' });
  await close();
}
