import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONSENT_VERSION } from '@/lib/consent/consent';
import { ean } from '@/tests/server/feed/small-feed';
import { startProxy } from '@/tests/support/proxy';
import { openApiShop } from './open-shop';

let api: Awaited<ReturnType<typeof openApiShop>>;
let way: Awaited<ReturnType<typeof startProxy>>;
const logged = vi.fn();

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(logged);
  api = await openApiShop(async (url) => {
    way = await startProxy(url);
    return way.url;
  });
  await api.sql`update stock set qty = 100`;
  // An order under this name is committed only when the test lets go of the lock.
  await api.sql.unsafe(`
    create function wait_at_commit() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(1); return null; end $$;
    create constraint trigger wait_at_commit after insert on orders deferrable initially deferred
      for each row when (new.name = 'Sen Bestilling') execute function wait_at_commit()`);
});
afterEach(() => logged.mockClear());
afterAll(async () => {
  await api.close();
  await way.cut();
});

const order = (name: string) => ({
  ...{ CustomerName: name, Email: 'kari@example.no', Phone: '90000000', ShopID: 1, shipping_method_id: 'collect' },
  items: [{ EanNo: ean(10), Count: 1 }],
});
const consent = () => ({ v: CONSENT_VERSION, id: crypto.randomUUID(), ga: false, gtm: false, meta: false });
const health = async () => (await api.ask('GET', '/health')).json();
const until = (up: boolean) =>
  vi.waitFor(async () => expect(await health()).toMatchObject({ database: { up } }), { timeout: 20_000 });
const place = (name: string, key: string) =>
  api.ask('POST', '/orders', { body: order(name), headers: { 'idempotency-key': key } });
const orders = async () => Number((await api.sql`select count(*) from orders`)[0]?.count);

const FAULTS: [string, () => unknown, () => unknown][] = [
  ['refuses', () => way.cut(), () => way.mend()],
  ['is silent', () => way.holdUp(), () => way.goOn()],
];

describe.each(FAULTS)('rule 18.9: while the database %s', (_, fall, rise) => {
  it('every call that needs it is unavailable, whatever it asks, and all answer when it is back', async () => {
    const customer = await api.logIn();
    const shop = await api.withKey();
    const calls = {
      reading: () => api.ask('GET', `/stock?eans=${ean(20)}`),
      session: () => api.ask('GET', '/customers/current', { headers: customer }),
      counter: () => api.ask('GET', '/counter/picks', { headers: shop }),
      writing: () => api.ask('POST', '/consents', { body: consent() }),
      order: () => place('Kari Nordmann', crypto.randomUUID()),
      favourites: () => api.ask('GET', '/favourites', { headers: customer }),
    };
    const ask = async () => {
      const answers = await Promise.all(
        Object.entries(calls).map(async ([name, call]) => {
          const answer = await call();
          if (answer.ok) return [name, 'answered'];
          const { code } = (await answer.json()) as { code: string };
          return [name, `${answer.status} ${code} ${answer.headers.get('retry-after')}`];
        }),
      );
      return Object.fromEntries(answers);
    };
    const all = (said: string) => Object.fromEntries(Object.keys(calls).map((name) => [name, said]));
    expect(await ask()).toEqual(all('answered'));
    const before = await orders();
    await fall();
    expect(await ask()).toEqual(all('503 unavailable 2'));
    await until(false);
    expect(await ask()).toEqual(all('503 unavailable 2'));
    expect(await orders()).toBe(before);
    await rise();
    await until(true);
    expect(await ask()).toEqual(all('answered'));
  });

  it('what is kept in memory is answered, and health says that it is degraded', async () => {
    await fall();
    await until(false);
    const found = await api.ask('POST', '/articles/search', { body: { query: 'turjakke' } });
    expect([found.status, await found.json()]).toEqual([200, expect.objectContaining({ total: { value: 1 } })]);
    expect(await health()).toMatchObject({ status: 'degraded', articles: 27, database: { up: false } });
    await rise();
    await until(true);
  });

  it('nothing is written to the log but that it went and came back', async () => {
    await fall();
    await until(false);
    await Promise.all([place('Kari Nordmann', 'key-of-the-log'), api.ask('GET', `/stock?eans=${ean(20)}`)]);
    await rise();
    await until(true);
    expect(logged.mock.calls.map(([line]) => String(line).replace(/[\d.]+ s/, '… s'))).toEqual([
      expect.stringMatching(/^The database does not answer \(\w+\); asking on$/),
      'The database answers again, after … s',
    ]);
  });

  it('an order that was sent and never heard of again is found by its key', async () => {
    const before = await orders();
    const key = crypto.randomUUID();
    const lock = await api.sql.reserve();
    await lock`select pg_advisory_lock(1)`;
    const placing = place('Sen Bestilling', key);
    const atCommit = async () => {
      const [row] =
        await api.sql`select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted`;
      expect(row?.waiting).toBe(1);
    };
    await vi.waitFor(atCommit, { timeout: 60_000 });
    await fall();
    const lost = await placing;
    expect([lost.status, await lost.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
    await lock`select pg_advisory_unlock(1)`;
    lock.release();
    // The order hears of its own socket first, and the shop of the database a moment later.
    await until(false);
    await rise();
    await until(true);
    const found = await place('Sen Bestilling', key);
    expect(found.ok).toBe(true);
    expect(await orders()).toBe(before + 1);
  });
});
