import { readFileSync } from 'node:fs';
import { benchCalls } from '@/bench/calls';
import { CONNECTIONS, SECONDS } from '@/bench/http-load';
import { benchPaidOrders, benchReservations } from '@/bench/orders';
import { benchCachedPages, benchColdPages, pageBytes } from '@/bench/pages';
import { firstProduct, listOf, pathOf, type ShopData, shopData } from '@/bench/shop-data';
import { ensureChromium } from './chromium';
import { freePort } from './ports';
import { say } from './terminal';
import { startTestShop, type TestShop } from './test-shop';

const table = (title: string, rows: object) => {
  console.log(`\n${title}`);
  console.table(rows);
};

function memory(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return { 'resident MB': Math.round(kb('VmRSS') / 1024), 'peak MB': Math.round(kb('VmHWM') / 1024) };
}

/** What a shopper's browser makes of it. */
async function browser(shop: TestShop, data: ShopData): Promise<void> {
  const { filterTimes, lighthouseTable } = await import('@/bench/browser');
  const chromium = await ensureChromium(say);
  const list = listOf(data);
  table('A filter click to the next frame (budget 50 ms)', { category: await filterTimes(shop.url, list, chromium) });
  const pages = { home: '/', category: list, product: pathOf(firstProduct(data)), search: '/search/jakke' };
  table('Lighthouse, mobile, median', await lighthouseTable(shop.url, pages, chromium));
}

/** The tables that need the shop, in the order in which its cache is warmed. */
const ofTheShop: Record<string, (shop: TestShop, data: ShopData) => Promise<void>> = {
  async pages(shop, data) {
    table('Cold pages (nobody asked before)', await benchColdPages(shop, data));
    table(
      `Pages, ${CONNECTIONS} connections, ${SECONDS} s each, load generator on the same two cores (ms)`,
      await benchCachedPages(shop, data),
    );
    table('Bytes a page loads', await pageBytes(shop, data));
  },
  browser,
  async calls(shop, data) {
    table('Calls (ms; a refused login costs one argon2id)', await benchCalls(shop, data));
  },
  async orders(shop, data) {
    table('Reservations over HTTP, durable commits (ms)', await benchReservations(shop, data));
    table('Paid orders in the sandbox, three calls each, durable commits (ms)', await benchPaidOrders(shop, data));
  },
};

const ofItsParts: Record<string, () => Promise<void>> = {
  async pictures() {
    const { benchDrawing, benchPictureBytes } = await import('@/bench/pictures');
    table('Pictures of the first 20 cards, phone of 390 px (KB)', await benchPictureBytes());
    table('Drawing the pictures anew', await benchDrawing());
  },
  async search() {
    const { benchSearch } = await import('@/bench/search');
    table('Search engine', await benchSearch());
  },
  async feed() {
    const { ensurePostgres } = await import('./postgres');
    const { benchFeed } = await import('@/bench/feed');
    const cluster = await ensurePostgres({ folder: 'bench-postgres', database: 'postgres', log: say });
    try {
      table('Feed import', await benchFeed({ adminUrl: cluster.url }));
    } finally {
      await cluster.stop();
    }
  },
};

/** `npm run bench [pages|calls|orders|browser|search|feed|pictures]`: figures of the built shop, beside a static file of the same size. */
export async function run(args: string[]): Promise<number> {
  const wanted = ([name]: [string, unknown]) => args.length === 0 || args.includes(name);
  const tables = Object.entries(ofTheShop).filter(wanted);
  if (tables.length > 0) {
    process.env.TEST_PORT = String(await freePort());
    const shop = await startTestShop({ durable: true });
    try {
      const data = await shopData(shop);
      for (const [, print] of tables) await print(shop, data);
      table('Server', { 'start to first answer (s)': Number((shop.startMs / 1000).toFixed(2)), ...memory(shop.pid) });
    } finally {
      await shop.stop();
    }
  }
  for (const [, print] of Object.entries(ofItsParts).filter(wanted)) await print();
  return 0;
}
