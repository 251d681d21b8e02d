import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import postgres from 'postgres';
import { ensureChromium } from './chromium.mjs';
import { say } from './terminal.mjs';
import { freePort, startTestShop } from './test-shop.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 10;

const table = (title, rows) => {
  console.log(`\n${title}`);
  console.table(rows);
};

function load(url, options = {}) {
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'identity' },
    ...options,
  });
}

const figures = ({ requests, latency, non2xx, errors }) => ({
  'req/s': Math.round(requests.average),
  p50: latency.p50,
  p95: latency.p97_5,
  p99: latency.p99,
  failed: non2xx + errors,
});

/** A static file of `bytes` served by the same server: what is left over when it does nothing but send. */
async function staticFile(shop, bytes) {
  const name = `bench-${bytes}.bin`;
  writeFileSync(`public/pictures/${name}`, Buffer.alloc(bytes, 'x'));
  return `${shop.url}/pictures/${name}`;
}

async function addresses(shop) {
  const sql = postgres(shop.databaseUrl, { max: 1 });
  const products = await sql`select id, slug from articles where visible order by id limit 400`;
  const [category] = await sql`select slug from categories order by position limit 1`;
  const stock =
    await sql`select v.ean, s.shop_id as shop from stock s join variants v on v.id = s.variant_id join articles a on a.id = v.article_id
    join shops h on h.id = s.shop_id where s.qty >= 5 and a.visible and a.can_purchase and v.can_purchase and not h.web_shop limit 2000`;
  await sql.end();
  return { products, category: category.slug, stock };
}

async function pages(shop, { products, category }) {
  const rows = {};
  const cases = {
    home: '/',
    category: `/${encodeURIComponent(category)}`,
    product: `/product/${encodeURIComponent(products[0].slug)}`,
    search: '/search/ulltr%C3%B8ye',
  };
  for (const [name, path] of Object.entries(cases)) {
    const body = await (await fetch(shop.url + path)).arrayBuffer();
    const page = await load(shop.url + path);
    const file = await load(await staticFile(shop, body.byteLength));
    rows[`${name} (cached)`] = {
      ...figures(page),
      KB: Math.round(body.byteLength / 1024),
      'of static file': `${Math.round((page.requests.average / file.requests.average) * 100)} %`,
    };
  }
  return rows;
}

/** Server time of pages nobody has asked for yet, one at a time. */
async function cold(shop, paths) {
  const times = [];
  for (const path of paths) {
    const begun = performance.now();
    await (await fetch(shop.url + path)).arrayBuffer();
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const at = (share) => Number(times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1));
  return { pages: times.length, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'p99 ms': at(0.99) };
}

async function reservations(shop, stock) {
  let next = 0;
  const always = await changing(shop);
  const result = await load(`${shop.url}/api/v1/orders`, {
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          const { ean, shop: shopId } = stock[next++ % stock.length];
          return {
            ...request,
            headers: { ...always, 'idempotency-key': crypto.randomUUID() },
            body: JSON.stringify({
              CustomerName: 'Kari Nordmann',
              Email: 'kari@example.no',
              Phone: '41234567',
              Delivery: false,
              ShopID: shopId,
              shipping_method_id: 'collect',
              items: [{ EanNo: ean, Count: 1, CampaignArticleID: null }],
            }),
          };
        },
      },
    ],
  });
  return figures(result);
}

/** Ten calls as the shop's own pages make them. */
async function calls(shop, { products, stock }) {
  const json = (path, body) => ({ path, method: 'POST', body: JSON.stringify(body) });
  const { id } = products[0];
  const cases = {
    'GET articles/{id}': { path: `/articles/${id}` },
    'GET articles/availability/{id}': { path: `/articles/availability/${id}` },
    'GET articles/bundle': {
      path: `/articles/bundle?articles=${products
        .slice(0, 8)
        .map((row) => row.id)
        .join(',')}`,
    },
    'GET categories': { path: '/categories' },
    'GET categories/{id}/articles': { path: '/categories/2/articles' },
    'GET articles/suggest': { path: '/articles/suggest?q=jak' },
    'POST articles/search, 20 hits': json('/articles/search', {
      query: 'ulltrøye dame',
      take: 20,
      page: 0,
      filters: {},
    }),
    'GET stock, 3 EANs': {
      path: `/stock?eans=${stock
        .slice(0, 3)
        .map((row) => row.ean)
        .join(',')}`,
    },
    'GET postalcodes/{zip}': { path: '/postalcodes/7010' },
    'GET shops': { path: '/shops' },
    'POST customers/login, wrong': json('/customers/login', {
      email: 'nobody@example.no',
      password: 'not-the-password',
    }),
  };
  const headers = await changing(shop);
  const rows = {};
  for (const [name, { path, ...request }] of Object.entries(cases)) {
    const login = path.includes('login');
    const result = await load(`${shop.url}/api/v1${path}`, {
      ...request,
      headers,
      ...(login ? { amount: 20, connections: 1 } : {}),
    });
    rows[name] = figures(result);
  }
  return rows;
}

/** What a changing call must carry. */
async function changing(shop) {
  const { token } = await (await fetch(`${shop.url}/api/v1/token`)).json();
  return {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': token,
    cookie: `XSRF-TOKEN=${token}`,
    origin: shop.url,
  };
}

/** Script and style a page loads, as sent: gzip. */
async function bytes(shop, paths) {
  const rows = {};
  for (const [name, path] of Object.entries(paths)) {
    const html = await (await fetch(shop.url + path)).text();
    const files = [...new Set([...html.matchAll(/\/_next\/static\/[^"'\\ )]+\.(?:js|css)/g)].map((match) => match[0]))];
    const size = { js: 0, css: 0 };
    for (const file of files) {
      // Chunks for browsers without modules are named in the page and never loaded by others.
      if (new RegExp(`noModule=""[^>]*${file}|${file}"[^>]*noModule`, 'i').test(html)) continue;
      const answer = await fetch(shop.url + file);
      size[file.endsWith('.css') ? 'css' : 'js'] += gzipSync(Buffer.from(await answer.arrayBuffer())).length;
    }
    rows[name] = {
      'script KB gzip': Number((size.js / 1024).toFixed(1)),
      'style KB gzip': Number((size.css / 1024).toFixed(1)),
      'HTML KB gzip': Number((gzipSync(html).length / 1024).toFixed(1)),
    };
  }
  return rows;
}

function memory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kb = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return { 'resident MB': Math.round(kb('VmRSS') / 1024), 'peak MB': Math.round(kb('VmHWM') / 1024) };
}

/** What a shopper's browser makes of it. */
async function browser(shop, { products, category }) {
  const { filterTimes, lighthouseTable } = await import('../bench/browser.mjs');
  const chromium = await ensureChromium(say);
  const list = `/${encodeURIComponent(category)}`;
  const product = `/product/${encodeURIComponent(products[0].slug)}`;
  table('A filter click to the next frame (budget 50 ms)', { category: await filterTimes(shop.url, list, chromium) });
  table(
    'Lighthouse, mobile, median',
    await lighthouseTable(shop.url, { home: '/', category: list, product, search: '/search/jakke' }, chromium),
  );
}

/** `npm run bench [pages|calls|orders|browser|search|feed|pictures]`: figures of the built shop, beside a static file of the same size. */
export async function run(args) {
  const wanted = (name) => args.length === 0 || args.includes(name);
  if (['pages', 'orders', 'calls', 'browser'].some(wanted)) {
    process.env.TEST_PORT = String(await freePort());
    const shop = await startTestShop({ durable: true });
    try {
      const data = await addresses(shop);
      if (wanted('pages')) {
        const product = (row) => `/product/${encodeURIComponent(row.slug)}`;
        await cold(shop, data.products.slice(0, 20).map(product));
        table('Cold pages (nobody asked before)', {
          product: await cold(shop, data.products.slice(20, 320).map(product)),
          search: await cold(
            shop,
            Array.from({ length: 100 }, (_, index) => `/search/jakke%20${index}`),
          ),
        });
        table(
          `Pages, ${CONNECTIONS} connections, ${SECONDS} s each, load generator on the same two cores (ms)`,
          await pages(shop, data),
        );
        table(
          'Bytes a page loads',
          await bytes(shop, {
            home: '/',
            category: `/${encodeURIComponent(data.category)}`,
            product: product(data.products[0]),
            search: '/search/jakke',
            checkout: '/checkout',
          }),
        );
      }
      if (wanted('browser')) await browser(shop, data);
      if (wanted('calls')) table('Calls (ms; a refused login costs one argon2id)', await calls(shop, data));
      if (wanted('orders'))
        table('Reservations over HTTP, durable commits (ms)', {
          'POST /api/v1/orders': await reservations(shop, data.stock),
        });
      table('Server', { 'start to first answer (s)': Number((shop.startMs / 1000).toFixed(2)), ...memory(shop.pid) });
    } finally {
      await shop.stop();
    }
  }
  if (wanted('pictures')) {
    const { benchDrawing, benchPictureBytes } = await import('../bench/pictures.ts');
    table('Pictures of the first 20 cards, phone of 390 px (KB)', await benchPictureBytes());
    table('Drawing the pictures anew', await benchDrawing());
  }
  if (wanted('search')) {
    const { benchSearch } = await import('../bench/search.ts');
    table('Search engine', await benchSearch());
  }
  if (wanted('feed')) {
    const { ensurePostgres } = await import('./postgres.mjs');
    const { benchFeed } = await import('../bench/feed.ts');
    const cluster = await ensurePostgres({ folder: 'bench-postgres', database: 'postgres', log: say });
    try {
      table('Feed import', await benchFeed({ adminUrl: cluster.url }));
    } finally {
      await cluster.stop();
    }
  }
  return 0;
}
