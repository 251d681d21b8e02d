import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { transact } from '@/server/platform/db/transact';
import { TUESDAY_NOON } from '@/tests/server/orders/fixture';
import { openTestDatabase, somebodyWaits } from '@/tests/support/database';
import { fakeProvider } from '@/tests/support/fake-provider';
import {
  alarms,
  card,
  clear,
  HOUR,
  MINUTE,
  numbers,
  open,
  partsOf,
  SHOE_PRICE,
  SOCK_PRICE,
  seed,
  TOTAL,
} from './fixture';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(() => clear(database.sql));

/** A paid purchase of two parts; `leaves` and `ends` are what a shop does with them. */
async function sold(provider = fakeProvider()) {
  const { sql } = database;
  const opened = open(sql, provider);
  const { payments } = opened;
  const purchase = await opened.paid();
  const [shoe, sock] = (await partsOf(sql)).map((part) => ({
    ...{ orderId: part.orderId, purchaseId: part.purchaseId, fulfilmentId: part.id, amount: part.total, lines: [] },
  }));
  if (!shoe || !sock) throw new Error('The purchase has no parts');
  return {
    ...{ ...opened, purchase, shoe, sock },
    reference: purchase.payments[0]?.reference ?? '',
    leaves: (part: typeof shoe) =>
      transact(sql, async (tx) => {
        await tx`update fulfilments set state = 'sent' where id = ${part.fulfilmentId}`;
        await payments.capture(tx, part);
        await payments.releaseRest(tx, part.orderId);
      }),
    ends: (part: typeof shoe) =>
      transact(sql, async (tx) => {
        await tx`update fulfilments set state = 'closed' where id = ${part.fulfilmentId}`;
        await payments.releaseRest(tx, part.orderId);
      }),
    back: (part: typeof shoe, cause: string, amount = part.amount) =>
      transact(sql, (tx) => payments.refund(tx, cause, [{ ...part, amount }])),
    known: async () => (await numbers(sql))[0],
  };
}

describe('rule 19.6: captured when the goods leave, and the rest released when all have left', () => {
  it('two fulfilments that leave are captured once each', async () => {
    const { leaves, shoe, sock, payments, provider, reference, known } = await sold();
    await leaves(shoe);
    await leaves(shoe);
    await payments.sendDue(10);
    expect(await known()).toMatchObject({ captured: SHOE_PRICE, released: 0, queued: 0 });
    await leaves(sock);
    await payments.sendDue(10);
    expect(await known()).toMatchObject({ captured: TOTAL, released: 0, queued: 0 });
    expect(provider.of(reference)).toMatchObject({ captured: TOTAL, released: 0 });
  });

  it('a fulfilment that could not be found is released after the other has left', async () => {
    const { leaves, ends, shoe, sock, payments, provider, reference } = await sold();
    await ends(sock);
    expect((await numbers(database.sql))[0]?.queued).toBe(0);
    await leaves(shoe);
    await payments.sendDue(10);
    expect(provider.of(reference)).toMatchObject({ captured: SHOE_PRICE, released: SOCK_PRICE });
    expect(await numbers(database.sql)).toMatchObject([{ captured: SHOE_PRICE, released: SOCK_PRICE, queued: 0 }]);
  });

  it('two fulfilments that end at the same moment release the rest once', async () => {
    const { ends, shoe, sock, payments, provider, reference } = await sold();
    await Promise.all([ends(shoe), ends(sock)]);
    await payments.sendDue(10);
    expect(provider.calls.filter((call) => call.startsWith('release'))).toHaveLength(1);
    expect(provider.of(reference).released).toBe(TOTAL);
  });

  it('never captures more than authorised, and raises an alarm', async () => {
    const { leaves, shoe, sock, payments, provider, reference, known } = await sold();
    await leaves({ ...shoe, amount: TOTAL + 1 });
    await leaves({ ...sock, amount: SOCK_PRICE });
    await payments.sendDue(10);
    expect([await known(), provider.of(reference).captured]).toMatchObject([{ captured: TOTAL, queued: 0 }, TOTAL]);
    expect(await alarms(database.sql)).toEqual(['act_short', 'act_short']);
  });

  it('never refunds more than was captured for a fulfilment, and raises an alarm', async () => {
    const { leaves, back, shoe, sock, payments, provider, reference } = await sold();
    await leaves(shoe);
    await leaves(sock);
    await back(shoe, 'withdrawal:1', SHOE_PRICE - 1);
    await back(shoe, 'withdrawal:2', 3);
    await back(shoe, 'withdrawal:3', 3);
    await payments.sendDue(10);
    expect([provider.of(reference).refunded, await alarms(database.sql)]).toEqual([
      SHOE_PRICE,
      ['act_short', 'act_short'],
    ]);
  });

  it('goods are taken back whose money was refused when they left', async () => {
    const { leaves, back, shoe, sock, payments, provider, reference } = await sold();
    provider.of(reference).state = 'expired';
    await leaves(shoe);
    await payments.sendDue(10);
    provider.of(reference).state = 'authorised';
    await leaves(sock);
    await back(shoe, 'withdrawal:1');
    await payments.sendDue(10);
    expect(provider.of(reference)).toMatchObject({ captured: SOCK_PRICE, refunded: 0 });
    expect(await alarms(database.sql)).toEqual(['act_refused', 'act_short']);
  });

  it('a cause is refunded once', async () => {
    const { leaves, back, shoe, payments, provider, reference, known } = await sold();
    await leaves(shoe);
    await back(shoe, 'withdrawal:1', 5000);
    await back(shoe, 'withdrawal:1', 5000);
    await back(shoe, 'withdrawal:2', 700);
    await payments.sendDue(10);
    expect([await known(), provider.of(reference).refunded]).toMatchObject([{ refunded: 5700, queued: 0 }, 5700]);
  });

  it('two captures at the same moment take no more than is held', async () => {
    const { shoe, sock, payments, provider, reference } = await sold();
    const { sql } = database;
    let second: Promise<unknown> = Promise.resolve();
    await transact(sql, async (tx) => {
      await payments.capture(tx, { ...shoe, amount: TOTAL });
      second = transact(sql, (other) => payments.capture(other, sock));
      await Promise.race([second, somebodyWaits(sql)]);
    });
    await second;
    await payments.sendDue(10);
    expect([provider.of(reference).captured, await alarms(sql)]).toEqual([TOTAL, ['act_short']]);
  });

  it.each([
    ['collected', 1],
    ['sent', 1],
    ['delivered', 1],
    ['closed', 1],
    ['held', 0],
    ['waiting', 0],
    ['picking', 0],
    ['ready', 0],
  ])('the rest waits for a part that is %s: %i releases', async (state, releases) => {
    const { shoe, payments, known } = await sold();
    await database.sql`update fulfilments set state = case when id = ${shoe.fulfilmentId} then ${state} else 'sent' end`;
    await transact(database.sql, (tx) => payments.releaseRest(tx, shoe.orderId));
    expect((await known())?.queued).toBe(releases);
  });

  it('with a payment per shop, each fulfilment is captured, refunded and released by itself', async () => {
    const { leaves, ends, back, shoe, sock, payments, provider, purchase } = await sold(
      fakeProvider({ provider: 'script', perShop: true }),
    );
    const [first, second] = purchase.payments.map(({ reference }) => reference);
    for (const reference of [first, second])
      await payments.complete(shoe.purchaseId, reference ?? '', `t-${reference}`);
    await payments.read(shoe.purchaseId);
    // Less of it left than was ordered, and its rest waits for no other shop.
    await leaves({ ...sock, amount: SOCK_PRICE - 100 });
    await back(sock, 'withdrawal:1', 900);
    await payments.sendDue(10);
    expect(await numbers(database.sql)).toMatchObject([
      { captured: 0, refunded: 0, released: 0 },
      { captured: SOCK_PRICE - 100, refunded: 900, released: 100 },
    ]);
    await ends(shoe);
    await payments.sendDue(10);
    expect([provider.of(first ?? '').released, provider.of(second ?? '').released]).toEqual([SHOE_PRICE, 100]);
    expect(await alarms(database.sql)).toEqual([]);
  });

  it('what is reserved beside an order is paid in the shop, and keeps no money waiting', async () => {
    const { sql } = database;
    const { payments, provider, paid } = open(sql);
    const reference = (await paid([card(), card({ Payment: 'in_shop' })])).payments[0]?.reference ?? '';
    const [shoe, sock, reserved] = await partsOf(sql);
    await sql`update orders set kind = 'reservation' where id = ${reserved?.orderId ?? 0}`;
    const money = { orderId: reserved?.orderId ?? 0, fulfilmentId: reserved?.id ?? 0, amount: SHOE_PRICE, lines: [] };
    await transact(sql, async (tx) => {
      await payments.capture(tx, money);
      await payments.refund(tx, 'withdrawal:1', [money]);
      await tx`update fulfilments set state = 'closed' where order_id = ${shoe?.orderId ?? 0}`;
      await payments.releaseRest(tx, money.orderId);
    });
    expect([await sql`select from payment_acts`, await alarms(sql)]).toEqual([[], []]);
    await transact(sql, (tx) => payments.releaseRest(tx, sock?.orderId ?? 0));
    await payments.sendDue(10);
    expect(provider.of(reference).released).toBe(TOTAL);
  });

  it('the provider is told what leaves and how, and what comes back', async () => {
    const { shoe, payments, provider } = await sold();
    const line = { kind: 'goods', reference: '1', name: 'Sko', quantity: 1, total: SHOE_PRICE, vatRate: 2500 } as const;
    const shipping = { carrier: 'Posten', trackingNumber: 'T1' };
    const told: unknown[] = [];
    const { capture, refund } = provider.method;
    const listen =
      (ask: typeof capture): typeof capture =>
      (id, act) => {
        told.push(act);
        return ask(id, act);
      };
    Object.assign(provider.method, { capture: listen(capture), refund: listen(refund) });
    await transact(database.sql, async (tx) => {
      await payments.capture(tx, { ...shoe, lines: [line], shipping });
      await payments.refund(tx, 'withdrawal:1', [{ ...shoe, amount: 500, lines: [{ ...line, total: 500 }] }]);
    });
    await payments.sendDue(10);
    expect(told).toMatchObject([
      { amount: SHOE_PRICE, lines: [line], shipping },
      { amount: 500, lines: [{ ...line, total: 500 }] },
    ]);
    expect(await database.sql`select reference, last_error, done_at from payment_acts order by id`).toMatchObject([
      { reference: expect.stringMatching(/^ref-.*-c\d+$/), lastError: null, doneAt: TUESDAY_NOON },
      { reference: expect.stringMatching(/^ref-.*-f1$/), lastError: null, doneAt: TUESDAY_NOON },
    ]);
  });

  it.each([
    ['of this purchase', 'release', 'queued', true],
    ['that is done', 'release', 'done', true],
    ['that was refused', 'release', 'refused', false],
    ['that is a capture', 'capture', 'queued', false],
  ])('a purchase is given up by a release %s', async (_, kind, state, givenUp) => {
    const { sql } = database;
    const { payments, shoe, reference } = await sold();
    const other = (await open(sql).paid()).payments[0]?.reference ?? '';
    await sql`insert into payment_acts (payment_id, kind, key, amount, body, state)
      select id, ${kind}, 'key', 1, '{}', ${state} from payments where reference = ${reference}`;
    const isCancelled = (id: number) => transact(sql, (tx) => payments.isCancelled(tx, id));
    expect(await isCancelled(shoe.purchaseId)).toBe(givenUp);
    const [row] = await sql<{ id: number }[]>`select purchase_id as id from payments where reference = ${other}`;
    expect(await isCancelled(row?.id ?? 0)).toBe(false);
  });

  it('an order paid in a shop has nothing to do with any of it', async () => {
    const { sql } = database;
    const { payments } = open(sql);
    const [order] = await sql`
      insert into orders (number, kind, status_id, brand, shop_id, name, email, phone, shipping_method_id, total, vat)
      values ('NV-1', 'reservation', 1, 'nordvidda', 1, '', '', '', 'collect', 100, 0) returning id`;
    const money = { orderId: order?.id as number, fulfilmentId: 1, amount: 100, lines: [] };
    await transact(sql, (tx) => payments.capture(tx, money));
    await transact(sql, (tx) => payments.releaseRest(tx, money.orderId));
    expect(await sql`select from payment_acts`).toHaveLength(0);
  });
});

describe('rule 19.5: an action is done once, whatever becomes of its answer', () => {
  it.each(['before', 'after'] as const)(
    'an answer lost %s the effect is asked for again, with the same key',
    async (when) => {
      const { leaves, shoe, payments, provider, reference, known, pass } = await sold();
      await leaves(shoe);
      provider.lose('capture', when);
      await payments.sendDue(10);
      expect(await known()).toMatchObject({ captured: 0, queued: 1 });
      pass(5000);
      await payments.sendDue(10);
      expect([await known(), provider.of(reference).captured]).toMatchObject([
        { captured: SHOE_PRICE, queued: 0 },
        SHOE_PRICE,
      ]);
      const keys = provider.calls.filter((call) => call.startsWith('capture'));
      expect(new Set(keys).size).toBe(1);
    },
  );

  it('actions of a payment are sent in order', async () => {
    const { leaves, back, shoe, payments, provider, pass } = await sold();
    await leaves(shoe);
    await back(shoe, 'withdrawal:1');
    provider.lose('capture', 'before');
    await payments.sendDue(10);
    expect(provider.calls.filter((call) => call.startsWith('refund'))).toEqual([]);
    pass(5000);
    await payments.sendDue(10);
    expect((await numbers(database.sql))[0]).toMatchObject({ captured: SHOE_PRICE, refunded: SHOE_PRICE, queued: 0 });
  });

  it('any number of senders send each action once', async () => {
    const { leaves, shoe, sock, payments, provider } = await sold();
    await leaves(shoe);
    await leaves(sock);
    await Promise.all([payments.sendDue(10), payments.sendDue(10), payments.sendDue(10)]);
    await payments.sendDue(10);
    expect(provider.calls.filter((call) => call.startsWith('capture'))).toHaveLength(2);
  });

  it('the longest due is sent first, at most as many as asked for', async () => {
    const { sql } = database;
    const { payments, provider, paid } = open(sql);
    const references: string[] = [];
    for (const minutes of [1, 3, 2, 3]) {
      const reference = (await paid([card()])).payments[0]?.reference ?? '';
      references.push(reference);
      const part = (await partsOf(sql)).at(-1);
      await transact(sql, (tx) =>
        payments.capture(tx, { orderId: part?.orderId ?? 0, fulfilmentId: part?.id ?? 0, amount: 100, lines: [] }),
      );
      const due = new Date(TUESDAY_NOON.getTime() - minutes * MINUTE).toISOString();
      await sql`update payment_acts set next_attempt_at = ${due} where payment_id = (
        select id from payments where reference = ${reference})`;
    }
    provider.calls.length = 0;
    expect([await payments.sendDue(0), await payments.sendDue(1), await payments.sendDue(1)]).toEqual([0, 1, 1]);
    const sent = () => references.map((reference) => provider.of(reference).captured);
    expect([provider.calls.map((call) => call.split('-c')[0]), sent()]).toEqual([
      [`capture ${references[1]}`, `capture ${references[3]}`],
      [0, 100, 0, 100],
    ]);
    expect([await payments.sendDue(1), sent()]).toEqual([1, [0, 100, 100, 100]]);
    expect(await payments.sendDue(10)).toBe(1);
  });

  it.each(['done', 'refused', 'lost'] as const)(
    'one that is sent by another while its first sender waits is done once (the first answer is %s)',
    async (how) => {
      const { leaves, shoe, payments, provider, reference, pass, known } = await sold();
      await leaves(shoe);
      const { capture } = provider.method;
      let asked = () => {};
      const isAsked = new Promise<void>((done) => {
        asked = done;
      });
      let answer = () => {};
      provider.method.capture = () =>
        new Promise((done, fail) => {
          provider.method.capture = capture;
          answer = () =>
            how === 'lost'
              ? fail(new Error('No answer'))
              : done(how === 'done' ? { outcome: 'done', reference: 'late' } : { outcome: 'refused', reason: 'late' });
          asked();
        });
      const first = payments.sendDue(1);
      await isAsked;
      await payments.sendDue(1);
      expect((await known())?.captured).toBe(0);
      pass(MINUTE);
      await payments.sendDue(1);
      expect((await known())?.captured).toBe(SHOE_PRICE);
      // Nothing of it is so, as far as the first sender sees.
      if (how === 'refused') provider.of(reference).captured = 0;
      answer();
      await first;
      expect([await known(), await alarms(database.sql)]).toMatchObject([{ captured: SHOE_PRICE, queued: 0 }, []]);
      const [row] =
        await database.sql`select state, reference, last_error, next_attempt_at > ${TUESDAY_NOON.toISOString()}::timestamptz
        + interval '2 minutes' as later from payment_acts`;
      expect(row).toMatchObject({
        state: 'done',
        reference: expect.stringMatching(/^ref-/),
        lastError: null,
        later: false,
      });
    },
  );

  it('one whose sender died is sent again after a minute', async () => {
    const { leaves, shoe, payments, pass, known, clock } = await sold();
    await leaves(shoe);
    await database.sql`update payment_acts set attempts = 1, next_attempt_at = ${new Date(clock().getTime() + MINUTE).toISOString()}`;
    await payments.sendDue(10);
    expect(await known()).toMatchObject({ captured: 0 });
    pass(MINUTE);
    await payments.sendDue(10);
    expect(await known()).toMatchObject({ captured: SHOE_PRICE });
  });

  it('it is never given up; after five failures staff are told, once', async () => {
    const { leaves, shoe, payments, provider, pass, known, logged } = await sold();
    await leaves(shoe);
    for (let i = 0; i < 12; i++) {
      provider.lose('capture', 'before');
      await payments.sendDue(10);
      pass(HOUR);
    }
    expect([await alarms(database.sql), logged]).toMatchObject([['act_stuck'], [expect.stringContaining('act_stuck')]]);
    await payments.sendDue(10);
    expect(await known()).toMatchObject({ captured: SHOE_PRICE, queued: 0 });
  });

  it('staff are told at the fifth failure, not before, and read why', async () => {
    const { leaves, shoe, payments, provider, pass } = await sold();
    await leaves(shoe);
    for (let i = 1; i <= 5; i++) {
      provider.lose('capture', 'before');
      await payments.sendDue(10);
      expect(await alarms(database.sql)).toEqual(i < 5 ? [] : ['act_stuck']);
      pass(HOUR);
    }
    expect(await database.sql`select attempts, last_error from payment_acts`).toMatchObject([
      { attempts: 5, lastError: 'The provider did not answer' },
    ]);
  });

  it('an extension that fails five times stands in no money’s way', async () => {
    const { leaves, shoe, payments, provider, reference, pass, clock, known } = await sold();
    provider.of(reference).expiresAt = new Date(clock().getTime() + 20 * HOUR);
    pass(HOUR);
    await payments.reconcile(10);
    await leaves(shoe);
    for (let i = 0; i < 5; i++) {
      expect(await known()).toMatchObject({ captured: 0, queued: 2 });
      provider.lose('extend', 'before');
      await payments.sendDue(1);
      pass(HOUR);
    }
    await payments.sendDue(10);
    expect([await known(), await alarms(database.sql)]).toMatchObject([
      { captured: SHOE_PRICE, queued: 0 },
      ['act_stuck'],
    ]);
    expect(await database.sql`select kind, state from payment_acts order by id`).toMatchObject([
      { kind: 'extend', state: 'refused' },
      { kind: 'capture', state: 'done' },
    ]);
  });

  it('what an act has changed is looked at soon, and a release has been looked at', async () => {
    const { leaves, ends, shoe, sock, payments, pass, clock } = await sold();
    const readAt = async () => (await database.sql`select read_at from payments`)[0]?.readAt;
    await leaves(shoe);
    pass(MINUTE);
    await payments.sendDue(10);
    expect(await readAt()).toBeNull();
    await ends(sock);
    await payments.sendDue(10);
    expect(await readAt()).toEqual(clock());
  });

  it('what is refused and so already is done; what is refused otherwise is told to staff', async () => {
    const { leaves, shoe, sock, payments, provider, reference, known } = await sold();
    // All of it has been captured by hand.
    provider.of(reference).captured = TOTAL;
    await leaves(shoe);
    await payments.sendDue(10);
    expect([await known(), await alarms(database.sql)]).toMatchObject([{ captured: SHOE_PRICE }, []]);
    provider.of(reference).captured = SHOE_PRICE;
    provider.of(reference).released = SOCK_PRICE;
    await leaves(sock);
    await payments.sendDue(10);
    expect([await known(), await alarms(database.sql)]).toMatchObject([
      { captured: SHOE_PRICE, queued: 0 },
      ['act_refused'],
    ]);
  });
});

describe('rule 19.7: what is known is held against what the provider says', () => {
  it('money that is held for nothing is released', async () => {
    const { place, purchases, payments, provider, pass } = open(database.sql);
    const purchase = await place();
    const reference = purchase.payments[0]?.reference ?? '';
    await purchases.cancel(purchase.token);
    await payments.sendDue(10);
    // A provider that let the shopper pay all the same.
    Object.assign(provider.of(reference), { state: 'authorised', authorised: TOTAL, released: 0 });
    pass(25 * HOUR);
    await payments.reconcile(10);
    await payments.sendDue(10);
    expect(await alarms(database.sql)).toEqual([]);
    expect(provider.of(reference).released).toBe(TOTAL);
  });

  it('what was captured by hand is marked and told, and not captured again', async () => {
    const { payments, provider, reference, known, pass } = await sold();
    provider.of(reference).captured = SHOE_PRICE;
    pass(HOUR);
    expect(await payments.reconcile(10)).toBe(1);
    expect([await known(), await alarms(database.sql)]).toMatchObject([{ captured: SHOE_PRICE }, ['amounts_differ']]);
    expect(await payments.reconcile(10)).toBe(0);
  });

  it('an authorisation near its end is renewed, once for each end', async () => {
    const { payments, provider, reference, pass, clock } = await sold();
    provider.of(reference).expiresAt = new Date(clock().getTime() + 20 * HOUR);
    for (let i = 0; i < 3; i++) {
      pass(HOUR);
      await payments.reconcile(10);
      await payments.sendDue(10);
    }
    expect(provider.calls.filter((call) => call.startsWith('extend'))).toHaveLength(1);
    expect(await alarms(database.sql)).toEqual([]);
  });

  it('one payment that cannot be asked about stops no other', async () => {
    const { payments, provider, pass, paid, logged } = await sold();
    await paid([card()]);
    pass(HOUR);
    provider.lose('read', 'before');
    expect(await payments.reconcile(10)).toBe(2);
    expect(logged).toEqual(['1 payments at fake could not be asked about']);
    expect(provider.calls.filter((call) => call.startsWith('read'))).toHaveLength(4);
  });

  it('nor do any number of them: others come first the next time, and it is said once', async () => {
    const { payments, provider, pass, paid, reference, logged } = await sold();
    const references = [reference];
    for (let i = 0; i < 3; i++) references.push((await paid([card()])).payments[0]?.reference ?? '');
    pass(HOUR);
    provider.of(references[3] ?? '').captured = SHOE_PRICE;
    for (const one of references.slice(0, 3)) provider.payments.delete(`p-${one}`);
    // A batch of two, both of which fail, is followed by one with the payment that can be asked about.
    expect(await payments.reconcile(2)).toBe(4);
    expect((await numbers(database.sql)).map(({ captured }) => captured)).toEqual([0, 0, 0, SHOE_PRICE]);
    expect(await payments.reconcile(2)).toBe(0);
    expect(logged.filter((line) => line.includes('asked about'))).toHaveLength(2);
  });

  it('a silent provider does not delay others, and is not asked further', async () => {
    const { sql } = database;
    const silent = fakeProvider({ provider: 'silent' });
    const other = fakeProvider({ provider: 'other' });
    for (let i = 0; i < 10; i++) await open(sql, silent).paid();
    const { pass, payments, paid, logged } = open(sql, other, [silent]);
    await paid();
    let hangUp = (_: Error) => {};
    const hung = new Promise<never>((_, reject) => {
      hangUp = reject;
    });
    silent.calls.length = 0;
    silent.method.read = (id) => {
      silent.calls.push(id);
      return hung;
    };
    pass(HOUR);
    other.calls.length = 0;
    const run = payments.reconcile(10);
    await vi.waitFor(() => expect([other.calls.length, silent.calls.length]).toEqual([1, 4]), { timeout: 60_000 });
    hangUp(new Error('No answer'));
    expect(await run).toBe(9);
    expect(logged).toEqual(['8 payments at silent could not be asked about']);
  });

  it('what belongs to a provider that is not set up here is left to who can ask it, and said once', async () => {
    const { sql } = database;
    const gone = fakeProvider({ provider: 'gone' });
    for (let i = 0; i < 2; i++) await open(sql, gone).paid();
    const { payments, paid, pass, provider, logged } = open(sql);
    const reference = (await paid()).payments[0]?.reference ?? '';
    // Whoever can ask them has asked a moment ago.
    expect([await payments.reconcile(1), logged]).toEqual([0, []]);
    provider.of(reference).captured = SHOE_PRICE;
    pass(HOUR);
    expect(await payments.reconcile(1)).toBe(1);
    expect((await numbers(sql)).map(({ captured }) => captured)).toEqual([0, 0, SHOE_PRICE]);
    expect(logged.filter((line) => line.startsWith('gone'))).toEqual([
      'gone is not set up, and 2 payments are to be asked about',
    ]);
    const elsewhere = open(sql, gone);
    elsewhere.pass(HOUR);
    expect(await elsewhere.payments.reconcile(10)).toBe(2);
  });
});
