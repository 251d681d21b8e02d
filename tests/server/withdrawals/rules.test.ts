import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastDay } from '@/lib/orders/withdrawal-period';
import * as rules from '@/server/withdrawals/rules';
import type { BoughtLine, BoughtOrder } from '@/server/withdrawals/types';

const line = (over: Partial<BoughtLine> = {}): BoughtLine => ({
  ...{ ean: '7040000000011', name: 'Fjellsko', brand: 'Fjelltind', color: 'Marine', size: '42', image: null },
  ...{ count: 2, unitPrice: 119_900, pant: 0, vatRate: 2500, withdrawn: 0, reduced: 0 },
  ...over,
});
const bottle = (over: Partial<BoughtLine> = {}) =>
  line({ ean: '7040000000028', name: 'Brus', count: 3, unitPrice: 2900, pant: 200, vatRate: 1500, ...over });

const order = (over: Partial<BoughtOrder> = {}): BoughtOrder => ({
  ...{ id: 1, number: 'NV-100001', kind: 'order', status: 'delivered', informed: true, freight: 19_900, discount: 0 },
  orderedAt: new Date('2026-03-01T11:00:00Z'),
  receivedAt: new Date('2026-03-03T11:00:00Z'),
  lines: [line(), bottle()],
  withdrawals: 0,
  shop: {
    ...{ id: 1, name: 'Oslo', fullName: 'Nordvidda Oslo AS', orgNo: '987654325', address: 'Storgata 1' },
    ...{ postNo: '0155', postPlace: 'OSLO', email: 'oslo@nordvidda.example', phone: '40000000', openingHours: '' },
  },
  parts: [],
  buyer: { name: 'Kari', email: 'kari@example.no', brand: 'nordvidda', token: 'x' },
  ...over,
});

describe('rule 10.9: fourteen days from the day the last of the goods was received', () => {
  const cases: [received: string, informed: boolean, last: string, why: string][] = [
    ['2026-03-03T11:00:00Z', true, '2026-03-17', 'the day of receipt is not counted'],
    ['2026-03-02T23:30:00Z', true, '2026-03-17', 'half past midnight in Oslo is the next day'],
    ['2026-03-06T11:00:00Z', true, '2026-03-20', 'a Friday'],
    ['2026-03-07T11:00:00Z', true, '2026-03-23', 'a Saturday goes on to Monday'],
    ['2026-03-08T11:00:00Z', true, '2026-03-23', 'a Sunday goes on to Monday'],
    ['2026-03-19T11:00:00Z', true, '2026-04-07', 'Maundy Thursday goes on past Easter'],
    ['2026-05-03T11:00:00Z', true, '2026-05-18', '17 May, a Sunday, goes on to Monday'],
    ['2026-12-11T11:00:00Z', true, '2026-12-28', 'Christmas goes on to Monday'],
    ['2026-03-03T11:00:00Z', false, '2027-03-17', 'who was not told has a year more'],
    ['2028-02-15T11:00:00Z', false, '2029-03-01', 'from a leap day as well'],
  ];
  it.each(cases)('%s (told: %s) → %s: %s', (received, informed, last) => {
    expect(lastDay(new Date(received), informed)).toBe(last);
  });
});

describe('rule 10.8: who may withdraw, and when', () => {
  const at = (iso: string) => new Date(iso);
  const within = at('2026-03-10T11:00:00Z');
  const cases: [string, Partial<BoughtOrder>, Date, ReturnType<typeof rules.refusal>][] = [
    ['within the period', {}, within, undefined],
    ['in the last minute of the last day', {}, at('2026-03-17T22:59:00Z'), undefined],
    ['in the first minute after it', {}, at('2026-03-17T23:00:00Z'), 'withdrawal_too_late'],
    ['paid and not sent yet', { status: 'received', receivedAt: undefined }, within, undefined],
    ['on its way for ever so long', { status: 'sent', receivedAt: undefined }, at('2027-03-01T11:00:00Z'), undefined],
    ['paid online and collected in the shop', { status: 'collected' }, within, undefined],
    ['a reservation that stands aside', { kind: 'reservation', status: 'reserved' }, within, 'withdrawal_in_shop'],
    ['a reservation paid in the shop', { kind: 'reservation', status: 'collected' }, within, 'withdrawal_in_shop'],
    ['cancelled', { status: 'cancelled' }, within, 'withdrawal_cancelled'],
    ['back already', { status: 'returned' }, within, 'withdrawal_done'],
    ['withdrawn from line by line', { lines: [line({ withdrawn: 2 })] }, within, 'withdrawal_done'],
    ['with something left', { lines: [line({ withdrawn: 2 }), bottle({ withdrawn: 2 })] }, within, undefined],
    ['never told of the right, long after', { informed: false }, at('2026-12-01T11:00:00Z'), undefined],
  ];
  it.each(cases)('%s', (_name, over, now, expected) => expect(rules.refusal(order(over), now)).toBe(expected));
});

describe('what is left', () => {
  const cases: [string, { ean: string; count: number }[], boolean][] = [
    ['as many as were bought', [{ ean: line().ean, count: 2 }], true],
    ['one more', [{ ean: line().ean, count: 3 }], false],
    ['what was never bought', [{ ean: '7040000009999', count: 1 }], false],
    ['the rest of a line', [{ ean: bottle().ean, count: 1 }], true],
    ['more than the rest', [{ ean: bottle().ean, count: 2 }], false],
  ];
  it.each(cases)('%s', (_name, wanted, expected) =>
    expect(rules.isLeft(order({ lines: [line(), bottle({ withdrawn: 2 })] }), wanted)).toBe(expected),
  );

  it('the same line twice counts twice', () =>
    expect(
      rules.mergeWanted([
        { ean: 'b', count: 1 },
        { ean: 'a', count: 1 },
        { ean: 'b', count: 2 },
      ]),
    ).toEqual([
      { ean: 'a', count: 1 },
      { ean: 'b', count: 3 },
    ]));

  it('rule 10.13: food says that the right may be lost', () =>
    expect(rules.offer(order()).lines.map(({ food }) => food)).toEqual([false, true]));
});

describe('rule 10.12: the money back', () => {
  const AT = new Date('2026-03-10T11:00:00Z');
  const everything = [
    { ean: line().ean, count: 2 },
    { ean: bottle().ean, count: 3 },
  ];

  it('comes with the freight out when everything is withdrawn from', () =>
    expect(rules.receipt(order(), everything, AT)).toMatchObject({
      ...{ number: 'NV-100001-A1', goods: 248_500, freight: 19_900, refund: 268_400 },
      ...{ refundBy: '2026-03-24', returnBy: '2026-03-24', received: true },
    }));

  it('comes without it when something is kept, and with it when the last of it follows', () => {
    expect(rules.receipt(order(), [{ ean: line().ean, count: 2 }], AT)).toMatchObject({ freight: 0, refund: 239_800 });
    const rest = order({ lines: [line({ withdrawn: 2 }), bottle()], withdrawals: 1 });
    expect(rules.receipt(rest, [{ ean: bottle().ean, count: 3 }], AT)).toMatchObject({
      ...{ number: 'NV-100001-A2', freight: 19_900, refund: 28_600 },
    });
  });

  it('rule 15.26: is only of what has left, and freight of what has been brought', () => {
    const [shop] = [order().shop];
    const parts = [
      { shop, eans: [line().ean], freight: 15_000, sent: true },
      { shop: { ...shop, id: 2, fullName: 'Nordvidda Bergen AS' }, eans: [bottle().ean], freight: 4900, sent: false },
    ];
    expect(rules.offer(order({ parts }))).toMatchObject({ freight: 15_000, lines: [{ sent: true }, { sent: false }] });
    expect(rules.receipt(order({ parts }), everything, AT)).toMatchObject({
      ...{ goods: 239_800, freight: 15_000, refund: 254_800 },
      lines: [
        { amount: 239_800, sent: true },
        { amount: 8700, sent: false },
      ],
      sellers: [{ seller: { name: 'Nordvidda Oslo AS' }, eans: [line().ean] }],
    });
    const early = rules.receipt(order({ parts }), [{ ean: bottle().ean, count: 3 }], AT);
    expect(early).toMatchObject({ refund: 0, sellers: [], seller: { name: 'Nordvidda Bergen AS' } });
  });

  it('is what was paid: piece by piece it adds up to the order, whatever the discount', () => {
    const anyOrder = fc.record({
      first: fc.integer({ min: 1, max: 7 }),
      price: fc.integer({ min: 1, max: 500_000 }),
      percent: fc.integer({ min: 0, max: 100 }),
      freight: fc.integer({ min: 0, max: 20_000 }),
    });
    fc.assert(
      fc.property(anyOrder, ({ first, price, percent, freight }) => {
        const lines = [line({ count: first, unitPrice: price }), line({ ean: '7040000000035', count: 2 })];
        const before = first * price + 2 * 119_900;
        const discount = Math.floor((before * percent) / 100);
        let refunded = 0;
        for (const one of lines)
          for (; one.withdrawn < one.count; one.withdrawn++) {
            const now = order({ lines: structuredClone(lines), discount, freight });
            refunded += rules.receipt(now, [{ ean: one.ean, count: 1 }], AT).refund;
          }
        expect(refunded).toBe(before - discount + freight);
      }),
    );
  });
});
