import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { open as openCustomers, PASSWORD } from '@/tests/server/customers/fixture';
import { BOTTLE, clear, SHOE, seed, TUESDAY_NOON } from '@/tests/server/orders/fixture';
import { openTestDatabase } from '@/tests/support/database';
import { BUYER, caller, open, placeOrder, wish } from './fixture';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: ReturnType<typeof open>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  await clear(database.sql);
  await database.sql`truncate customers, attempts cascade`;
  shop = open(database.sql);
});

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: { code: string }) => error.code,
  );
const mails = () => database.sql<{ key: string; to: string; text: string }[]>`
  select key, recipient as to, text_body as text from mails order by id`;
const count = async () => (await database.sql`select count(*)::int as n from withdrawals`)[0]?.n;
const receivedAt = new Date('2026-03-02T12:00:00Z');
const elsewhere = { address: '198.51.100.1' };

/** An order of somebody with an account, and its token. */
async function bought() {
  const [kari] = await database.sql<{ id: number }[]>`
    insert into customers (firstname, surname, email, phone, password_hash)
    values ('Kari', 'N', 'ny@example.no', '91234567', 'x') returning id`;
  const customerId = kari?.id ?? 0;
  const { id, number } = await placeOrder(database.sql, { customerId });
  const [row] = await database.sql<{ token: string }[]>`select token from orders where id = ${id}`;
  return { customerId, number, token: row?.token ?? '' };
}

describe('rule 10.11: finding the order without a login', () => {
  it('by its number however it is typed, and its e-mail in any case', async () => {
    const { number, id } = await placeOrder(database.sql, { status: 8, receivedAt });
    for (const typed of [number, ` ${number.toLowerCase()} `, String(id), `#${id}`, `NV ${id}`, `FISK-${id}`])
      expect(await shop.withdrawals.find({ number: typed, email: ' KARI@example.NO ' }, caller)).toMatchObject({
        ...{ number, lastDay: '2026-03-16', freight: 19_900 },
        seller: { name: 'Nordvidda Oslo AS', email: 'oslo@nordvidda.example' },
        lines: [
          { ean: SHOE, bought: 2, left: 2, paid: 239_800, food: false },
          { ean: BOTTLE, bought: 3, left: 3, paid: 8700, food: true },
        ],
      });
  });

  it('there is no last day before the goods have come', async () => {
    const { number } = await placeOrder(database.sql, { status: 7 });
    expect(await shop.withdrawals.find({ number, email: BUYER }, caller)).toMatchObject({ lastDay: null });
  });

  it('a wrong e-mail, an unknown number and a deleted buyer are one answer', async () => {
    const { number, id } = await placeOrder(database.sql);
    expect(await code(shop.withdrawals.find({ number, email: 'ola@example.no' }, caller))).toBe('withdrawal_unknown');
    expect(await code(shop.withdrawals.find({ number: 'NV-999999', email: BUYER }, caller))).toBe('withdrawal_unknown');
    await database.sql`update orders set email = '', anonymised_at = now() where id = ${id}`;
    expect(await code(shop.withdrawals.find({ number, email: BUYER }, caller))).toBe('withdrawal_unknown');
  });

  it('rule 5.12: every spelling of an e-mail finds it, however it was stored before', async () => {
    const { number } = await placeOrder(database.sql);
    for (const stored of ['bjørn@xn--blbr-roah.no', 'bjørn@blåbær.no', 'bjørn@blåbær.no'.normalize('NFD')]) {
      await database.sql`update orders set email = ${stored} where number = ${number}`;
      for (const email of ['bjørn@xn--blbr-roah.no', 'Bjørn@BLÅBÆR.no', 'bjørn@blåbær.no'.normalize('NFD')])
        expect(await shop.withdrawals.find({ number, email }, caller)).toMatchObject({ number });
    }
  });

  it('whoever is logged in finds their own whatever the e-mail, and nobody else does', async () => {
    const { customerId, number } = await bought();
    const key = { number, email: 'ny@example.no' };
    expect(await code(shop.withdrawals.find(key, { ...caller, customerId }))).toBeUndefined();
    expect(await code(shop.withdrawals.find(key, { ...caller, customerId: customerId + 1 }))).toBe(
      'withdrawal_unknown',
    );
  });

  it('guessing has to wait, where it is done, and what is right is not counted', async () => {
    const { number, id } = await placeOrder(database.sql);
    for (let n = 0; n < 10; n++) await shop.withdrawals.find({ number, email: BUYER }, caller);
    const spellings = [number, `${id}`, `AB-${id}`, `000${id}`, `nv ${id}`];
    for (const one of spellings) await code(shop.withdrawals.find({ number: one, email: 'ola@example.no' }, caller));
    expect(await code(shop.withdrawals.find({ number: `CD-${id}`, email: BUYER }, caller))).toBe('too_many_requests');
    expect(await code(shop.withdrawals.find({ number, email: BUYER }, elsewhere))).toBeUndefined();
    shop.setTime(new Date(TUESDAY_NOON.getTime() + 31_000));
    expect(await code(shop.withdrawals.find({ number, email: BUYER }, caller))).toBeUndefined();
  });

  it('guessing from many networks has to wait too, and never the buyer who is logged in or has the link', async () => {
    const { customerId, number, token } = await bought();
    for (let n = 0; n < 100; n++)
      await code(shop.withdrawals.find({ number, email: `o${n}@example.no` }, { address: `198.51.100.${n >> 2}` }));
    expect(await code(shop.withdrawals.find({ number, email: BUYER }, caller))).toBe('too_many_requests');
    expect(await code(shop.withdrawals.find({ number, email: '' }, { ...caller, customerId }))).toBe('invalid_form');
    expect(await code(shop.withdrawals.find({ number, email: 'x@y.no' }, { ...caller, customerId }))).toBeUndefined();
    expect(await code(shop.withdrawals.find({ number, email: '', token }, caller))).toBeUndefined();
    expect(await code(shop.withdrawals.make(wish(number, { email: '', token }), caller))).toBeUndefined();
  });

  it('the token of another order opens nothing, and is counted', async () => {
    const { token } = await bought();
    const other = await placeOrder(database.sql);
    const find = () => code(shop.withdrawals.find({ number: other.number, email: '', token }, caller));
    for (let n = 0; n < 5; n++) expect(await find()).toBe('withdrawal_unknown');
    expect(await find()).toBe('too_many_requests');
  });

  it('a form that cannot be right is told field by field, and costs no try', async () => {
    await expect(shop.withdrawals.find({ number: 'hei', email: 'hei' }, caller)).rejects.toMatchObject({
      fields: { number: ['order_number_invalid'], email: ['email_invalid'] },
    });
    expect(await database.sql`select from attempts`).toHaveLength(0);
  });

  it.each([
    ['withdrawal_in_shop', { kind: 'reservation', status: 3 }],
    ['withdrawal_cancelled', { status: 5 }],
    ['withdrawal_done', { status: 9, receivedAt }],
    ['withdrawal_too_late', { status: 8, receivedAt: new Date('2026-02-01T12:00:00Z') }],
  ] as const)('%s', async (expected, over) => {
    const { number } = await placeOrder(database.sql, over);
    expect(await code(shop.withdrawals.find({ number, email: BUYER }, caller))).toBe(expected);
    expect(await code(shop.withdrawals.make(wish(number), caller))).toBe(expected);
    expect(await count()).toBe(0);
  });
});

describe('rule 10.10: withdrawing', () => {
  it('gives a receipt with date and time, and emails it in the same transaction', async () => {
    const { number } = await placeOrder(database.sql, { status: 8, receivedAt });
    const receipt = await shop.withdrawals.make(wish(number, { reason: ' For små\u0000 ' }), caller);
    expect(receipt).toMatchObject({
      ...{ number: `${number}-A1`, order: number, at: TUESDAY_NOON.toISOString(), received: true },
      ...{ goods: 119_900, freight: 0, refund: 119_900, refundBy: '2026-03-17', returnBy: '2026-03-17' },
      lines: [{ ean: SHOE, count: 1, amount: 119_900 }],
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({ key: `withdrawal:${number}-A1`, to: 'Kari@Example.no' });
    expect(mail?.text).toContain('tirsdag 3. mars 2026 kl. 12:00');
    const [row] = await database.sql`select reason, refund, body::text as body from withdrawals`;
    expect(row).toMatchObject({ reason: 'For små', refund: 119_900 });
    expect(row?.body).not.toMatch(/kari/i);
  });

  it('sent again is the same withdrawal, also at once and when nothing is left', async () => {
    const { number } = await placeOrder(database.sql);
    const wanted = wish(number, {
      lines: [
        { ean: SHOE, count: 2 },
        { ean: BOTTLE, count: 3 },
      ],
    });
    const answers = await Promise.all(Array.from({ length: 4 }, () => shop.withdrawals.make(wanted, caller)));
    for (const answer of [...answers, await shop.withdrawals.make(wanted, caller)]) expect(answer).toEqual(answers[0]);
    expect([await count(), (await mails()).length]).toEqual([1, 1]);
  });

  it('a key stands for its lines', async () => {
    const { number } = await placeOrder(database.sql);
    await shop.withdrawals.make(wish(number), caller);
    const other = wish(number, { lines: [{ ean: SHOE, count: 2 }] });
    expect(await code(shop.withdrawals.make(other, caller))).toBe('withdrawal_key_reused');
  });

  it('nothing is withdrawn from twice, whoever comes first', async () => {
    const { number } = await placeOrder(database.sql);
    const wishes = Array.from({ length: 4 }, (_, n) => wish(number, { key: String(n).repeat(20) }));
    const codes = await Promise.all(wishes.map((one) => code(shop.withdrawals.make(one, caller))));
    expect(codes.filter((one) => one === undefined)).toHaveLength(2);
    expect(new Set(codes)).toEqual(new Set([undefined, 'withdrawal_over_count']));
    const [row] = await database.sql`select sum(count)::int as n from withdrawal_lines where ean = ${SHOE}`;
    expect(row?.n).toBe(2);
    expect(await shop.withdrawals.find({ number, email: BUYER }, caller)).toMatchObject({
      lines: [{ left: 0 }, { left: 3 }],
    });
  });

  it('rule 10.29: an account that is deleted takes the reason along and leaves the receipt', async () => {
    const [kari] = await database.sql`insert into customers (firstname, surname, email, phone, password_hash)
      values ('Kari', 'N', ${BUYER}, '91234567', ${`hash of ${PASSWORD}`}) returning id`;
    const { number } = await placeOrder(database.sql, { customerId: kari?.id });
    await shop.withdrawals.make(wish(number, { reason: 'Magen min' }), caller);
    const {
      accountChanges,
      shop: {
        customers: { history },
      },
    } = openCustomers(database.sql);
    expect((await history.export(kari?.id)).withdrawals).toMatchObject([{ order: number, reason: 'Magen min' }]);
    await database.sql`update orders set status_id = 9`;
    await database.sql`update withdrawals set goods_back_at = now()`;
    await accountChanges.remove(kari?.id, PASSWORD, { ...caller, brand: 'nordvidda', session: 's' });
    const [row] = await database.sql`select reason, body->>'order' as number from withdrawals`;
    expect(row).toEqual({ reason: '', number });
  });

  it('nothing is withdrawn when the email cannot be queued', async () => {
    const { number } = await placeOrder(database.sql);
    await database.sql`alter table mails add constraint no_mail check (false) not valid`;
    await expect(shop.withdrawals.make(wish(number), caller)).rejects.toThrow();
    await database.sql`alter table mails drop constraint no_mail`;
    expect(await count()).toBe(0);
  });
});
