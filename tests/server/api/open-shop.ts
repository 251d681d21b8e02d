import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportKind } from '@/lib/contracts/imports';
import { createKeyAccess } from '@/server/imports/keys/service';
import { createCounterAccess } from '@/server/orders/counter/service';
import { argon2id } from '@/server/platform/argon2id';
import type { Sql } from '@/server/platform/db/connection';
import { systemClock } from '@/server/ports/clock';
import { article, ean, importFiles, shop, smallFeed, variant } from '@/tests/server/feed/small-feed';
import { openTestDatabase } from '@/tests/support/database';
import { expectDocumented } from '@/tests/support/documented';
import { loadRoutes } from './routes-on-disk';

const HOST = 'localhost:3000';
/** Of every customer who logs in here. */
export const PASSWORD = 'tre fjell og en foss';

/** In three colours. */
const turjakke = [variant(10), variant(11, { size: 'L', colorId: 11 }), variant(12, { size: 'L', colorId: 12 })];

const feed = () => ({
  ...smallFeed(),
  'product-lines.jsonl': [
    { id: 1, name: 'Fjelltind' },
    { id: 2, name: 'Heldre' },
  ],
  'color-groups.jsonl': [
    { id: 1, name: 'Blå', label: 'Blå', hex: '#2040a0' },
    { id: 11, name: 'Rød', label: 'Rød', hex: '#a02020' },
    { id: 12, name: 'Grønn', label: 'Grønn', hex: '#20a020' },
  ],
  'colors.jsonl': [1, 11, 12].map((id) => ({ id, name: `Farge ${id}`, colorGroupId: id })),
  'articles.jsonl': [
    article(1, { name: 'Turjakke', price: 10_000, featured: true, variants: turjakke }),
    article(2, { name: 'Ærfuglluer', price: 30_000, productLineId: 2, groupId: 2 }),
    article(3, { name: 'Alpinbukse', price: 20_000, visible: false }),
    ...Array.from({ length: 25 }, (_, i) => article(100 + i, { name: `Bukse ${i}`, price: 40_000 + i * 100 })),
  ],
  'shops.jsonl': [shop(1), shop(2, { latitude: 63.43, longitude: 10.39 })],
  'shipping-methods.jsonl': [
    { id: 'collect', name: 'Hent', price: 0, position: 1 },
    { id: 'delivery', name: 'Hjem', price: 19900, position: 2 },
  ],
  'stock.jsonl': [
    { ean: ean(10), shopId: 1, qty: 3 },
    { ean: ean(20), shopId: 2, qty: 7 },
  ],
});

async function furnish(sql: Sql) {
  await sql`insert into postcodes (code, place, latitude, longitude) values ('0155', 'OSLO', 59.91, 10.74), ('7010', 'TRONDHEIM', null, null)
    on conflict do nothing`;
  await sql`insert into bestsellers (article_id, qty_rank, turnover_rank) values (1, 2, 1), (2, 1, 2), (3, 3, 3)`;
  await sql`insert into campaigns (id, name, slug, starts_at, ends_at) values
    (1, 'Klikk & Hent', 'klikk', now() - interval '1 day', now() + interval '1 day'),
    (2, 'Over', 'over', now() - interval '2 day', now() - interval '1 day')`;
  // A line's id is another than its campaign's.
  await sql`alter sequence campaign_articles_id_seq restart with 700`;
  await sql`insert into campaign_articles (campaign_id, article_id, price) values (1, 1, 8000), (1, 3, 9000), (2, 2, 100)`;
  await sql`insert into settings (brand, key, value) values
    ('nordvidda', 'chainName', '"Nordvidda Norge AS"'), ('nordvidda', 'secretKey', '"hunter2"'),
    ('nordvidda', 'freeFreightFrom', '150000'), ('heldre', 'freeFreightFrom', '"much"')`;
  await sql`insert into reviews (article_id, customer_name, rating, content, approved) values
    (1, 'Kari Nordmann', 5, 'God', true), (1, 'Ola', 1, 'Venter', false)`;
}

/**
 * The shop behind the handlers, on a database of its own with a small catalogue; `ask` goes through the handlers.
 * `sql` is the test's own way to the database, the shop's is what `wayTo` makes of its address.
 */
export async function openApiShop(wayTo = async (url: string) => url) {
  const database = await openTestDatabase();
  await importFiles(database.sql, feed());
  await furnish(database.sql);
  process.env.DATABASE_URL = await wayTo(database.url);
  const spool = await mkdtemp(join(tmpdir(), 'nordvidda-spool-'));
  process.env.IMPORT_DIR = spool;
  const { openRooms } = await import('@/server/open');
  const { openShop } = await import('@/server/shop');
  const rooms = openRooms();
  const { catalogue, search, storefronts, database: connected } = rooms;
  await search.engine.index(catalogue.catalogue.indexed());
  const routes = await loadRoutes();
  const { newToken, SESSION_COOKIE, TOKEN_COOKIE } = await import('@/server/api/csrf');
  const { seal: sealed } = await import('@/server/api/secret');
  const token = newToken();
  const passwordHash = await argon2id.hash(PASSWORD);
  let customers = 0;

  /** The headers of a new customer with a session. */
  async function logIn(): Promise<Record<string, string>> {
    const n = ++customers;
    const [row] = await database.sql`
      insert into customers (firstname, surname, email, phone, password_hash)
      values ('Kari', 'Nordmann', ${`kari${n}@example.no`}, ${String(90_000_000 + n)}, ${passwordHash}) returning id`;
    const { sid } = await openShop().customers.sessions.open(row?.id as number);
    const seal = await sealed({ sid });
    const own = newToken(seal);
    return { cookie: `${SESSION_COOKIE}=${seal}; ${TOKEN_COOKIE}=${own}`, 'x-xsrf-token': own };
  }

  /** The headers of a new system of the first shop. */
  async function withKey(): Promise<Record<string, string>> {
    const access = createCounterAccess({ sql: database.sql, clock: systemClock, hasher: argon2id });
    return { authorization: `Bearer ${await access.addKey({ id: 1, slug: 'butikk-1' }, 'Kassen')}` };
  }

  /** The headers of a new system that sends data. */
  async function withFeedKey(): Promise<Record<string, string>> {
    const access = createKeyAccess({ sql: database.sql, clock: systemClock });
    return { authorization: `Bearer ${await access.add('PIM', ImportKind.options)}` };
  }

  interface Asking {
    params?: Record<string, string>;
    body?: unknown;
    headers?: Record<string, string>;
  }
  /** `path` as in the contract, with a query behind it: '/articles/{id}?a=b'. */
  async function ask(method: string, path: string, { params = {}, body, headers = {} }: Asking = {}) {
    const [pattern = '', query] = path.split(/\?(.*)/s);
    const module = routes.find((route) => route.path === pattern)?.module;
    const handler = module?.[method];
    if (!handler) throw new Error(`No route for ${method} ${pattern}`);
    const filled = pattern.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
    const request = new Request(`http://${HOST}/api/v1${filled}${query === undefined ? '' : `?${query}`}`, {
      method,
      headers: {
        host: HOST,
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': token,
        cookie: `${TOKEN_COOKIE}=${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const answer = await handler(request, { params: Promise.resolve(params) });
    const said = answer.ok
      ? undefined
      : await answer
          .clone()
          .json()
          .catch(() => ({}));
    expectDocumented(method, filled, answer, said);
    return answer;
  }

  return {
    ask,
    logIn,
    withKey,
    withFeedKey,
    routes,
    rooms,
    shop: openShop(),
    forget() {
      catalogue.catalogue.forget();
      storefronts.storefronts.forget();
    },
    sql: database.sql,
    async close() {
      await connected.close();
      await rm(spool, { recursive: true, force: true });
      await database.close();
    },
  };
}

export { ean };
