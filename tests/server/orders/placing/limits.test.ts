import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderPayload } from '@/lib/contracts/orders';
import { createOrderLimits } from '@/server/orders/placing/service';
import { createThrottle } from '@/server/platform/throttle/service';
import {
  BERGEN,
  BOTTLE,
  clear,
  item,
  open,
  payload,
  SHOE,
  SOCK,
  seed,
  stockOf,
  TUESDAY_NOON,
  written,
} from '@/tests/server/orders/fixture';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: ReturnType<typeof open>;
let now: Date;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  await clear(database.sql);
  await database.sql`update stock set qty = 1000`;
  now = TUESDAY_NOON;
  const throttle = createThrottle({ sql: database.sql, clock: () => now });
  shop = open(database.sql, TUESDAY_NOON, { limits: createOrderLimits({ throttle }) });
});

const place = (over: Partial<OrderPayload> = {}, options: { address?: string; key?: string } = {}) =>
  shop.placing.place(payload(over), { brand: 'nordvidda', address: options.address, idempotencyKey: options.key });
/** A stranger with each number. */
const person = (n: number) => ({ Email: `p${n}@example.no`, Phone: `4${String(n).padStart(7, '0')}` });
const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? 'placed' : (result.reason as { code: string }).code));
const count = (all: string[], code: string) => all.filter((one) => one === code).length;

describe('rule 15.15: what one person may have set aside', () => {
  it('"maks n per kunde" holds over orders, also over those at once, and says how many more there may be', async () => {
    await place({ items: [item(SHOE, 3)] });
    await expect(place({ items: [item(SHOE, 3)] })).rejects.toMatchObject({
      code: 'over_purchase_limit',
      cartErrors: [{ eanNo: SHOE, available: 2 }],
    });
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => place({ items: [item(SHOE, 1)] })));
    expect(count(codes(tries), 'placed')).toBe(2);
    expect(await stockOf(database.sql, SHOE)).toBe(995);
  });

  it.each([
    ['e-mail', { Phone: '40000001' }],
    ['phone', { Email: 'annen@example.no' }],
    ['e-mail in other letters', { Email: 'KARI@example.no', Phone: '40000001' }],
  ])('the same %s is the same person, in any shop', async (_name, other) => {
    await place({ items: [item(SHOE, 5)] });
    await expect(place({ ...other, ShopID: BERGEN })).rejects.toMatchObject({ code: 'over_purchase_limit' });
  });

  it('rule 5.12: nor is another spelling of an e-mail another person, however it was stored before', async () => {
    await place({ Email: 'bjørn@blåbær.no', items: [item(SHOE, 5)] });
    for (const stored of ['bjørn@xn--blbr-roah.no', 'bjørn@blåbær.no', 'bjørn@blåbær.no'.normalize('NFD')]) {
      await database.sql`update orders set email = ${stored}`;
      for (const Email of ['bjørn@xn--blbr-roah.no', 'Bjørn@BLÅBÆR.no', 'bjørn@blåbær.no'.normalize('NFD')])
        await expect(place({ Email, Phone: '40000001' })).rejects.toMatchObject({ code: 'over_purchase_limit' });
    }
  });

  it('what has been collected or is off counts no more', async () => {
    const first = await place({ items: [item(SHOE, 5)] });
    await shop.orders.cancel(first.token);
    const second = await place({ items: [item(SHOE, 5)] });
    await shop.setStatus(second.number, 'ready', '', 'shop');
    await shop.setStatus(second.number, 'collected', '', 'shop');
    expect((await place({ items: [item(SHOE, 5)] })).status).toBe('reserved');
  });

  it('thirty pieces in one reservation, sixty in all', async () => {
    await expect(place({ items: [item(SOCK, 31)] })).rejects.toMatchObject({ code: 'too_many_open' });
    await place({ items: [item(SOCK, 30)] });
    await place({ items: [item(SOCK, 30)] });
    await expect(place({ items: [item(BOTTLE, 1)] })).rejects.toMatchObject({ code: 'too_many_open' });
  });
});

describe('rule 15.15: what one person may be paying at once', () => {
  const held = new Date(TUESDAY_NOON.getTime() + 15 * 60_000);
  const paid = (over: Partial<OrderPayload> = {}) => payload({ Payment: 'card', ...over });
  /** As purchases do it. */
  const pay = (payloads: OrderPayload[]) => {
    const options = { brand: 'nordvidda', address: '1.2.3.4' };
    return shop.placing.inTurn(payloads, options, async (tx) => {
      const [row] = await tx<{ id: number }[]>`
        insert into purchases (brand, method, provider, total, hold_until)
        values ('nordvidda', 'card', 'fake', 1, ${held.toISOString()}) returning id`;
      return shop.placing.draft(tx, payloads, { ...options, purchaseId: row?.id ?? 0, holdUntil: held });
    });
  };
  beforeEach(() => database.sql`update articles set web_purchase_limit = 1000`);
  afterAll(
    () => database.sql`update articles set web_purchase_limit = case id when 1 then 5 when 3 then 1000 else 10 end`,
  );

  it('thirty of a variant, a hundred in all: more is refused and takes nothing', async () => {
    await expect(pay([paid({ items: [item(SOCK, 31)] })])).rejects.toMatchObject({ code: 'order_too_large' });
    expect(await stockOf(database.sql, SOCK)).toBe(1000);
    await pay([paid({ items: [item(SOCK, 30), item(SHOE, 30), item(BOTTLE, 30)] })]);
    await expect(pay([paid({ items: [item(SOCK, 1)] })])).rejects.toMatchObject({ code: 'too_many_held' });
  });

  it('three purchases at once', async () => {
    for (let i = 0; i < 3; i++) await pay([paid({ items: [item(SOCK)] })]);
    await expect(pay([paid({ items: [item(SOCK)] })])).rejects.toMatchObject({ code: 'too_many_held' });
  });

  it('a purchase is one person’s: an order in another’s name does not get round the limit', async () => {
    await database.sql`update articles set web_purchase_limit = 5`;
    const other = { Email: 'annen@example.no', items: [item(SHOE, 5)] };
    await expect(pay([paid({ items: [item(SHOE, 5)] }), payload(other)])).rejects.toMatchObject({
      code: 'different_buyers',
    });
    const phone = { Phone: '40000001', items: [item(SHOE, 5)] };
    await expect(pay([paid(), payload(phone)])).rejects.toMatchObject({ code: 'different_buyers' });
    const same = { Email: ' KARI@example.no', Phone: '+47 91234567', items: [item(SHOE)] };
    expect(await pay([paid({ items: [item(SHOE)] }), payload(same)])).toHaveLength(2);
  });
});

describe('abuse that has happened', () => {
  it('one guest holding thousands of pieces in seconds: sixty', async () => {
    const tries = Array.from({ length: 40 }, () => place({ items: [item(SOCK, 30)] }, { address: '1.2.3.4' }));
    expect(count(codes(await Promise.allSettled(tries)), 'placed')).toBe(2);
    expect(await stockOf(database.sql, SOCK)).toBe(940);
  });

  it('one address under names without number: thirty orders, then a wait', async () => {
    const tries = Array.from({ length: 50 }, (_, n) => place({ ...person(n) }, { address: '1.2.3.4' }));
    const answers = codes(await Promise.allSettled(tries));
    expect(count(answers, 'placed')).toBeLessThanOrEqual(31);
    expect(count(answers, 'too_many_requests')).toBeGreaterThanOrEqual(19);
    expect((await place(person(90), { address: '5.6.7.8' })).status).toBe('reserved');
  });

  it('a shelf of twelve emptied by twelve orders of one person: five pieces, and five letters', async () => {
    await database.sql`update stock set qty = 12 where shop_id = 1 and variant_id = 1`;
    const answers = codes(await Promise.allSettled(Array.from({ length: 12 }, () => place())));
    expect(count(answers, 'placed')).toBe(5);
    expect(await stockOf(database.sql, SHOE)).toBe(7);
    expect(await written(database.sql)).toMatchObject({ orders: 5, mails: 5 });
  });

  it('letters with a link to a stranger: none, and no more than ten without', async () => {
    const link = { CustomerName: 'Vinn en telefon: https://eksempel.example/x' };
    const linked = await Promise.allSettled(Array.from({ length: 12 }, () => place(link)));
    expect(count(codes(linked), 'invalid_form')).toBe(12);
    const tries = Array.from({ length: 15 }, (_, n) =>
      place({ Phone: person(n).Phone, items: [item(SOCK)], CustomerName: 'Se hit' }),
    );
    await Promise.allSettled(tries);
    const [mails] = await database.sql`select count(*)::int as sent from mails`;
    expect(mails?.sent).toBeLessThanOrEqual(11);
  });

  it('a repeat of what has been answered is no new try', async () => {
    const first = await place({ items: [item(SOCK)] }, { key: 'order-key', address: '1.2.3.4' });
    for (let i = 0; i < 40; i++)
      expect(await place({ items: [item(SOCK)] }, { key: 'order-key', address: '1.2.3.4' })).toEqual(first);
  });
});

describe('rule 15.16: a key is its sender’s', () => {
  it('a guest with a customer’s key and body gets an order of their own, not the customer’s receipt', async () => {
    const [customer] = await database.sql`
      insert into customers (firstname, surname, email, phone, password_hash)
      values ('Kari', 'N', 'kari@example.no', '91234567', 'x') returning id`;
    const options = { brand: 'nordvidda', idempotencyKey: 'order-key' };
    const own = await shop.placing.place(payload(), { ...options, customerId: customer?.id });
    const other = await shop.placing.place(payload(), options);
    expect([own.customerID, other.customerID]).toEqual([customer?.id, null]);
    expect(other.token).not.toBe(own.token);
    await database.sql`delete from customers`;
  });
});
