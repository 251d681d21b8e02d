import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderEvent, OrderMessage } from '@/lib/contracts/webhooks';
import { transact } from '@/server/platform/db/transact';
import { createWebhooks, createWebhookTargets } from '@/server/platform/webhooks/service';
import type { WebhookPost } from '@/server/ports/webhook-sender';
import { seedShops } from '@/tests/server/orders/counter/fixture';
import { openTestDatabase } from '@/tests/support/database';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let at: number;
let answers: (url: string) => Promise<number>;
let posts: WebhookPost[];
const clock = () => new Date(at);
const sender = {
  post: async (message: WebhookPost) => {
    posts.push(message);
    return { status: await answers(message.url) };
  },
};
const webhooks = () => createWebhooks({ sql: database.sql, clock, sender });
const targets = () => createWebhookTargets({ sql: database.sql, clock });

beforeAll(async () => {
  database = await openTestDatabase();
  const { sql } = database;
  await seedShops(sql);
  await sql`insert into shipping_methods (id, name, price, position) values ('collect', 'Hent', 0, 1)`;
  await sql`
    insert into orders (id, number, kind, status_id, brand, shop_id, name, email, phone, shipping_method_id, total, vat)
    select id, 'NV-' || id, 'order', (select id from order_statuses where code = 'received'), 'nordvidda', 1, 'Kari',
      'kari@example.no', '91234567', 'collect', 10000, 2000 from unnest(${[100001, 100002]}::int[]) as o (id)`;
  await sql`insert into fulfilments (id, order_id, position, shop_id, kind, state, total, due_at) values
    (1, 100001, 1, 1, 'collect', 'waiting', 10000, now()), (2, 100002, 1, 1, 'send', 'waiting', 10000, now()),
    (3, 100002, 2, 2, 'send', 'picking', 10000, now())`;
  await sql`insert into fulfilment_lines (fulfilment_id, ean, count, picked) values (1, '7040000000108', 2, 1)`;
});
afterAll(() => database.close());
beforeEach(async () => {
  at = Date.parse('2026-03-03T12:00:00Z');
  posts = [];
  answers = async () => 200;
  await database.sql`truncate webhook_targets, webhook_messages restart identity`;
});

const tell = (event: OrderEvent, orderId = 100001, shopId = 1) =>
  transact(database.sql, (tx) => webhooks().tell(tx, { event, orderId, shopId }));
/** Sends what is due, as the job does. */
async function work() {
  while ((await webhooks().sendDue(100)) > 0);
  return posts.splice(0).map(({ url, headers, body }) => ({ url, headers, body: JSON.parse(body) as OrderMessage }));
}
const events = (sent: { url: string; body: OrderMessage }[]) =>
  sent.map(({ url, body }) => `${new URL(url).hostname} ${body.order.number} ${body.event}`);

describe('rule 16.5: what happens to an order is told', () => {
  it('as it stands with the shop’s part of it, naming no person', async () => {
    await targets().add('https://till.example/hook');
    await tell('order.placed');
    const [message] = await work();
    expect(message?.body).toEqual({
      ...{ event: 'order.placed', id: expect.any(String), at: '2026-03-03T12:00:00.000Z' },
      order: { number: 'NV-100001', kind: 'order', status: 'received' },
      part: {
        ...{ id: 1, shop: 1, state: 'waiting' },
        lines: [{ ean: '7040000000108', count: 2, picked: 1, missing: 0, withdrawn: 0 }],
      },
    });
    expect(await work()).toEqual([]);
  });

  it('signed, so that neither another message nor an old one passes for it', async () => {
    const secret = (await targets().add('https://till.example/hook')) as string;
    await tell('order.placed');
    await webhooks().sendDue(1);
    const { headers, body } = posts[0] as WebhookPost;
    expect(headers['Webhook-Id']).toBe(JSON.parse(body).id);
    expect(headers['Webhook-Timestamp']).toBe(String(at / 1000));
    const signed = `${headers['Webhook-Id']}.${headers['Webhook-Timestamp']}.${body}`;
    expect(headers['Webhook-Signature']).toBe(`v1=${createHmac('sha256', secret).update(signed).digest('hex')}`);
  });

  it('to the shop’s own targets and those of all shops, with one id, and to nobody who was stopped', async () => {
    for (const [url, shopId] of [
      ['all', undefined],
      ['bodo', 1],
      ['tromso', 2],
      ['stopped', undefined],
    ] as const)
      await targets().add(`https://${url}.example/`, shopId);
    await tell('order.sent', 100002, 2);
    expect(await targets().stop(4)).toBe(true);
    const sent = await work();
    expect(events(sent)).toEqual(['all.example NV-100002 order.sent', 'tromso.example NV-100002 order.sent']);
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect(sent[0]?.body.part).toMatchObject({ id: 3, state: 'picking' });
  });

  it('only when it has happened: a transaction that is undone tells nothing', async () => {
    await targets().add('https://till.example/');
    const undone = transact(database.sql, async (tx) => {
      await webhooks().tell(tx, { event: 'order.placed', orderId: 100001, shopId: 1 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await work()).toEqual([]);
  });
});

describe('rule 16.5: a message says what it is', () => {
  it('in its headers, by the whole second, and nothing else', async () => {
    const secret = (await targets().add('https://till.example/hook')) as string;
    at += 900;
    await tell('order.placed');
    const [message] = await work();
    expect(message?.url).toBe('https://till.example/hook');
    expect(message?.headers).toEqual({
      'Content-Type': 'application/json',
      'User-Agent': 'shop-webhooks/1',
      'Webhook-Id': message?.body.id,
      'Webhook-Timestamp': String(Date.parse('2026-03-03T12:00:00Z') / 1000),
      'Webhook-Signature': expect.stringMatching(/^v1=[\da-f]{64}$/),
    });
    expect(secret).toMatch(/^whs_[\w-]{43}$/);
  });

  it('with the part that is meant, where a shop has several', async () => {
    await targets().add('https://till.example/hook');
    const told = { event: 'order.sent', orderId: 100002, shopId: 1, fulfilmentId: 3 } as const;
    await transact(database.sql, (tx) => webhooks().tell(tx, told));
    expect((await work())[0]?.body.part).toMatchObject({ id: 3, shop: 2 });
  });

  it('and is written for nobody where nobody listens', async () => {
    await tell('order.placed');
    expect(await database.sql`select from webhook_messages`).toHaveLength(0);
  });

  it('there is none of an order that is not there', async () => {
    await targets().add('https://till.example/hook');
    await expect(tell('order.placed', 999_999)).rejects.toThrow('999999');
  });
});

describe('rule 16.5: what is not answered is sent again', () => {
  it.each<[string, () => Promise<number>, string]>([
    ['an answer that is none', async () => 302, 'answered 302'],
    ['no answer', () => Promise.reject(new Error('connect ECONNREFUSED')), 'connect ECONNREFUSED'],
    ['a very long reason', () => Promise.reject(new Error('x'.repeat(501))), 'x'.repeat(500)],
  ])('and staff see why: %s', async (_what, answered, lastError) => {
    await targets().add('https://till.example/');
    await tell('order.placed');
    answers = answered;
    await work();
    expect(await targets().all()).toEqual([
      { id: 1, url: 'https://till.example/', shop: null, active: true, waiting: 1, lastError },
    ]);
    answers = async () => 204;
    at += 10_000;
    await work();
    expect(await targets().all()).toMatchObject([{ waiting: 0, lastError: null }]);
  });

  it('ten at once to one target, and no more in all than asked for', async () => {
    for (const url of ['https://a.example/', 'https://b.example/']) await targets().add(url, 1);
    await database.sql`
      insert into webhook_messages (target_id, event_id, event, body, next_attempt_at, created_at)
      select t.id, gen_random_uuid(), 'order.placed', jsonb_build_object('order', jsonb_build_object('number', n)), ${clock().toISOString()},
        ${clock().toISOString()} from webhook_targets t, generate_series(1, 12) n`;
    expect(await webhooks().sendDue(100)).toBe(20);
    expect(await webhooks().sendDue(3)).toBe(3);
    expect(await webhooks().sendDue(100)).toBe(1);
    expect(await webhooks().sendDue(100)).toBe(0);
  });

  it('with growing pauses, as the same message, until it is answered', async () => {
    await targets().add('https://till.example/');
    await tell('order.placed');
    answers = async () => 503;
    const ids = new Set<string>();
    for (const pause of [10_000, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR]) {
      const sent = await work();
      expect(sent).toHaveLength(1);
      ids.add(sent[0]?.body.id ?? '');
      at += pause - 1;
      expect(await work()).toEqual([]);
      at += 1;
    }
    answers = async () => 200;
    expect(await work()).toHaveLength(1);
    at += 100 * HOUR;
    expect([ids.size, await work()]).toEqual([1, []]);
  });

  it('for three days, then it is given up and the next one goes', async () => {
    await targets().add('https://till.example/');
    answers = async () => {
      throw new Error('connect ECONNREFUSED');
    };
    await tell('order.placed');
    await tell('order.ready');
    let hours = 0;
    for (; hours < 100 && !events(await work()).includes('till.example NV-100001 order.ready'); hours += 1) at += HOUR;
    expect(hours).toBe(72);
    expect(await targets().all()).toEqual([expect.objectContaining({ waiting: 1, lastError: 'connect ECONNREFUSED' })]);
  });

  it('and the later events of an order wait for the earlier; other orders and targets do not', async () => {
    await targets().add('https://slow.example/');
    await targets().add('https://quick.example/');
    await tell('order.placed');
    await tell('order.ready');
    await tell('order.placed', 100002);
    let away = true;
    answers = async (url) => (away && url.includes('slow') ? 500 : 200);
    const first = events(await work());
    expect(first.filter((one) => one.startsWith('quick'))).toEqual([
      ...['quick.example NV-100001 order.placed', 'quick.example NV-100002 order.placed'],
      'quick.example NV-100001 order.ready',
    ]);
    expect(first).not.toContain('slow.example NV-100001 order.ready');
    at += 10_000;
    away = false;
    expect(events(await work()).sort()).toEqual([
      ...['slow.example NV-100001 order.placed', 'slow.example NV-100001 order.ready'],
      'slow.example NV-100002 order.placed',
    ]);
  });

  it('also by another process, when the one that took it died; never by both at once', async () => {
    await targets().add('https://till.example/');
    await tell('order.placed');
    answers = () => new Promise(() => {});
    void webhooks().sendDue(10); // never hears back
    await expect.poll(() => posts.length).toBe(1);
    expect(await webhooks().sendDue(10)).toBe(0);
    answers = async () => 200;
    at += MINUTE;
    expect(await webhooks().sendDue(10)).toBe(1);
  });

  it('many at once share the work: every message is sent once', async () => {
    await targets().add('https://till.example/');
    for (let n = 0; n < 6; n += 1) await tell('order.ready', 100001 + (n % 2));
    const busy = async () => {
      while ((await webhooks().sendDue(3)) > 0);
    };
    await Promise.all([busy(), busy(), busy()]);
    await busy();
    expect(posts).toHaveLength(6);
    expect(new Set(posts.map(({ headers }) => headers['Webhook-Id'])).size).toBe(6);
  });
});

describe('what is kept', () => {
  it('is forgotten after thirty days, but never what still waits', async () => {
    await targets().add('https://till.example/');
    await tell('order.placed');
    await work();
    at += 30 * 24 * HOUR + 1;
    answers = async () => 500;
    await tell('order.ready');
    await work();
    expect(await webhooks().forgetOld()).toBe(1);
    expect(await database.sql`select event from webhook_messages`).toEqual([{ event: 'order.ready' }]);
  });

  it.each([
    'ftp://till.example/',
    'till.example',
    'https://a:b@till.example/',
    `https://till.example/${'x'.repeat(500)}`,
  ])('%s is no target', async (url) => expect(await targets().add(url)).toBeUndefined());

  it.each([
    [0, 0],
    [1, 1],
  ])('thirty days and %i ms after it was written: %i is forgotten', async (more, count) => {
    await targets().add('https://till.example/');
    await tell('order.placed');
    await work();
    at += 30 * 24 * HOUR + more;
    expect(await webhooks().forgetOld()).toBe(count);
  });

  it('goes with a target that was stopped, also what still waited', async () => {
    await targets().add('https://till.example/');
    await tell('order.placed');
    expect([await targets().stop(1), await targets().stop(1), await targets().stop(9)]).toEqual([true, false, false]);
    expect(await targets().all()).toMatchObject([{ active: false, waiting: 1 }]);
    at += 31 * 24 * HOUR;
    expect([await work(), await webhooks().forgetOld()]).toEqual([[], 1]);
  });

  it('says of a shop’s own target whose it is', async () => {
    await targets().add('https://till.example/', 2);
    const [shop] = await database.sql`select name from shops where id = 2`;
    expect(await targets().all()).toMatchObject([{ shop: shop?.name }]);
  });
});
