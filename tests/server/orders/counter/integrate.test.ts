import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReceiver, createTill, isGenuine, type Warehouse, work } from '@/docs/integrate-example';
import { endpoints } from '@/lib/contracts/all-endpoints';
import { CounterAct } from '@/lib/contracts/counter';
import { OrderEvent, type OrderMessage } from '@/lib/contracts/webhooks';
import { createHttpWebhookSender } from '@/server/adapters/webhook-sender/http';
import type { Sql } from '@/server/platform/db/connection';
import { type Transaction, transact } from '@/server/platform/db/transact';
import { createWebhooks, createWebhookTargets } from '@/server/platform/webhooks/service';
import { systemClock } from '@/server/ports/clock';
import { BOTTLE, clear, OSLO, SHOE, seed } from '@/tests/server/orders/fixture';
import { open as openFulfilments, placeOrder, statesOf } from '@/tests/server/orders/fulfilments/fixture';
import { openTestDatabase } from '@/tests/support/database';
import { serveRoutes } from '@/tests/support/serve-routes';
import { openCounter } from './fixture';

const shop = vi.hoisted(() => ({}) as Record<string, unknown>);
vi.mock('@/server/shop', () => ({ openShop: () => shop }));

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let routes: Awaited<ReturnType<typeof serveRoutes>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
  routes = await serveRoutes('/counter');
});
afterAll(async () => {
  await routes.close();
  await database.close();
});

/** A shop whose parts of orders tell of themselves, and a warehouse that hears of them. */
async function open(sql: Sql, warehouse: Warehouse) {
  const { counter, access } = openCounter(sql, systemClock());
  const clock = systemClock;
  const webhooks = createWebhooks({ sql, clock, sender: createHttpWebhookSender({ allowOwnNetwork: true }) });
  const tell = (event: OrderEvent) => async (tx: Transaction, fulfilmentId: number) => {
    const [part] = await tx<{ orderId: number; shopId: number }[]>`
      select order_id, shop_id from fulfilments where id = ${fulfilmentId}`;
    if (part) await webhooks.tell(tx, { event, fulfilmentId, ...part });
  };
  const parts = openFulfilments(sql, {
    once: counter.once,
    news: {
      ...{ missing: tell('order.line_missing'), ready: tell('order.ready'), collected: tell('order.collected') },
      ...{ sent: tell('order.sent'), delivered: tell('order.delivered'), cancelled: tell('order.cancelled') },
      withdrawn: tell('order.line_withdrawn'),
      order: async () => undefined,
    },
  });
  Object.assign(shop, { orders: { counter, fulfilments: parts.fulfilments } });

  const heard: OrderMessage[] = [];
  const key = await access.addKey({ id: OSLO, slug: 'oslo' }, 'Lageret');
  const till = createTill({ shop: routes.url, key });
  const secret = (await createWebhookTargets({ sql, clock }).add('http://127.0.0.1/', OSLO)) as string;
  const receiver = createReceiver({
    secret,
    async hear(message) {
      heard.push(message as OrderMessage);
      await work(till, warehouse, message);
    },
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  await sql`update webhook_targets set url = ${url}`;
  return {
    ...{ webhooks, heard, till, url, parts, tell },
    async deliver() {
      while ((await webhooks.sendDue(10)) > 0);
    },
    close: () => new Promise<void>((done) => receiver.close(() => done())),
  };
}

/** Everything but one bottle is there. */
const warehouse: Warehouse = {
  find: async ({ ean, count }) => (ean === BOTTLE ? count - 1 : count),
  pack: async ({ number }) => ({ carrier: 'Posten', trackingNumber: `P-${number}` }),
};

let systems: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  await clear(database.sql);
  await database.sql`truncate counter_staff, counter_sessions, counter_acts, shop_keys, webhook_targets, webhook_messages
    restart identity cascade`;
  systems = await open(database.sql, warehouse);
  return () => systems.close();
});

describe('rule 16.5: the warehouse of docs/integrate.md', () => {
  it('is told of an order, reports missing pieces, sends the rest, and is told in order', async () => {
    const { id, ids, number } = await placeOrder(database.sql, systems.parts);
    await transact(database.sql, (tx) => systems.tell('order.placed')(tx, ids[0] as number));
    await systems.deliver();
    expect(systems.heard.map(({ event }) => event)).toEqual(['order.placed', 'order.line_missing', 'order.sent']);
    expect(await statesOf(database.sql, id)).toEqual(['sent', 'waiting']);
    const pick = await systems.till.pick(ids[0] as number);
    expect(pick).toMatchObject({ number, state: 'sent', carrier: 'Posten', trackingNumber: `P-${number}` });
    expect(pick.lines.map(({ ean, missing }) => [ean, missing])).toEqual([
      [SHOE, 0],
      [BOTTLE, 1],
    ]);
    expect(systems.parts.captured).toHaveLength(1);
    expect(await systems.till.picks()).toEqual([]);
  });

  it('handles a repeated message once', async () => {
    const { ids } = await placeOrder(database.sql, systems.parts);
    await transact(database.sql, (tx) => systems.tell('order.placed')(tx, ids[0] as number));
    await systems.deliver();
    const before = await systems.till.pick(ids[0] as number);
    // A moment ago: the shop's clock has no microseconds, and may be behind the database's.
    await database.sql`update webhook_messages set sent_at = null, next_attempt_at = now() - interval '1 s'
      where event = 'order.placed'`;
    await systems.deliver();
    expect(systems.heard.filter(({ event }) => event === 'order.placed')).toHaveLength(2);
    expect(await systems.till.pick(ids[0] as number)).toEqual(before);
    expect(systems.parts.captured).toHaveLength(1);
  });

  it('is told nothing of another shop’s orders', async () => {
    const { ids } = await placeOrder(database.sql, systems.parts);
    await transact(database.sql, (tx) => systems.tell('order.placed')(tx, ids[1] as number));
    await systems.deliver();
    expect(systems.heard).toEqual([]);
    await expect(systems.till.pick(ids[1] as number)).rejects.toThrow(/404 .*not_found/);
  });

  it('refuses unsigned and old messages', async () => {
    const forged = await fetch(systems.url, {
      method: 'POST',
      body: '{"event":"order.placed","id":"x","part":{"id":1}}',
    });
    expect([forged.status, systems.heard]).toEqual([401, []]);
    const signed = {
      'webhook-id': 'x',
      'webhook-timestamp': '1000',
      'webhook-signature': 'v1=8b8e5c1c',
    };
    expect(isGenuine('whs_a', signed, '{}', 1_000_000)).toBe(false);
  });
});

describe('docs/integrate.md', () => {
  const page = readFileSync('docs/integrate.md', 'utf8');
  const acts = CounterAct.options.map((option) => option.shape.act.value);
  const calls = endpoints.filter(({ session }) => session === 'counter').map(({ method, path }) => `${method} ${path}`);

  it.each([...acts, ...OrderEvent.options, ...calls])('names `%s`', (name) => expect(page).toContain(`\`${name}`));
});

describe('rule 6.11: an action that is sent again with its key', () => {
  const act = { act: 'missing', ean: SHOE, count: 1 } as const;

  it('gets the first answer, also later; other content under the same key is refused', async () => {
    const { ids } = await placeOrder(database.sql, systems.parts);
    const id = ids[0] as number;
    const first = await systems.till.act(id, act, 'phone-act-1');
    await systems.till.act(id, { act: 'dispatch', carrier: '', trackingNumber: '' }, 'phone-act-2');
    expect(await systems.till.act(id, act, 'phone-act-1')).toEqual(first);
    await expect(systems.till.act(id, { ...act, count: 2 }, 'phone-act-1')).rejects.toThrow(
      /422 .*idempotency_key_reused/,
    );
    await expect(systems.till.act(id, act, 'short')).rejects.toThrow(/422 .*invalid_idempotency_key/);
  });

  it('from two phones at once is done once', async () => {
    const { ids } = await placeOrder(database.sql, systems.parts);
    const id = ids[0] as number;
    const answers = await Promise.all([1, 2, 3, 4].map(() => systems.till.act(id, act, 'phone-act-1')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await systems.till.pick(id)).version).toBe(answers[0]?.version);
  });

  it('a refusal is not kept: the same action may be possible later', async () => {
    const { ids } = await placeOrder(database.sql, systems.parts, {
      parts: [{ shopId: OSLO, kind: 'send', eans: [SHOE] }],
    });
    const id = ids[0] as number;
    const tooMany = { act: 'missing', ean: SHOE, count: 3 } as const;
    await expect(systems.till.act(id, tooMany, 'phone-act-1')).rejects.toThrow(/409 .*over_count/);
    expect(await database.sql`select from counter_acts`).toHaveLength(0);
  });
});
