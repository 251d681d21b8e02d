import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openBrands, readBrands } from '@/server/brands/open';
import { connectDatabase } from '@/server/platform/db/connection';
import { passedMs, pause, systemMs } from '@/server/ports/clock';
import { type Fleet, startFleet } from './fleet';
import { type Goods, startLoad } from './load';
import { createShopper, orderOf } from './shopper';

const long = process.env.INSTANCES_LONG === 'yes';
/** How long one instance is cut off from the database, and how many requests each other test wants answered. */
const AWAY_MS = long ? 300_000 : 4_000;
const REQUESTS = long ? 3_000 : 300;
const wait = { timeout: 120_000, interval: 50 };
const PASSWORD = 'Fjelltur-2026-igjen';

let fleet: Fleet;
let goods: Goods;
let articles: { id: number; slug: string; price: number }[];

beforeAll(async () => {
  fleet = await startFleet();
  const { sql } = fleet;
  articles = await sql`select id, slug, price from articles a where visible
    and not exists (select from campaign_articles c where c.article_id = a.id) order by id limit 40`;
  const lists = await sql<{ slug: string }[]>`select slug from categories order by position limit 5`;
  const shelves = await sql<Goods['shelves']>`
    select v.ean, s.shop_id as shop from stock s join variants v on v.id = s.variant_id
    join articles a on a.id = v.article_id join shops h on h.id = s.shop_id
    where s.qty >= 5 and a.visible and a.can_purchase and v.can_purchase and not h.web_shop order by v.ean, s.shop_id limit 3000`;
  const pages = [
    '/',
    ...lists.map(({ slug }) => `/${slug}`),
    ...articles.map(({ slug }) => `/product/${encodeURIComponent(slug)}`),
  ];
  goods = { pages, shelves: [...shelves] };
});
afterAll(() => fleet?.stop());

const both = <T>(ask: (url: URL) => Promise<T>) => Promise.all(fleet.instances.map(({ url }) => ask(new URL(url))));
const seconds = (since: number) => `${((passedMs() - since) / 1000).toFixed(1)} s`;
const lowest = async () => (await fleet.sql<[{ qty: number }]>`select min(qty)::int as qty from stock`)[0].qty;

/** Waits until each instance answers with this price, in the call and on the page; answers how long that took. */
async function priced({ id, slug }: { id: number; slug: string }, price: number): Promise<string> {
  const begun = passedMs();
  const shown = (price / 100).toFixed(2);
  await vi.waitFor(async () => {
    const answers = await both(async (url) => {
      const shopper = createShopper(url);
      const call = JSON.parse((await shopper.ask(`/api/v1/articles/${id}`)).text) as { price: number };
      const page = (await shopper.ask(`/product/${encodeURIComponent(slug)}`)).text;
      shopper.leave();
      return [call.price, page.includes(`"price":"${shown}"`) || page.includes(`"price":${price / 100}`)];
    });
    expect(answers).toEqual([
      [price, true],
      [price, true],
    ]);
  }, wait);
  return seconds(begun);
}

describe('several instances are one shop', () => {
  it('who has logged in at one is known at the other, and logged out at both', async () => {
    const [first, second] = fleet.instances.map(({ url }) => createShopper(new URL(url)));
    if (!first || !second) throw new Error('There are not two.');
    const registration = {
      ...{ firstname: 'Kari', surname: 'Nordmann', email: 'kari@example.no', phone: '+47 91234567' },
      ...{ password: PASSWORD, password_confirmation: PASSWORD, terms_conditions: 1 },
    };
    expect((await first.change('/customers/register', registration)).status).toBe(201);
    for (const [name, value] of first.cookies) second.cookies.set(name, value);
    const known = await second.ask('/api/v1/customers/current');
    expect([known.status, JSON.parse(known.text)]).toEqual([
      200,
      expect.objectContaining({ email: 'kari@example.no' }),
    ]);
    expect((await second.change('/customers/logout', {})).status).toBe(204);
    expect((await first.ask('/api/v1/customers/current')).status).toBe(204);
  });

  it('wrong passwords are counted together', async () => {
    const tries = [0, 1, 0, 1, 0].map(async (at) => {
      const shopper = createShopper(new URL(fleet.instances[at]?.url ?? ''), { address: '127.8.0.1' });
      return (await shopper.change('/customers/login', { email: 'kari@example.no', password: 'feil' })).status;
    });
    expect(await Promise.all(tries)).toEqual([422, 422, 422, 422, 422]);
    const answers = await both((url) =>
      createShopper(url, { address: '127.8.0.1' }).change('/customers/login', {
        email: 'kari@example.no',
        password: PASSWORD,
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
  });

  it('the last piece is sold once, whoever sells it', async () => {
    const last = goods.shelves.splice(0, 12);
    const { sql } = fleet;
    for (const { ean, shop } of last)
      await sql`update stock set qty = 1 where shop_id = ${shop} and variant_id = (select id from variants where ean = ${ean})`;
    for (const shelf of last) {
      const answers = await Promise.all(
        [0, 1, 0, 1].map((at) =>
          createShopper(new URL(fleet.instances[at]?.url ?? '')).change('/orders', orderOf(shelf), {
            'idempotency-key': crypto.randomUUID(),
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    }
    expect(await lowest()).toBe(0);
  });

  it('every letter goes out once', async () => {
    const { sql } = fleet;
    const waiting = async () =>
      (await sql<[{ count: number }]>`select count(*)::int as count from mails where sent_at is null`)[0].count;
    await vi.waitFor(async () => expect(await waiting()).toBe(0), wait);
    const [{ count, attempts }] = await sql<[{ count: number; attempts: number }]>`
      select count(*)::int as count, max(attempts)::int as attempts from mails`;
    const [first = [], second = []] = fleet.letters();
    expect(first.filter((name) => second.includes(name))).toEqual([]);
    expect([first.length + second.length, attempts]).toEqual([count, 1]);
    expect(count).toBeGreaterThan(12);
  });

  it('a price that changes is seen on both', async () => {
    const [article] = articles;
    if (!article) throw new Error('There are no articles.');
    await priced(article, article.price);
    await fleet.sql`update articles set price = 43200 where id = ${article.id}`;
    fleet.note(`a price was new on both instances after ${await priced(article, 43_200)}`);
  });

  it('rule 1.10: a word and a colour of a brand that change are seen on both', async () => {
    const { brands } = await readBrands('packages/demo-chain');
    const brand = brands.find(({ id }) => id === 'nordvidda');
    if (!brand) throw new Error('The demo chain has no such brand.');
    const texts = { ...brand.texts, nb: { ...brand.texts.nb, shops: { title: 'Her finner du oss' } } };
    const tokens = { ...brand.file.tokens, colors: { ...brand.file.tokens.colors, paper: '#fefefe' } };
    const shown = (path: string) => both(async (url) => (await createShopper(url).ask(path)).text);
    const sheets = await shown('/brand-files/tokens.css');
    const { sql, close } = connectDatabase(process.env.INSTANCES_DATABASE_URL ?? '', { poolSize: 1 });
    onTestFinished(close);
    await openBrands({ sql }).store([{ ...brand, texts, file: { ...brand.file, tokens } }]);
    const begun = passedMs();
    await vi.waitFor(async () => {
      const pages = (await shown('/butikker')).map((page) => page.includes('Her finner du oss'));
      const recoloured = (await shown('/brand-files/tokens.css')).map((sheet) => !sheets.includes(sheet));
      expect([...pages, ...recoloured]).toEqual([true, true, true, true]);
    }, wait);
    fleet.note(`a word and a colour were new on both instances after ${seconds(begun)}`);
  });
});

describe('faults under load', () => {
  it('rule 18.15: a rolling restart fails no request', async () => {
    const load = startLoad(fleet.url, goods);
    await load.answered(REQUESTS / 3);
    // In the short run one of the two, which is half of it.
    for (const instance of long ? Array(3).fill(fleet.instances).flat() : [fleet.one]) {
      expect(await instance.stop()).toBe(0);
      await instance.start();
      // nginx has taken it back.
      await expect.poll(instance.answered).toBeGreaterThan(0);
      await load.answered(REQUESTS / 6);
    }
    const { asked, failures, p95 } = await load.stop();
    expect(failures).toEqual([]);
    fleet.note(`rolling restart: ${asked} requests, 0 failed, pages p95 ${p95} ms`);
  });

  it('rule 18.15: an instance that ends by SIGTERM writes the searches it has counted', async () => {
    const { one, sql } = fleet;
    const words = 'turjakke til hytta';
    const shopper = createShopper(new URL(one.url));
    expect((await shopper.ask(`/search/${encodeURIComponent(words)}`)).status).toBe(200);
    shopper.leave();
    expect(await one.stop()).toBe(0);
    expect(await sql`select count from search_log where query = ${words}`).toEqual([{ count: 1 }]);
    await one.start();
  });

  it('rule 18.9: PostgreSQL started anew: 503 while it is away, and all goes on by itself', async () => {
    const load = startLoad(fleet.url, goods);
    await load.answered(REQUESTS / 3);
    const begun = systemMs();
    await fleet.restartPostgres();
    await vi.waitFor(
      async () => expect(await Promise.all(fleet.instances.map((it) => it.ready()))).toEqual([true, true]),
      wait,
    );
    const away = systemMs() - begun;
    await load.answered(REQUESTS / 3);
    const { asked, failures } = await load.stop();
    expect(failures.filter(({ status }) => status !== 503)).toEqual([]);
    expect(failures.filter(({ at }) => at > begun + away + 5_000)).toEqual([]);
    const [{ count }] = await fleet.sql<[{ count: number }]>`
      select count(*)::int as count from orders where number = any(${load.placed})`;
    expect(count).toBe(load.placed.length);
    expect(await lowest()).toBe(0);
    fleet.note(
      `PostgreSQL started anew in ${away} ms: ${asked} requests, ${failures.length} answered 503, none otherwise`,
    );
  });

  it(`one instance cut off from the database for ${AWAY_MS / 1000} s comes back with nothing stale`, async () => {
    const [one, other] = articles.slice(5);
    if (!one || !other) throw new Error('There are too few articles.');
    const { sql, way } = fleet;
    await priced(one, one.price);
    const load = startLoad(fleet.url, goods);
    await way.cut();
    await vi.waitFor(async () => expect(await fleet.other.ready()).toBe(false), wait);
    expect(await fleet.one.ready()).toBe(true);
    await sql`update articles set price = 65400 where id = ${one.id}`;
    await pause(AWAY_MS);
    await sql`update articles set price = 76500 where id = ${other.id}`;
    await way.mend();
    const back = passedMs();
    await vi.waitFor(async () => expect(await fleet.other.ready()).toBe(true), wait);
    fleet.note(`cut off for ${AWAY_MS / 1000} s: ready again after ${seconds(back)}`);
    await Promise.all([priced(one, 65_400), priced(other, 76_500)]);
    fleet.note(`cut off for ${AWAY_MS / 1000} s: nothing stale after ${seconds(back)}`);
    const { asked, failures } = await load.stop();
    expect(failures.filter(({ status }) => status !== 503)).toEqual([]);
    fleet.note(
      `cut off for ${AWAY_MS / 1000} s: ${asked} requests over both, ${failures.length} answered 503, none otherwise`,
    );
  });
});

describe('what is written down', () => {
  it('a request has one name from nginx to the log', async () => {
    const { headers } = await createShopper(fleet.url).ask('/api/v1/shops');
    const id = String(headers['x-request-id']);
    expect(id).toMatch(/^[\da-f]{32}$/);
    await vi.waitFor(() => {
      const lines = fleet.instances.flatMap((it) => it.lines()).filter((line) => line.includes(id));
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ path: '/api/v1/shops', status: 200 }]);
    }, wait);
  });

  it('figures are told on the machine, and not by nginx', async () => {
    const told = [
      'shop_requests_total{',
      'shop_job_seconds_count{',
      'shop_search_seconds_count{',
      'shop_database_up 1',
    ];
    for (const { figuresUrl } of fleet.instances)
      await vi.waitFor(async () => {
        const text = await (await fetch(figuresUrl)).text();
        expect(told.filter((name) => !text.includes(name))).toEqual([]);
      }, wait);
    expect((await createShopper(fleet.url).ask('/metrics')).status).toBe(404);
  });

  it('rule 18.16: no line of any log names a buyer, whatever has happened', async () => {
    const lines = fleet.instances.flatMap((it) => it.lines());
    expect(lines.length).toBeGreaterThan(REQUESTS);
    const tokens = await fleet.sql<{ token: string }[]>`select token::text from orders limit 100`;
    const personal = ['@example', 'Nordmann', 'kunde-', '127.7.', PASSWORD, ...tokens.map(({ token }) => token)];
    const text = lines.join('\n');
    expect(personal.filter((one) => text.includes(one))).toEqual([]);
    const plain = lines.filter((line) => !line.startsWith('{'));
    expect(plain).toEqual([]);
  });
});
