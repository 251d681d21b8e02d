import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastDay } from '@/lib/orders/withdrawal-period';
import * as rules from '@/server/orders/withdrawals/rules';
import type { AwaitedLine, BoughtLine, BoughtOrder } from '@/server/orders/withdrawals/types';

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
    ['never paid', { status: 'expired', receivedAt: undefined }, within, 'withdrawal_cancelled'],
    ['a reservation that was cancelled', { kind: 'reservation', status: 'cancelled' }, within, 'withdrawal_in_shop'],
    [
      'cancelled, with nothing left',
      { status: 'cancelled', lines: [line({ withdrawn: 2 })] },
      within,
      'withdrawal_cancelled',
    ],
    ['back already, long after', { status: 'returned' }, at('2027-03-01T11:00:00Z'), 'withdrawal_done'],
    ['never told of the right, a year after', { informed: false }, at('2027-03-17T23:00:00Z'), 'withdrawal_too_late'],
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
    ['one line as it is, and too many of another', [line(), bottle()].map(({ ean }) => ({ ean, count: 2 })), false],
    ['too many of a line of which another has as many', [{ ean: bottle().ean, count: 3 }], false],
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

  it('a receipt is of the very lines that are wished for, in whatever order they were', () => {
    const first = rules.receipt(
      order(),
      [
        { ean: bottle().ean, count: 1 },
        { ean: line().ean, count: 2 },
      ],
      new Date('2026-03-10T11:00:00Z'),
    );
    const wished = (shoes: number, bottles: number) =>
      rules.mergeWanted([
        { ean: bottle().ean, count: bottles },
        { ean: line().ean, count: shoes },
      ]);
    expect(rules.isSame(first, wished(2, 1))).toBe(true);
    expect(rules.isSame(first, wished(2, 2))).toBe(false);
    expect(rules.isSame(first, wished(2, 1).slice(1))).toBe(false);
  });

  it('what is offered is what was bought, what was paid for it, and until when', () => {
    const lines = [line({ reduced: 5000, withdrawn: 1, image: 'sko.webp' }), bottle()];
    expect(rules.offer(order({ lines, discount: 24_790 }))).toEqual({
      ...{ number: 'NV-100001', date: '2026-03-01T11:00:00.000Z', lastDay: '2026-03-17', freight: 19_900 },
      lines: [
        {
          ...{ ean: '7040000000011', name: 'Fjellsko', brand: 'Fjelltind', color: 'Marine', size: '42' },
          // Of a discount of 24 790 the goods bear their share, deposits aside: 239 800 of 247 900 øre.
          ...{ image: 'sko.webp', unitPrice: 119_900, paid: 239_800 - 23_980 - 5000, bought: 2, left: 1 },
          ...{ food: false, sent: true },
        },
        {
          ...{ ean: '7040000000028', name: 'Brus', brand: 'Fjelltind', color: 'Marine', size: '42' },
          ...{ image: null, unitPrice: 2900, paid: 8700 - 810, bought: 3, left: 3, food: true, sent: true },
        },
      ],
      seller: {
        ...{
          name: 'Nordvidda Oslo AS',
          orgNo: 'NO\u00a0987\u00a0654\u00a0325\u00a0MVA',
          address: 'Storgata 1',
          postNo: '0155',
        },
        ...{ postPlace: 'OSLO', email: 'oslo@nordvidda.example', phone: '40000000' },
      },
    });
    expect(rules.offer(order({ receivedAt: undefined })).lastDay).toBeNull();
  });

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

  it('is told line by line, by the day in Oslo, and by who sold it', () => {
    const night = new Date('2026-03-10T23:30:00Z');
    const made = rules.receipt(order({ receivedAt: undefined }), [{ ean: line().ean, count: 1 }], night);
    expect(made).toEqual({
      ...{ number: 'NV-100001-A1', order: 'NV-100001', at: '2026-03-10T23:30:00.000Z', received: false },
      lines: [
        {
          ...{ ean: '7040000000011', name: 'Fjellsko', brand: 'Fjelltind', color: 'Marine', size: '42' },
          ...{ count: 1, amount: 119_900, sent: true },
        },
      ],
      ...{ goods: 119_900, freight: 0, refund: 119_900, refundBy: '2026-03-25', returnBy: '2026-03-25' },
      seller: rules.offer(order()).seller,
    });
  });

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
    const sold = (sent: [boolean, boolean]) =>
      rules.receipt(order({ parts: parts.map((part, i) => ({ ...part, sent: sent[i] ?? false })) }), everything, AT);
    const [oslo, bergen] = parts.map(({ shop: { fullName: name }, eans }) => ({ seller: { name }, eans }));
    // The buyer writes to a shop whose goods have left.
    expect(sold([false, true])).toMatchObject({ seller: bergen?.seller, sellers: [bergen], freight: 4900 });
    expect(sold([true, true])).toMatchObject({ seller: oslo?.seller, sellers: [oslo, bergen], freight: 19_900 });
    expect(sold([false, false])).toMatchObject({ seller: oslo?.seller, sellers: [], freight: 0, refund: 0 });
    const one = rules.receipt(
      order({ parts: parts.map((part) => ({ ...part, sent: true })) }),
      everything.slice(1),
      AT,
    );
    expect(one).toMatchObject({ seller: bergen?.seller, sellers: [bergen] });
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

describe('rule 15.27: what has come back', () => {
  const awaited = (over: Partial<AwaitedLine> = {}): AwaitedLine => ({
    ...{ fulfilmentId: 1, ean: 'a', count: 3, back: 0, ...over },
  });
  const two = [awaited(), awaited({ ean: 'b', count: 2, back: 1, fulfilmentId: 2 })];
  it.each([
    [
      'everything when nothing is said',
      undefined,
      [awaited(), awaited({ ean: 'b', count: 1, back: 1, fulfilmentId: 2 })],
    ],
    ['nothing when nothing has come', [], []],
    [
      'what is more than was there',
      [
        { ean: 'a', count: 2 },
        { ean: 'b', count: 1 },
      ],
      [awaited({ count: 2 })],
    ],
    [
      'all that is awaited',
      [
        { ean: 'a', count: 3 },
        { ean: 'b', count: 2 },
      ],
      [awaited(), awaited({ ean: 'b', count: 1, back: 1, fulfilmentId: 2 })],
    ],
    ['never less than was there', [{ ean: 'b', count: 0 }], []],
    ['no more than was withdrawn from', [{ ean: 'a', count: 4 }], undefined],
    [
      'nor of one line among others',
      [
        { ean: 'a', count: 3 },
        { ean: 'b', count: 3 },
      ],
      undefined,
    ],
    ['nor of what was never withdrawn from', [{ ean: 'c', count: 1 }], undefined],
    ['none of what was never withdrawn from is none', [{ ean: 'c', count: 0 }], []],
  ])('%s', (_, inAll, come) => {
    expect(rules.comeBack(two, inAll)).toEqual(come);
  });

  const told = (amount: number, count: number) => ({ lines: [{ ...lineTold, amount, count }] });
  const lineTold = { ean: 'a', name: '', brand: '', color: '', size: '' };
  const kept = (amount: number, ean = 'a') => ({ freight: 500, lines: [{ ean, amount }] });
  it.each([
    ['one of three', awaited({ count: 1 }), 100, kept(100), 33],
    ['the next', awaited({ count: 1, back: 1 }), 100, kept(67), 34],
    ['the last', awaited({ count: 1, back: 2 }), 100, kept(33), 33],
    ['all at once', awaited(), 100, kept(100), 100],
    ['the last two', awaited({ count: 2, back: 1 }), 100, kept(67), 67],
    ['no more than is kept', awaited(), 100, kept(99), 99],
    ['nothing where nothing is kept', awaited(), 100, kept(0), 0],
    ['nothing where more has gone back than was taken', awaited(), 100, kept(-1), 0],
    ['nothing that is kept for other goods', awaited(), 100, kept(100, 'b'), 0],
    ['nothing for what the receipt does not tell of', awaited({ ean: 'b' }), 100, kept(100, 'b'), 0],
  ])('the money of %s', (_, come, amount, money, back) => {
    expect(rules.amountOf(told(amount, 3), come, money)).toBe(back);
  });

  it('each time goods come back makes money of its own', () => {
    expect(rules.causeOf('NV-100001-A1', 0)).toBe('withdrawal:NV-100001-A1');
    expect(rules.causeOf('NV-100001-A1', 1)).toBe('withdrawal:NV-100001-A1:1');
    expect(rules.causeOf('NV-100001-A1', 2)).toBe('withdrawal:NV-100001-A1:2');
    expect(rules.closedCause('NV-100001')).toBe('closed:NV-100001');
  });

  it('is looked for until eight weeks after it should have been on its way', () => {
    expect(rules.listedSince(new Date('2026-03-31T11:00:00Z')).toISOString()).toBe('2026-01-20T11:00:00.000Z');
    expect([rules.DAYS_TO_REFUND, rules.DAYS_TO_RETURN]).toEqual([14, 14]);
  });
});

it('rule 10.11: five wrong guesses of an order from a network, a hundred from all, twenty of a network', () => {
  const [second, minute, hour] = [1000, 60_000, 3_600_000];
  const waits = { firstWaitMs: 30 * second, longestWaitMs: 15 * minute };
  expect(rules.limits).toEqual({
    everywhere: { free: 100, ...waits, forgottenAfterMs: 24 * hour },
    order: { free: 5, ...waits, forgottenAfterMs: 24 * hour },
    address: { free: 20, ...waits, forgottenAfterMs: hour },
  });
});
