import { parseArgs } from 'node:util';
import { benchCachedPages } from '@/tools/bench/cached-pages';
import { benchCalls } from '@/tools/bench/calls';
import { benchPaidOrders, benchReservations } from '@/tools/bench/orders';
import { benchOverload } from '@/tools/bench/overload';
import { benchColdPages, pageBytes } from '@/tools/bench/pages';
import { memoryMb, peakMb } from '@/tools/bench/processes';
import { type ShopData, shopData } from '@/tools/bench/shop-data';
import { ensureChromium } from '@/tools/machine/chromium';
import { say } from '@/tools/machine/terminal';
import { startTestShop, type TestShop } from '@/tools/testing/test-shop';
import { openForBench } from './engines';

const table = (title: string, rows: object) => {
  console.log(`\n${title}`);
  console.table(rows);
};

/** Measured last. The launcher is not counted. */
const startAndMemory = (shop: TestShop, { databasePid }: ShopData) => ({
  'start to first answer (s)': Number((shop.startMs / 1000).toFixed(2)),
  'memory of the shop (MB)': memoryMb(shop.pid),
  'memory of PostgreSQL (MB)': memoryMb(databasePid),
  'both (MB)': memoryMb(shop.pid) + memoryMb(databasePid),
  'most the shop ever had (MB)': peakMb(shop.pid),
});

async function browser(shop: TestShop, data: ShopData): Promise<void> {
  const { benchBrowser } = await import('@/tools/bench/browser');
  const executable = await ensureChromium(say);
  for await (const [title, rows] of benchBrowser(shop, data, executable)) table(title, rows);
}

/** In the order that warms the cache. */
const ofTheShop: Record<string, (shop: TestShop, data: ShopData) => Promise<void>> = {
  async pages(shop, data) {
    table('Cold pages (nobody asked before)', await benchColdPages(shop, data));
    table(
      'Cached pages as browsers ask (br, 8 connections), in turns with plain Node sending the same bytes on the same cores',
      await benchCachedPages(shop, data),
    );
    table('Bytes a page loads', await pageBytes(shop, data));
  },
  browser,
  async calls(shop, data) {
    table('Calls (ms; a refused login costs one argon2id)', await benchCalls(shop, data));
  },
  async overload(shop) {
    table('Pages to be rendered, at twice what the shop can carry (ms)', await benchOverload(shop));
  },
  async imports(shop) {
    const { benchImports } = await import('@/tools/bench/imports');
    table('Stock pushed over HTTP, beside a COPY of the same rows', await benchImports(shop));
  },
  async orders(shop, data) {
    table('Reservations over HTTP, durable commits (ms)', await benchReservations(shop, data));
    table('Paid orders in the sandbox, three calls each, durable commits (ms)', await benchPaidOrders(shop, data));
  },
};

const ofItsParts: Record<string, () => Promise<void>> = {
  async pictures() {
    const { benchDrawing, benchPictureBytes } = await import('@/tools/bench/pictures');
    table('Pictures of the first 20 cards, phone of 390 px (KB)', await benchPictureBytes());
    table('Drawing the pictures anew', await benchDrawing());
  },
  async photographs() {
    const { benchPhotographs } = await import('@/tools/bench/photographs');
    table('Photographs of 24 megapixels, through the worker', await benchPhotographs());
  },
  async phone() {
    const { benchPhone } = await import('@/tools/bench/phone');
    table('A chain of forty photographs of 24 megapixels, on a phone of 390 px (KB)', await benchPhone());
  },
  async search() {
    const { benchSearch, benchDemoSearch } = await import('@/tools/bench/search');
    for (const [title, rows] of Object.entries(await benchDemoSearch())) table(title, rows);
    table('Search engine', await benchSearch());
  },
  async feed() {
    const { ensurePostgres } = await import('@/tools/machine/postgres');
    const { benchFeed } = await import('@/tools/bench/feed');
    const cluster = await ensurePostgres({ folder: 'bench-postgres', database: 'postgres', log: say });
    try {
      table('Feed import', await benchFeed({ adminUrl: cluster.url }));
    } finally {
      await cluster.stop();
    }
  },
};

const SCALE = {
  articles: { type: 'string', default: '100000' },
  engine: { type: 'string', default: 'embedded' },
} as const;

/** `npm run bench scale -- [--articles 100000] [--engine elasticsearch]`: the shop with a catalogue of that size. */
async function scale(args: string[]): Promise<void> {
  const { growCatalogue } = await import('@/tools/bench/scale-data');
  const { benchScale } = await import('@/tools/bench/scale');
  const { values } = parseArgs({ args, options: SCALE });
  const articles = Number(values.articles);
  if (!(articles > 0)) throw new Error('--articles is how many: 100000, say');
  const engines = values.engine === 'elasticsearch' ? await openForBench() : undefined;
  try {
    const shop = await startTestShop({
      durable: true,
      settings: engines?.environment ?? {},
      fill: async (url) => {
        say(`Growing the catalogue to ${articles} articles …`);
        const begun = performance.now();
        await growCatalogue(url, articles);
        say(`It took ${((performance.now() - begun) / 1000).toFixed(0)} s`);
      },
    });
    try {
      say(`The first start took ${(shop.startMs / 1000).toFixed(1)} s`);
      await shop.again();
      table(`${articles} articles, ${values.engine} engine (ms, one at a time)`, await benchScale(shop));
    } finally {
      await shop.stop();
    }
  } finally {
    await engines?.stop();
  }
}

/** `npm run bench [pages|calls|overload|imports|orders|browser|search|feed|pictures|photographs|phone]`: figures of the built shop, pages beside what plain Node does. */
export async function run(args: string[]): Promise<number> {
  if (args[0] === 'scale') return scale(args.slice(1)).then(() => 0);
  const isChosen = ([name]: [string, unknown]) => args.length === 0 || args.includes(name);
  const tables = Object.entries(ofTheShop).filter(isChosen);
  if (tables.length > 0) {
    const shop = await startTestShop({ durable: true });
    try {
      const data = await shopData(shop);
      for (const [, print] of tables) await print(shop, data);
      table('Start and memory', startAndMemory(shop, data));
    } finally {
      await shop.stop();
    }
  }
  for (const [, print] of Object.entries(ofItsParts).filter(isChosen)) await print();
  return 0;
}
