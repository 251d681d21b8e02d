import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfOpenDay, OPEN_DAYS_KEPT } from '@/lib/orders/deadlines';
import { IDEMPOTENCY_KEY } from '@/lib/orders/idempotency-key';
import { mergeItems, type Offer, refusal } from '@/lib/orders/order-lines';
import { totals } from '@/lib/orders/sums';
import { formOf, requestText } from '@/server/orders/placing/rules';
import { waiting } from '@/server/orders/rules';
import { BOTTLE, item, payload, SHOE, SOCK } from './fixture';

const line = (count: number, unitPrice: number, vatRate = 2500, pant = 0) => ({ count, unitPrice, vatRate, pant });

describe('totals (rule 10.18): whole øre, VAT per line, the deposit within the price and without VAT', () => {
  const cases: [string, ReturnType<typeof line>[], object][] = [
    ['nothing', [], { net: 0, vat: 0, total: 0, pant: 0, perRate: [] }],
    ['one line', [line(1, 119_900)], { net: 95_920, vat: 23_980, total: 119_900, pant: 0 }],
    ['free of charge', [line(3, 0)], { net: 0, vat: 0, total: 0 }],
    ['one øre', [line(1, 1)], { net: 1, vat: 0, total: 1 }],
    [
      'a deposit above the price is no more than the price',
      [line(2, 100, 1500, 300)],
      { net: 200, vat: 0, total: 200, pant: 200 },
    ],
    ['rounded on the line, not on the sum', [line(1, 33), line(1, 33)], { vat: 14, total: 66 }],
    ['rounded once for the whole line', [line(2, 33)], { vat: 13, total: 66 }],
    [
      'two rates and deposit, highest rate first',
      [line(3, 2900, 1500, 200), line(2, 119_900)],
      {
        total: 248_500,
        vat: 49_017,
        pant: 600,
        perRate: [
          { rate: 2500, net: 191_840, vat: 47_960, gross: 239_800 },
          { rate: 1500, net: 7043, vat: 1057, gross: 8100 },
          { rate: 0, net: 600, vat: 0, gross: 600 },
        ],
      },
    ],
  ];
  it.each(cases)('%s', (_name, lines, expected) => expect(totals(lines)).toMatchObject(expected));

  it('adds up for every order: net + VAT = total, and the rates make the whole', () => {
    const lines = fc.array(
      fc.record({
        count: fc.integer({ min: 1, max: 999 }),
        unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
        vatRate: fc.constantFrom(0, 1200, 1500, 2500),
        pant: fc.constantFrom(0, 200, 300),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(lines, (order) => {
        const { net, vat, total, perRate } = totals(order);
        expect(net + vat).toBe(total);
        expect(total).toBe(order.reduce((sum, one) => sum + one.count * one.unitPrice, 0));
        for (const group of perRate) {
          expect(group.net + group.vat).toBe(group.gross);
          expect(Number.isInteger(group.vat) && group.vat >= 0).toBe(true);
        }
      }),
    );
  });
});

describe('lines', () => {
  it('are merged by EAN in the order they came', () => {
    expect(mergeItems([item(SOCK, 1), item(SHOE, 2), item(SOCK, 3)])).toEqual([
      { ean: SOCK, count: 4 },
      { ean: SHOE, count: 2 },
    ]);
  });

  const offer = (ean: string, variantId: number, over: Partial<Offer> = {}) =>
    [ean, { ean, variantId, forSale: true, webPurchaseLimit: 10, ...over } as Offer] as const;
  const offers = new Map([
    offer(SHOE, 1),
    offer(SOCK, 2, { webPurchaseLimit: 3 }),
    offer(BOTTLE, 3, { forSale: false }),
  ]);
  const cases: [string, [string, number][], [number, number][], object | undefined][] = [
    [
      'all there',
      [
        [SHOE, 2],
        [SOCK, 3],
      ],
      [
        [1, 2],
        [2, 9],
      ],
      undefined,
    ],
    ['short', [[SHOE, 3]], [[1, 2]], { code: 'not_enough_stock', cartErrors: [{ eanNo: SHOE, available: 2 }] }],
    [
      'no shelf in this shop',
      [[SHOE, 1]],
      [],
      { code: 'not_enough_stock', cartErrors: [{ eanNo: SHOE, available: 0 }] },
    ],
    [
      'over the limit',
      [[SOCK, 4]],
      [[2, 9]],
      { code: 'over_purchase_limit', cartErrors: [{ eanNo: SOCK, available: 3 }] },
    ],
    [
      'over both: stock is the word, the smaller the number',
      [[SOCK, 9]],
      [[2, 5]],
      { code: 'not_enough_stock', cartErrors: [{ eanNo: SOCK, available: 3 }] },
    ],
    [
      'not for sale though there',
      [[BOTTLE, 1]],
      [[3, 9]],
      { code: 'not_for_sale', cartErrors: [{ eanNo: BOTTLE, available: 0 }] },
    ],
    [
      'unknown',
      [['7040000009999', 1]],
      [],
      { code: 'not_for_sale', cartErrors: [{ eanNo: '7040000009999', available: 0 }] },
    ],
    [
      'the worst gives the code, every line is named',
      [
        [SOCK, 4],
        [SHOE, 1],
        [BOTTLE, 1],
      ],
      [
        [1, 0],
        [2, 9],
        [3, 9],
      ],
      {
        code: 'not_for_sale',
        cartErrors: [
          { eanNo: SOCK, available: 3 },
          { eanNo: SHOE, available: 0 },
          { eanNo: BOTTLE, available: 0 },
        ],
      },
    ],
  ];
  it.each(cases)('%s', (_name, wanted, stock, expected) => {
    expect(
      refusal(
        wanted.map(([ean, count]) => ({ ean, count })),
        offers,
        (ean) => new Map(stock).get(offers.get(ean)?.variantId ?? 0) ?? 0,
      ),
    ).toEqual(expected);
  });
});

describe('statuses', () => {
  it('three of them expire', () => {
    expect(waiting).toEqual(['reserved', 'ready', 'picking']);
  });
});

describe('deadline (rule 15.6): closing time of the third open day after the order', () => {
  const hours = 'Man-Fre: 10-20, Lør: 10-18';
  const cases: [string, string, string, { date: string; hours: string; note: string }[], string][] = [
    ['a Tuesday', '2026-03-03T11:00:00Z', hours, [], '2026-03-06T19:00:00.000Z'],
    ['a Thursday: Sunday does not count', '2026-03-05T11:00:00Z', hours, [], '2026-03-09T19:00:00.000Z'],
    ['late at night is still that day in Oslo', '2026-03-03T22:59:00Z', hours, [], '2026-03-06T19:00:00.000Z'],
    ['past midnight in Oslo is the next', '2026-03-03T23:00:00Z', hours, [], '2026-03-07T17:00:00.000Z'],
    ['over Easter, with the eve at 16 and summer time', '2026-04-01T10:00:00Z', hours, [], '2026-04-08T18:00:00.000Z'],
    ['over the change to summer time', '2026-03-27T11:00:00Z', hours, [], '2026-03-31T18:00:00.000Z'],
    [
      'a day the shop is closed by itself',
      '2026-03-03T11:00:00Z',
      hours,
      [{ date: '2026-03-05', hours: 'stengt', note: '' }],
      '2026-03-07T17:00:00.000Z',
    ],
    [
      'a day with hours of its own',
      '2026-03-03T11:00:00Z',
      hours,
      [{ date: '2026-03-06', hours: '10-14', note: '' }],
      '2026-03-06T13:00:00.000Z',
    ],
    ['hours nobody can read', '2026-03-03T11:00:00Z', 'Ring oss', [], '2026-03-06T11:00:00.000Z'],
    ['no hours', '2026-03-03T11:00:00Z', '', [], '2026-03-06T11:00:00.000Z'],
  ];
  it.each(cases)('%s', (_name, at, openingHours, exceptions, expected) => {
    expect(endOfOpenDay(new Date(at), { openingHours, exceptions }, OPEN_DAYS_KEPT).toISOString()).toBe(expected);
  });
});

describe('requests', () => {
  it('are the same only when everything in them is', () => {
    const same = payload();
    const others = [
      payload({ ShopID: 2 }),
      payload({ CustomerName: 'Ola' }),
      payload({ items: [item(SHOE, 2)] }),
      payload({ items: [item(SHOE, 1, 5)] }),
      payload({ shipping_method_id: 'delivery' }),
    ];
    expect(requestText(payload(), 'nordvidda')).toBe(requestText(same, 'nordvidda'));
    for (const other of others) expect(requestText(other, 'nordvidda')).not.toBe(requestText(same, 'nordvidda'));
    expect(requestText(same, 'heldre')).not.toBe(requestText(same, 'nordvidda'));
  });

  it.each([
    ['A-1_:~!#', true],
    ['', false],
    ['a b c d e', false],
    ['abcdefgh\n', false],
    ['abcdefgø', false],
    ['x'.repeat(7), false],
    ['x'.repeat(8), true],
    ['x'.repeat(100), true],
    ['x'.repeat(101), false],
  ])('rule 7.7: key %j', (key, expected) => expect(IDEMPOTENCY_KEY.test(key)).toBe(expected));

  it('collecting needs no address, whatever the payload says', () => {
    expect(formOf(payload({ Delivery: true })).delivery).toBe(false);
    expect(formOf(payload({ shipping_method_id: 'delivery' })).delivery).toBe(true);
  });
});
