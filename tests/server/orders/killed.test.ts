import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '@/tests/support/database';
import type { PlaceOrders } from '@/tests/support/place-orders';
import { sample } from '@/tests/support/sample';
import { BOTTLE, clear, open, SHOE, SOCK, seed, setStock } from './fixture';
import { orderFor } from './killed-orders';

const AT_FIRST = 10_000;
let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  await clear(database.sql);
  for (const ean of [SHOE, SOCK, BOTTLE]) await setStock(database.sql, ean, AT_FIRST);
});

/** Runs the process until it ends or dies, killing it at its `killAfter`-th line. Answers the lines it wrote. */
async function run(options: Omit<PlaceOrders, 'url'>, killAfter = Number.POSITIVE_INFINITY) {
  const url = `${database.url}?application_name=place-orders`;
  const script = [
    '--import',
    './tools/ts-hooks.mjs',
    'tests/support/place-orders.ts',
    JSON.stringify({ ...options, url }),
  ];
  const child = spawn(process.execPath, script, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<NodeJS.Signals | null>((done) => child.once('close', (_code, signal) => done(signal)));
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length === killAfter) child.kill('SIGKILL');
  }
  const signal = await ended;
  // What the process sent last may still be at work in the database.
  const atWork = () =>
    database.sql`select from pg_stat_activity where datname = current_database() and application_name = 'place-orders'`;
  while ((await atWork()).length > 0);
  return { lines, signal };
}

/** Nothing lost, nothing doubled, nothing by halves. */
async function expectWhole() {
  const { sql } = database;
  const moved = await sql`
    select v.ean, s.qty + coalesce((select sum(l.count)::int from order_lines l where l.ean = v.ean), 0) as qty
    from stock s join variants v on v.id = s.variant_id where s.shop_id = 1 and v.ean in (${SHOE}, ${SOCK}, ${BOTTLE}) order by v.ean`;
  expect(moved.map((row) => row.qty)).toEqual([AT_FIRST, AT_FIRST, AT_FIRST]);
  const broken = await sql`
    select o.number from orders o where
      (select coalesce(sum(l.count * l.unit_price), -1) from order_lines l where l.order_id = o.id) <> o.total
      or (select count(*) from order_events e where e.order_id = o.id and e.status_id = 1) <> 1
      or (select count(*) from order_documents d where d.order_id = o.id) <> 1
      or (select count(*) from mails m where m.key = 'reservation:' || o.number || ':confirmation') <> 1
      or (select count(*) from idempotency_keys k where (k.body->>'id')::int = o.id) <> 1`;
  expect(broken).toEqual([]);
  const [counts] = await sql`
    select (select count(*)::int from orders) as orders, (select count(*)::int from mails) as mails,
      (select count(*)::int from idempotency_keys) as keys, (select count(distinct name)::int from orders) as names`;
  expect(counts).toEqual({
    orders: counts?.orders,
    mails: counts?.orders,
    keys: counts?.orders,
    names: counts?.orders,
  });
}

/** The shopper's browser tries every request again; each is one order in the end. */
async function repeatAll(keys: string[]) {
  const { placing } = open(database.sql);
  const receipts = [];
  for (const key of keys)
    receipts.push(await placing.place(orderFor(key), { brand: 'nordvidda', idempotencyKey: key }));
  expect(new Set(receipts.map((receipt) => receipt.id)).size).toBe(keys.length);
  const [row] = await database.sql`select count(*)::int as orders from orders`;
  expect(row?.orders).toBe(keys.length);
  await expectWhole();
}

describe('rule 15.3: the process killed in the middle of an order loses and doubles nothing', () => {
  it('at every statement of an order (some of them in a short run), before and after it leaves', async () => {
    const { lines } = await run({ keys: ['whole-00'], atOnce: 1 });
    const statements = Number(/^statements (\d+)$/.exec(lines.at(-1) ?? '')?.[1]);
    expect(statements).toBeGreaterThan(10);
    const keys = ['whole-00'];
    const deaths = Array.from({ length: statements }, (_, i) => i + 1).flatMap((dieAt) =>
      [false, true].map((sent) => ({ dieAt, sent })),
    );
    for (const { dieAt, sent } of sample(deaths, 8)) {
      const key = `${sent ? 'after' : 'before'}-sent-${dieAt}`;
      keys.push(key);
      const { signal } = await run({ keys: [key], atOnce: 1, dieAt, sent });
      expect(signal).toBe('SIGKILL');
      await expectWhole();
    }
    await repeatAll(keys);
  });

  it('at any moment, with four orders under way', async () => {
    const all: string[] = [];
    for (const [round, killAfter] of sample([5, 12, 23, 41, 66, 90], 2).entries()) {
      const keys = Array.from({ length: 60 }, (_, i) => `killed-${round}-${i}`);
      const { lines, signal } = await run({ keys, atOnce: 4 }, killAfter);
      expect(signal).toBe('SIGKILL');
      const started = lines.flatMap((line) => /^start (.*)$/.exec(line)?.[1] ?? []);
      const done = lines.flatMap((line) => /^done (.*)$/.exec(line)?.[1] ?? []);
      const kept = await database.sql<{ key: string }[]>`select key from idempotency_keys`;
      expect(kept.map((row) => row.key.replace(/^guest:/, ''))).toEqual(expect.arrayContaining(done));
      all.push(...started);
      await expectWhole();
    }
    await repeatAll(all);
  });
});
