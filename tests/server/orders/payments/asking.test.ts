import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '@/server/platform/db/transact';
import { TUESDAY_NOON } from '@/tests/server/orders/fixture';
import { openTestDatabase } from '@/tests/support/database';
import { fakeProvider } from '@/tests/support/fake-provider';
import { card, clear, HOUR, MINUTE, numbers, open, partsOf, seed, TOTAL } from './fixture';

const DAY = 24 * HOUR;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());

const instalments = () => open(database.sql, fakeProvider({ provider: 'script', perShop: true }));
const referenceOf = (purchase: { payments: { reference: string }[] }, i = 0) => purchase.payments[i]?.reference ?? '';
const idOf = async (token: string) => {
  const [row] = await database.sql<{ id: number }[]>`select id from purchases where token = ${token}`;
  return row?.id ?? 0;
};
const payment = async (reference: string) => {
  const [row] = await database.sql`select * from payments where reference = ${reference}`;
  return row;
};
const ago = (ms: number | null) => (ms === null ? null : new Date(TUESDAY_NOON.getTime() - ms).toISOString());

describe('rule 19.7: what is asked about', () => {
  let shop: ReturnType<typeof open>;
  let id: string;
  beforeAll(async () => {
    await clear(database.sql);
    shop = open(database.sql);
    id = referenceOf(await shop.paid());
  });

  const held = { state: 'authorised', authorised: TOTAL };
  const taken = { ...held, captured: TOTAL };
  const unpaid = { authorised: 0 };
  const [tenMinutes, day] = [10 * MINUTE, DAY];
  // Milliseconds since it was asked about, and since it was made.
  it.each([
    ['money that is held, after ten minutes', held, tenMinutes + 1, HOUR, 1],
    ['not before', held, tenMinutes, HOUR, 0],
    ['however long it has been held', held, tenMinutes + 1, 400 * DAY, 1],
    ['what nobody has decided on', { state: 'open', ...unpaid }, tenMinutes + 1, HOUR, 1],
    ['what the provider looks at', { state: 'pending', ...unpaid }, tenMinutes + 1, HOUR, 1],
    ['what was never asked about, ten minutes after it was made', held, null, tenMinutes + 1, 1],
    ['not before that', held, null, tenMinutes, 0],
    ['all but an øre of it taken', { ...held, captured: TOTAL - 1 }, tenMinutes + 1, HOUR, 1],
    ['all of it taken, not so often', taken, tenMinutes + 1, HOUR, 0],
    ['some taken and the rest given back, not so often', { ...taken, captured: 1, released: TOTAL - 1 }, HOUR, HOUR, 0],
    ['all of it taken, each day', taken, day + 1, 2 * DAY, 1],
    ['not before a day', taken, day, 2 * DAY, 0],
    ['what was taken, for sixty days', taken, day + 1, 60 * DAY - 1, 1],
    ['not after that', taken, day + 1, 60 * DAY, 0],
    ['what was declined, each day', { state: 'declined', ...unpaid }, day + 1, 2 * DAY, 1],
    ['for three days', { state: 'declined', ...unpaid }, day + 1, 3 * DAY - 1, 1],
    ['and no longer', { state: 'declined', ...unpaid }, day + 1, 3 * DAY, 0],
    [
      'what was held and has ended, for sixty days',
      { state: 'expired', authorised: TOTAL, released: TOTAL },
      day + 1,
      59 * DAY,
      1,
    ],
    ['not so often as what is held', { state: 'expired', authorised: TOTAL }, HOUR, 2 * DAY, 0],
    ['nothing that was never opened', { state: 'new', ...unpaid, provider_id: null }, null, 2 * DAY, 0],
    ['nothing while the shopper is paying', { ...held, of: 'open' }, DAY + 1, 2 * DAY, 0],
    ['what is held for a purchase that was given up', { ...held, of: 'cancelled' }, tenMinutes + 1, HOUR, 1],
  ] as const)('%s', async (_, { of = 'paid', ...columns }: Record<string, unknown>, read, made, count) => {
    const { sql } = database;
    const row = {
      captured: 0,
      released: 0,
      provider_id: `p-${id}`,
      ...columns,
      read_at: ago(read),
      created_at: ago(made),
    };
    await sql`update payments set ${sql(row)}`;
    await sql`update purchases set state = ${of as string}`;
    expect(await shop.payments.reconcile(10)).toBe(count);
  });
});

describe('rule 19.7: in which order', () => {
  beforeEach(() => clear(database.sql));

  it('those asked about longest ago come first, then the oldest', async () => {
    const { sql } = database;
    const { payments, provider, paid } = open(sql);
    const references: string[] = [];
    for (const minutes of [20, 30, null, 20]) {
      const reference = referenceOf(await paid([card()]));
      references.push(reference);
      await sql`update payments set read_at = ${ago(minutes === null ? null : minutes * MINUTE)},
        created_at = ${ago(minutes === null ? 25 * MINUTE : HOUR)} where reference = ${reference}`;
    }
    const other = open(sql, fakeProvider({ provider: 'other' }));
    await other.paid([card()]);
    provider.calls.length = 0;
    expect(await payments.reconcile(1)).toBe(4);
    expect(provider.calls).toEqual([1, 2, 0, 3].map((i) => `read p-${references[i]}`));
  });
});

describe('rule 19.3: a payment is opened once', () => {
  beforeEach(() => clear(database.sql));

  it('the first to open it is the one the shopper sees', async () => {
    const { place, payments, provider } = open(database.sql);
    provider.lose('open', 'before');
    await expect(place([card()], 'key-00000001')).rejects.toMatchObject({ code: 'unavailable' });
    const [row] = await database.sql<{ id: number }[]>`select id from purchases`;
    const answers: ((id: string) => void)[] = [];
    let bothAsked = () => {};
    const both = new Promise<void>((done) => {
      bothAsked = done;
    });
    provider.method.open = () =>
      new Promise((done) => {
        answers.push((id) => done({ id, url: `https://provider.example/${id}` }));
        if (answers.length === 2) bothAsked();
      });
    const opening = [payments.open(row?.id ?? 0), payments.open(row?.id ?? 0)];
    await both;
    answers[0]?.('first');
    await Promise.race(opening);
    answers[1]?.('second');
    const urls = (await Promise.all(opening)).map(({ url }) => url);
    expect(urls).toEqual(['https://provider.example/first', 'https://provider.example/first']);
  });

  it('one that has been decided on is not opened again, nor one of a purchase that was given up', async () => {
    const { place, purchases, payments, provider } = open(database.sql);
    const purchase = await place();
    provider.approve(referenceOf(purchase));
    await purchases.settle(purchase.token);
    provider.lose('open', 'before');
    await expect(place([card()], 'key-00000001')).rejects.toMatchObject({ code: 'unavailable' });
    provider.lose('open', 'before');
    await expect(place([card()], 'key-00000002')).rejects.toMatchObject({ code: 'unavailable' });
    const [, given, kept] = await database.sql<
      { id: number; token: string }[]
    >`select id, token from purchases order by id`;
    await purchases.cancel(given?.token ?? '');
    // Nobody has seen it: there is nothing to give back, and no other is ended with it.
    expect(await numbers(database.sql)).toMatchObject([
      { state: 'authorised', queued: 0 },
      { state: 'cancelled', queued: 0 },
      { state: 'new', queued: 0 },
    ]);
    provider.calls.length = 0;
    await payments.open(await idOf(purchase.token));
    await payments.open(given?.id ?? 0);
    expect(provider.calls).toEqual([]);
    await payments.open(kept?.id ?? 0);
    expect(provider.calls).toHaveLength(1);
  });

  it('what it is paid with and until when it is held are kept', async () => {
    const { place, purchases, provider, clock } = open(database.sql);
    const purchase = await place();
    const expiresAt = new Date('2026-03-20T11:00:00Z');
    provider.approve(referenceOf(purchase), { expiresAt });
    await purchases.settle(purchase.token);
    expect(await payment(referenceOf(purchase))).toMatchObject({
      ...{ instrument: 'Visa •••• 0004', expiresAt, readAt: clock() },
    });
  });
});

describe('rule 19.2: a token of the provider’s script', () => {
  beforeEach(() => clear(database.sql));
  const buy = async () => {
    const shop = instalments();
    const purchase = await shop.place([card({ Payment: 'instalments' })]);
    return {
      ...shop,
      purchase,
      id: await idOf(purchase.token),
      references: purchase.payments.map((one) => one.reference),
    };
  };
  const completed = (calls: string[]) => calls.filter((call) => call.startsWith('complete'));

  it('is asked about again as long as its answer is not known, and no longer', async () => {
    const { payments, provider, id, references } = await buy();
    const [first = '', second = ''] = references;
    provider.lose('complete', 'after');
    await expect(payments.complete(id, first, 'token-1')).rejects.toMatchObject({ code: 'unavailable' });
    expect((await payment(first))?.request).toMatchObject({ completing: 'token-1' });
    expect((await payment(second))?.request).not.toHaveProperty('completing');
    await payments.read(id);
    await payments.read(id);
    expect(completed(provider.calls)).toEqual(['complete token-1', 'complete token-1']);
    expect(await payment(first)).toMatchObject({ providerId: `order-p-${first}`, state: 'authorised' });
    expect((await payment(first))?.request).not.toHaveProperty('completing');
    expect(await payment(second)).toMatchObject({ providerId: `p-${second}`, state: 'open' });
  });

  it('of a payment that is not there, or is paid on a page, is nobody’s', async () => {
    const { payments, id } = await buy();
    await expect(payments.complete(id, 'NV-1-a1', 'token')).rejects.toMatchObject({ code: 'not_found' });
    const page = open(database.sql);
    const purchase = await page.place();
    const completing = page.payments.complete(await idOf(purchase.token), referenceOf(purchase), 'token');
    await expect(completing).rejects.toMatchObject({ code: 'not_found' });
    const never = instalments();
    never.provider.lose('open', 'before');
    await expect(never.place([card()], 'key-00000001')).rejects.toMatchObject({ code: 'unavailable' });
    const [row] = await database.sql`select purchase_id, reference from payments where provider_id is null`;
    await expect(never.payments.complete(row?.purchaseId, row?.reference, 'token')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('changes nothing when the payment has been made', async () => {
    const { payments, provider, id, references } = await buy();
    await payments.complete(id, references[0] ?? '', 'token-1');
    await payments.read(id);
    await payments.complete(id, references[0] ?? '', 'token-2');
    expect(completed(provider.calls)).toEqual(['complete token-1']);
  });

  it('still makes a payment after the hold', async () => {
    const { payments, purchases, provider, purchase, id, references, pass } = await buy();
    pass(15 * MINUTE);
    await purchases.settleDue(10);
    expect((await purchases.find(purchase.token))?.state).toBe('expired');
    await payments.complete(id, references[0] ?? '', 'token-1');
    expect(completed(provider.calls)).toEqual(['complete token-1']);
  });

  it('that nobody needs is let be when it cannot be given back', async () => {
    const { payments, purchases, provider, purchase, id, references, logged } = await buy();
    await purchases.cancel(purchase.token);
    provider.lose('abandon', 'before');
    await payments.complete(id, references[0] ?? '', 'late');
    expect([completed(provider.calls), logged]).toEqual([[], ['A token that nobody needs was not given back']]);
  });
});

describe('rule 19.8: whom a webhook is about', () => {
  beforeEach(() => clear(database.sql));

  it('payments of ours at its provider, each once, with the token it brings', async () => {
    const { sql } = database;
    const other = fakeProvider({ provider: 'other' });
    const elsewhere = await open(sql, other).place();
    const { place, payments, provider } = open(sql, fakeProvider(), [other]);
    const bought = [await place(), await place()];
    const [first = '', second = '', third = ''] = [...bought, elsewhere].map((one) => referenceOf(one));
    const about = [
      { id: `p-${second}` },
      { id: `p-${second}`, token: 'token-2' },
      { id: `p-${first}` },
      { id: `p-${third}` },
    ];
    const request = { headers: new Headers({ authorization: 'genuine' }), url: new URL('https://x.example') };
    expect(await payments.ofWebhook(provider.method.provider, { ...request, body: JSON.stringify(about) })).toEqual([
      { purchaseId: await idOf(bought[0]?.token ?? ''), purchaseToken: bought[0]?.token, reference: first },
      {
        ...{ purchaseId: await idOf(bought[1]?.token ?? ''), purchaseToken: bought[1]?.token, reference: second },
        token: 'token-2',
      },
    ]);
  });
});

describe('rule 10.29: an account that is deleted', () => {
  beforeEach(() => clear(database.sql));
  const forget = (payments: ReturnType<typeof open>['payments'], ids: number[]) =>
    transact(database.sql, (tx) => payments.forgetOrders(tx, ids));

  it('leaves no name with a payment, once no order of the purchase has one', async () => {
    const { sql } = database;
    const { paid, payments, provider, pass } = open(sql);
    const [kept, gone] = [await paid(), await paid([card(), card()])].map((one) => referenceOf(one));
    await sql`update payments set client_token = 'script'`;
    const before = await payment(gone ?? '');
    const ids = [...new Set((await partsOf(sql)).map(({ orderId }) => orderId))];
    const [, first = 0, second = 0] = ids;
    await forget(payments, [first]);
    expect(await payment(gone ?? '')).toEqual(before);
    await sql`update orders set anonymised_at = ${TUESDAY_NOON.toISOString()} where id = ${first}`;
    await forget(payments, [second]);
    const after = await payment(gone ?? '');
    expect(after).toMatchObject({ instrument: '', url: null, clientToken: null });
    expect(after?.request).toEqual({ ...before?.request, buyer: { name: '', email: '', phone: '' } });
    expect((await payment(kept ?? ''))?.request.buyer).toMatchObject({ name: 'Kari Nordmann', phone: '91234567' });
    expect((await payment(kept ?? ''))?.instrument).not.toBe('');
    // What the provider says of it afterwards names nobody either.
    pass(HOUR);
    provider.of(gone ?? '').instrument = 'Visa •••• 0004';
    expect(await payments.reconcile(10)).toBe(2);
    expect((await payment(gone ?? ''))?.instrument).toBe('');
  });

  it('of two orders at once, and with all of the purchase', async () => {
    const { paid, payments } = open(database.sql);
    const reference = referenceOf(await paid([card(), card()]));
    await forget(payments, [...new Set((await partsOf(database.sql)).map(({ orderId }) => orderId))]);
    expect(JSON.stringify((await payment(reference))?.request)).not.toMatch(/kari|91234567/i);
  });

  it('leaves no tracking number with what was sent, and that of what is still to be sent', async () => {
    const { sql } = database;
    const { paid, payments, provider } = open(sql);
    await paid();
    const [shoe, sock] = await partsOf(sql);
    const leaves = (part: typeof shoe) =>
      transact(sql, (tx) =>
        payments.capture(tx, {
          ...{ orderId: part?.orderId ?? 0, fulfilmentId: part?.id ?? 0, amount: part?.total ?? 0, lines: [] },
          shipping: { carrier: 'Posten', trackingNumber: 'T1' },
        }),
      );
    await leaves(shoe);
    provider.lose('capture', 'before');
    await payments.sendDue(1);
    expect(await sql`select state, last_error from payment_acts`).toMatchObject([
      { state: 'queued', lastError: expect.stringContaining('answer') },
    ]);
    await sql`update payment_acts set next_attempt_at = ${TUESDAY_NOON.toISOString()}`;
    await payments.sendDue(1);
    await leaves(sock);
    await sql`update payment_acts set last_error = 'of Kari'`;
    await forget(payments, [shoe?.orderId ?? 0]);
    const acts = await sql`select state, body->'shipping' as shipping, last_error from payment_acts order by id`;
    expect(acts.map((row) => ({ ...row }))).toEqual([
      { state: 'done', shipping: { carrier: 'Posten' }, lastError: null },
      { state: 'queued', shipping: { carrier: 'Posten', trackingNumber: 'T1' }, lastError: 'of Kari' },
    ]);
  });
});
