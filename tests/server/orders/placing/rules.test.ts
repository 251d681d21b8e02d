import { describe, expect, it } from 'vitest';
import type { OrderPayload } from '@/lib/contracts/orders';
import { tidyOrderForm } from '@/lib/orders/order-form';
import { mergeItems, type Offer } from '@/lib/orders/order-lines';
import * as rules from '@/server/orders/placing/rules';
import type { Draft, OpenPieces, SourceShop, SourcingData } from '@/server/orders/placing/types';
import {
  BERGEN,
  BOTTLE,
  item,
  OSLO,
  payload,
  SHOE,
  SOCK,
  TUESDAY_NOON,
  UNKNOWN,
  WEB_SHOP,
} from '@/tests/server/orders/fixture';

const sent = (over: Partial<OrderPayload> = {}) =>
  payload({
    ...{ shipping_method_id: 'delivery', Address: 'Fjellveien 2', PostalCode: '5003', City: 'BERGEN', Payment: 'card' },
    ...over,
  });
const draft = (sentIn: OrderPayload): Draft => ({
  payload: sentIn,
  form: tidyOrderForm(rules.formOf(sentIn)),
  wanted: mergeItems(sentIn.items),
  promoCode: sentIn.PromoCode ?? '',
});

const offer = (ean: string, variantId: number, over: Partial<Offer>): [string, Offer] => [
  ean,
  {
    ...{
      ean,
      variantId,
      articleId: variantId,
      articleNo: `A${variantId}`,
      slug: 'x',
      name: 'Vare',
      brand: 'Fjelltind',
    },
    ...{ color: 'Marine', size: '42', image: null, campaignArticleId: null, frightPrice: 9900, onlyCC: false },
    ...{ price: 10_000, pant: 0, vatRate: 2500, forSale: true, webPurchaseLimit: 100, ...over },
  },
];
const offers = new Map([
  offer(SHOE, 11, { price: 119_900, webPurchaseLimit: 5 }),
  offer(BOTTLE, 12, { price: 2900, pant: 200, vatRate: 1500 }),
  offer(SOCK, 13, { price: 14_900, onlyCC: true }),
]);
const shop = (
  id: number,
  latitude: number,
  longitude: number,
  over: Partial<SourceShop> = {},
): [number, SourceShop] => [
  id,
  {
    ...{ id, name: `Butikk ${id}`, fullName: `Butikk ${id} AS`, orgNo: '987654325', address: 'Storgata 1' },
    ...{ postNo: '0155', postPlace: 'OSLO', email: '', phone: '', openingHours: 'Man-Fre: 10-20, Lør: 10-18' },
    ...{ webShop: false, latitude, longitude, exceptions: [], ...over },
  },
];
const TROMSØ = 3;
const supply: SourcingData = {
  offers,
  shippingMethods: new Map(
    [
      { id: 'collect', name: 'Hent i butikk', price: 0 },
      { id: 'delivery', name: 'Levering', price: 19_900 },
    ].map((method) => [method.id, method]),
  ),
  shops: new Map([
    shop(OSLO, 59.9, 10.7),
    shop(BERGEN, 60.4, 5.3, { openingHours: '' }),
    shop(TROMSØ, 69.6, 18.9),
    shop(WEB_SHOP, 59.9, 10.7, { webShop: true }),
  ]),
  stock: {},
  places: new Map([['5003', { latitude: 60.4, longitude: 5.3 }]]),
  freeFreightFrom: undefined,
};
const at = (...shelves: [id: number, qty: number][]) => shelves.map(([id, qty]) => ({ id, qty }));

describe('rule 2.33: what is paid here', () => {
  it.each<[OrderPayload['Payment'], string, boolean, boolean]>([
    [undefined, 'collect', false, false],
    ['in_shop', 'collect', false, false],
    ['card', 'collect', true, false],
    ['instalments', 'collect', true, false],
    [undefined, 'delivery', false, true],
    ['in_shop', 'delivery', false, true],
    ['in_shop', 'pickup_point', false, true],
    ['card', 'delivery', true, false],
  ])('%s and %s', (Payment, method, paidHere, mustBe) => {
    const one = payload({ Payment, shipping_method_id: method });
    expect([rules.isPaidHere(one), rules.mustBePaid(one)]).toEqual([paidHere, mustBe]);
  });
});

describe('rule 3.16: what was typed', () => {
  it('is what the payload says, and the shipping method decides whether it is sent', () =>
    expect(rules.formOf(sent({ Delivery: false }))).toEqual({
      ...{ name: 'Kari Nordmann', phone: '+47 91234567', email: 'kari@example.no', delivery: true },
      ...{ address: 'Fjellveien 2', addressLine2: '', postalCode: '5003', city: 'BERGEN' },
    }));

  it.each([
    ['collected, without an address', payload({ Address: 'Fjellveien 2' }), false],
    ['sent, with it', sent(), true],
    ['sent, with what stands beneath the street', sent({ AddressLine2: ' c/o Hansen ' }), true, 'c/o Hansen'],
  ])('the buyer as the provider is told: %s', (_name, one, told, line2?: string) =>
    expect(rules.buyerOf(draft(one).form)).toEqual({
      ...{ name: 'Kari Nordmann', email: 'kari@example.no', phone: '91234567' },
      ...(told && {
        address: { street: 'Fjellveien 2', ...(line2 && { line2 }), postalCode: '5003', city: 'BERGEN' },
      }),
    }),
  );
});

describe('rule 15.20: two orders of one purchase are one person’s', () => {
  it.each<[string, Partial<OrderPayload>, boolean]>([
    ['the same', {}, true],
    ['by another name', { CustomerName: 'Ola Nordmann' }, true],
    ['typed in another way', { Email: ' KARI@example.no', Phone: '004791234567' }, true],
    ['by another e-mail', { Email: 'ola@example.no' }, false],
    ['by another phone', { Phone: '40000001' }, false],
  ])('%s', (_name, over, expected) =>
    expect(rules.areOnePersons([draft(sent()), draft(payload()), draft(payload(over))])).toBe(expected),
  );
});

describe('rule 15.15: limits', () => {
  const OTHERS = Array.from({ length: 5 }, (_, i) => `70400000010${i}0`);
  const all = new Map([...offers, ...OTHERS.map((ean, i) => offer(ean, 20 + i, {}))]);
  const reserve = (...items: OrderPayload['items']) => payload({ items });
  const pay = (...items: OrderPayload['items']) => sent({ items });
  const none: OpenPieces = { waiting: [], held: [], all: [], purchases: 0 };
  const pieces = (count: number, ean = OTHERS[4] as string) => [{ ean, count }];
  const A = OTHERS[0] as string;
  const B = OTHERS[1] as string;

  const cases: [string, OrderPayload[], Partial<OpenPieces>, object | undefined][] = [
    ['thirty pieces set aside', [reserve(item(A, 30))], {}, undefined],
    ['one more', [reserve(item(A, 31))], {}, { code: 'too_many_open' }],
    ['sixty with what waits already', [reserve(item(A, 30))], { waiting: pieces(30) }, undefined],
    ['one more waits', [reserve(item(A, 30))], { waiting: pieces(31) }, { code: 'too_many_open' }],
    ['what is being paid does not wait', [reserve(item(A, 30))], { held: pieces(150) }, undefined],
    ['nor do three purchases that are being paid', [reserve(item(A))], { purchases: 3 }, undefined],
    ['what is paid here is not set aside', [pay(item(A, 30), item(B, 30))], { waiting: pieces(61) }, undefined],
    ['nor beside what is', [pay(item(A, 20)), reserve(item(B, 20))], { waiting: pieces(40) }, undefined],
    ['what is, beside it', [pay(item(A)), reserve(item(B, 20))], { waiting: pieces(41) }, { code: 'too_many_open' }],
    ['thirty of a variant are paid', [pay(item(A, 30))], {}, undefined],
    ['one more of it', [pay(item(A, 31))], {}, { code: 'order_too_large' }],
    ['of both orders together', [pay(item(A, 20)), reserve(item(A, 11))], {}, { code: 'order_too_large' }],
    ['a hundred and fifty with those that are held', [pay(item(A, 20))], { held: pieces(130) }, undefined],
    ['one more is held', [pay(item(A, 20))], { held: pieces(131) }, { code: 'too_many_held' }],
    ['a third purchase', [pay(item(A))], { purchases: 2 }, undefined],
    ['a fourth', [pay(item(A))], { purchases: 3 }, { code: 'too_many_held' }],
    ['as many as a customer may have', [pay(item(SHOE, 2))], { all: pieces(3, SHOE) }, undefined],
    [
      'one more than that, set aside or paid',
      [pay(item(A), item(SHOE, 2)), reserve(item(SHOE, 1))],
      { all: pieces(3, SHOE) },
      { code: 'over_purchase_limit', cartErrors: [{ eanNo: SHOE, available: 2 }] },
    ],
    [
      'what is not for sale has no limit to stay below',
      [reserve(item(UNKNOWN))],
      {},
      { code: 'over_purchase_limit', cartErrors: [{ eanNo: UNKNOWN, available: 0 }] },
    ],
  ];
  it.each(cases)('%s', (_name, orders, open, expected) =>
    expect(rules.overLimits(orders.map(draft), all, { ...none, ...open })).toEqual(expected),
  );
});

describe('rule 15.13: where the goods of an order come from', () => {
  const collected = (...items: OrderPayload['items']) => payload({ items });
  const lacks = (ean: string, available: number, code = 'not_enough_stock') => ({
    ...{ code, cartErrors: [{ eanNo: ean, available }] },
  });
  const bothInBergen = { [SHOE]: at([OSLO, 1], [BERGEN, 2]), [BOTTLE]: at([BERGEN, 3], [WEB_SHOP, 1]) };

  const cases: [string, OrderPayload[], SourcingData['stock'], object][] = [
    [
      'what is collected from the shop chosen',
      [collected(item(SHOE, 1), item(SOCK, 2))],
      { [SHOE]: at([WEB_SHOP, 9], [OSLO, 1]), [SOCK]: at([WEB_SHOP, 9], [OSLO, 2]) },
      [[{ shopId: OSLO, eans: [SHOE, SOCK] }]],
    ],
    [
      'whatever others have',
      [collected(item(SHOE, 2))],
      { [SHOE]: at([BERGEN, 9], [OSLO, 1], [WEB_SHOP, 9]) },
      lacks(SHOE, 1),
    ],
    ['which has none', [collected(item(SHOE))], { [SHOE]: at([BERGEN, 9]) }, lacks(SHOE, 0)],
    ['what nobody has seen', [collected(item(SHOE))], {}, lacks(SHOE, 0)],
    ['what is sent, from who has it whole', [sent()], bothInBergen, [[{ shopId: BERGEN, eans: [SHOE] }]]],
    [
      'a line is never split',
      [sent({ items: [item(SHOE, 3)] })],
      { [SHOE]: at([OSLO, 2], [WEB_SHOP, 1], [BERGEN, 1]) },
      lacks(SHOE, 2),
    ],
    ['nor sent by nobody', [sent()], {}, lacks(SHOE, 0)],
    [
      'nor what may only be collected',
      [sent({ items: [item(SOCK)] })],
      { [SOCK]: at([OSLO, 5]) },
      lacks(SOCK, 0, 'cannot_be_sent'),
    ],
    [
      'a shop that is not known sends nothing',
      [sent({ items: [item(SHOE), item(BOTTLE)] })],
      { [SHOE]: at([99, 5]), [BOTTLE]: at([OSLO, 1]) },
      lacks(SHOE, 0),
    ],
    [
      'from the fewest that together have',
      [sent({ items: [item(SHOE, 2), item(BOTTLE, 3)] })],
      bothInBergen,
      [[{ shopId: BERGEN, eans: [SHOE, BOTTLE] }]],
    ],
    [
      'the nearest to the receiver',
      [sent({ PostalCode: ' 5003 ' })],
      { [SHOE]: at([OSLO, 1], [TROMSØ, 1], [BERGEN, 1]) },
      [[{ shopId: BERGEN, eans: [SHOE] }]],
    ],
    [
      'the first, where it is not known how near they are',
      [sent({ PostalCode: '9999' })],
      { [SHOE]: at([TROMSØ, 1], [BERGEN, 1], [OSLO, 1]) },
      [[{ shopId: OSLO, eans: [SHOE] }]],
    ],
    [
      'what one order takes is not there for the other',
      [collected(item(SHOE, 2)), collected(item(SHOE, 2))],
      { [SHOE]: at([OSLO, 3]) },
      lacks(SHOE, 1),
    ],
    [
      'in that shop; in others it is',
      [collected(item(SHOE, 2)), payload({ ShopID: BERGEN, items: [item(SHOE, 2)] }), collected(item(SHOE, 1))],
      { [SHOE]: at([OSLO, 3], [BERGEN, 2]) },
      [[{ shopId: OSLO, eans: [SHOE] }], [{ shopId: BERGEN, eans: [SHOE] }], [{ shopId: OSLO, eans: [SHOE] }]],
    ],
    [
      'only of the shop that each of its goods leaves from',
      [sent({ items: [item(SHOE, 2), item(BOTTLE)] }), payload({ ShopID: BERGEN, items: [item(SHOE)] })],
      { [SHOE]: at([OSLO, 2], [BERGEN, 1]), [BOTTLE]: at([BERGEN, 1]) },
      [
        [
          { shopId: BERGEN, eans: [BOTTLE] },
          { shopId: OSLO, eans: [SHOE] },
        ],
        [{ shopId: BERGEN, eans: [SHOE] }],
      ],
    ],
    [
      'and of other goods as many as before',
      [sent({ items: [item(SHOE, 2), item(BOTTLE, 1)] }), payload({ ShopID: BERGEN, items: [item(BOTTLE, 2)] })],
      { [SHOE]: at([TROMSØ, 2]), [BOTTLE]: at([BERGEN, 2], [TROMSØ, 1]) },
      [[{ shopId: TROMSØ, eans: [SHOE, BOTTLE] }], [{ shopId: BERGEN, eans: [BOTTLE] }]],
    ],
  ];
  it.each(cases)('%s', (_name, orders, stock, expected) =>
    expect(rules.plan(orders.map(draft), supply, stock)).toEqual(expected),
  );
});

describe('rule 15.2: the shelves of a plan', () => {
  it('are asked for once each, with all that is taken from them', () => {
    const drafts = [
      draft(sent({ items: [item(SHOE, 2), item(BOTTLE, 3)] })),
      draft(payload({ items: [item(SHOE, 1), item(UNKNOWN, 4)] })),
      draft(payload({ items: [item(SOCK)] })),
    ];
    const planned = [
      [
        { shopId: BERGEN, eans: [BOTTLE] },
        { shopId: OSLO, eans: [SHOE] },
      ],
      [{ shopId: OSLO, eans: [SHOE, UNKNOWN] }],
    ];
    expect(rules.shelvesOf(drafts, planned, offers)).toEqual([
      { shopId: BERGEN, variantId: 12, ean: BOTTLE, count: 3 },
      { shopId: OSLO, variantId: 11, ean: SHOE, count: 3 },
      { shopId: OSLO, variantId: 0, ean: UNKNOWN, count: 4 },
    ]);
  });

  const shelf = (shopId: number, variantId: number, qty: number) => ({ shopId, variantId, qty, count: qty });
  const asked = [shelf(OSLO, 11, 2), shelf(BERGEN, 12, 1)];
  it.each([
    ['just enough', [shelf(BERGEN, 12, 1), shelf(OSLO, 11, 2)], true],
    ['more than enough', [shelf(OSLO, 11, 3), shelf(BERGEN, 12, 9)], true],
    ['one too few of one of them', [shelf(OSLO, 11, 1), shelf(BERGEN, 12, 9)], false],
    ['one that is gone', [shelf(OSLO, 11, 2)], false],
    ['enough of it in another shop', [shelf(OSLO, 11, 2), shelf(OSLO, 12, 9)], false],
    ['enough of something else', [shelf(OSLO, 11, 2), shelf(BERGEN, 11, 9)], false],
  ])('suffice: %s', (_name, held, expected) => expect(rules.suffices(asked, held)).toBe(expected));

  it('put right what was seen of them, and of nothing else', () => {
    const seen = { [SHOE]: at([OSLO, 5], [BERGEN, 4]), [BOTTLE]: at([OSLO, 3]) };
    const wanted = [
      { shopId: OSLO, variantId: 11, ean: SHOE },
      { shopId: OSLO, variantId: 12, ean: BOTTLE },
      { shopId: OSLO, variantId: 13, ean: SOCK },
    ];
    expect(rules.corrected(seen, wanted, [shelf(OSLO, 11, 1), shelf(OSLO, 13, 2)])).toEqual({
      ...{ [SHOE]: at([BERGEN, 4], [OSLO, 1]), [BOTTLE]: at([OSLO, 0]), [SOCK]: at([OSLO, 2]) },
    });
    expect(seen[SHOE]).toEqual(at([OSLO, 5], [BERGEN, 4]));
  });
});

const whole = (one: Draft, shopId = OSLO) => [{ shopId, eans: one.wanted.map(({ ean }) => ean) }];
const priced = (
  orders: OrderPayload[],
  promo?: Parameters<typeof rules.price>[3],
  over: Partial<Pick<SourcingData, 'freeFreightFrom'>> = {},
) => {
  const drafts = orders.map(draft);
  return rules.price(
    drafts,
    drafts.map((one) => whole(one)),
    { ...supply, ...over },
    promo,
  );
};

describe('what orders come to', () => {
  const code = { fixed: true, amount: 10_000, code: 'Tur100' };
  const goods = { items: [item(SHOE, 2), item(BOTTLE, 3)] };

  it('without a code: the goods and the freight, nothing off', () => {
    const [order] = priced([sent(goods)]);
    expect(order).toMatchObject({
      ...{ discount: 0, freight: 19_900, promoCode: undefined, method: { id: 'delivery' } },
      ...{
        origins: [{ shopId: OSLO, eans: [SHOE, BOTTLE] }],
        parts: [{ total: 268_400, freight: 19_900, discount: 0 }],
      },
      sums: { total: 239_800 + 8700 + 19_900, pant: 600 },
    });
    expect(order?.lines).toMatchObject([
      { ean: SHOE, count: 2, unitPrice: 119_900, discount: 0 },
      { ean: BOTTLE, count: 3, unitPrice: 2900, discount: 0 },
    ]);
  });

  it('rule 15.8: a code nobody typed takes nothing off', () =>
    expect(priced([payload(goods)], code)).toMatchObject([{ discount: 0, promoCode: undefined }]));

  it('nor one that the shop does not know', () =>
    expect(priced([payload({ ...goods, PromoCode: 'TUR100' })])).toMatchObject([
      { discount: 0, promoCode: undefined, sums: { total: 248_500 } },
    ]));

  it('rule 15.20: a code counts once over all that carry it, each line its own share, whatever stands before them', () => {
    const orders = priced(
      [
        payload({ items: [item(SOCK), item(BOTTLE)] }),
        payload({ items: [item(SHOE)], PromoCode: 'TUR100' }),
        sent({ items: [item(SOCK, 2), item(BOTTLE, 1)], PromoCode: 'TUR100' }),
      ],
      code,
    );
    // 10 000 shared over 119 900, 29 800 and the 2 700 that the bottle costs without its deposit
    expect(orders.map(({ discount }) => discount)).toEqual([0, 7868, 2132]);
    expect(orders.map(({ lines }) => lines.map((line) => line.discount))).toEqual([[0, 0], [7868], [1955, 177]]);
    expect(orders.map(({ promoCode }) => promoCode)).toEqual([undefined, 'Tur100', 'Tur100']);
    expect(orders.map(({ sums }) => sums.total)).toEqual([17_800, 112_032, 32_700 - 2132 + 19_900]);
    expect(orders.map(({ parts }) => parts.map(({ discount }) => discount))).toEqual([[0], [7868], [2132]]);
  });

  it.each([
    ['just enough after the discount', 238_500, 0],
    ['one øre too little after the discount', 238_501, 19_900],
    ['enough only before it', 248_500, 19_900],
  ])('rule 15.12: freight is free by what the goods cost after the discount: %s', (_name, freeFreightFrom, freight) =>
    expect(priced([sent({ ...goods, PromoCode: 'TUR100' })], code, { freeFreightFrom })).toMatchObject([
      { discount: 10_000, freight, sums: { total: 238_500 + freight } },
    ]),
  );

  it('an unknown shipping method has no price', () =>
    expect(() => priced([sent({ shipping_method_id: 'drone' })])).toThrow('shipping method'));

  it('an order that was not planned for has no goods to share its money over', () =>
    expect(() => rules.price([draft(payload())], [], supply, undefined)).toThrow('part'));

  const of = (total: number, one: OrderPayload) => {
    const [order] = priced([one]);
    if (!order) throw new Error('Nothing was priced');
    return rules.impossible({ ...order, sums: { ...order.sums, total } });
  };
  it.each([
    ['the most that the books hold', 2_147_483_647, sent(), undefined],
    ['one øre more', 2_147_483_648, sent(), 'invalid_body'],
    ['one øre, paid here', 1, sent(), undefined],
    ['nothing, paid here', 0, sent(), 'payment_not_available'],
    ['nothing, paid in the shop', 0, payload(), undefined],
  ] as const)('impossible: %s', (_name, total, one, expected) => expect(of(total, one)).toBe(expected));
});

describe('what is written of an order', () => {
  const holdUntil = new Date('2026-03-03T11:15:00Z');
  const purchase = { id: 7, holdUntil };
  const row = (one: OrderPayload, options: Partial<Parameters<typeof rules.newOrder>[1]> = {}, at: number = OSLO) => {
    const [order] = priced([one], { fixed: true, amount: 1000, code: 'Tur' });
    const found = supply.shops.get(at);
    if (!order || !found) throw new Error('Nothing was priced');
    const all = { brand: 'nordvidda', customerId: undefined, token: 't', shop: found, at: TUESDAY_NOON, ...options };
    return rules.newOrder(order, all);
  };

  it('a reservation by itself waits in its shop until rule 15.6 says', () =>
    expect(row(payload({ PromoCode: 'TUR' }), { customerId: 4 })).toEqual({
      ...{ token: 't', brand: 'nordvidda', customerId: 4, shippingMethodId: 'collect', shopId: OSLO, freight: 0 },
      ...{ kind: 'reservation', status: 'reserved', form: draft(payload()).form, total: 118_900, vat: 23_780 },
      ...{ discount: 1000, promoCode: 'Tur', at: TUESDAY_NOON, purchaseId: undefined },
      deadline: new Date('2026-03-06T19:00:00Z'),
    }));

  it.each([
    ['an order of a purchase', sent(), 'order'],
    ['a reservation beside it', payload(), 'reservation'],
  ])('%s is held as long as the purchase', (_name, one, kind) =>
    expect(row(one, { purchase }, BERGEN)).toMatchObject({
      ...{ kind, status: 'awaiting_payment', deadline: holdUntil, purchaseId: 7, shopId: BERGEN },
    }),
  );

  const [twoShops] = rules.price(
    [draft(sent({ items: [item(SHOE, 2), item(BOTTLE, 3)], PromoCode: 'TUR' }))],
    [
      [
        { shopId: OSLO, eans: [BOTTLE] },
        { shopId: BERGEN, eans: [SHOE] },
      ],
    ],
    supply,
    { fixed: true, amount: 10_000, code: 'Tur' },
  );
  if (!twoShops) throw new Error('Nothing was priced');
  // 10 000 off and 19 900 of freight, shared over 239 800 and 8 100
  const [oslo, bergen] = [8700 - 327 + 650, 239_800 - 9673 + 19_250];

  it('rule 15.21: a part for each shop, to be picked by closing time of its next open day', () =>
    expect(rules.newFulfilments(twoShops, supply, TUESDAY_NOON, true)).toEqual([
      {
        ...{ shopId: OSLO, kind: 'send', state: 'held', freight: 650, total: oslo },
        ...{ dueAt: new Date('2026-03-04T19:00:00Z'), lines: [{ ean: BOTTLE, count: 3 }] },
      },
      {
        ...{ shopId: BERGEN, kind: 'send', state: 'held', freight: 19_250, total: bergen },
        // Its hours are not known: a day and a night.
        ...{ dueAt: new Date('2026-03-04T11:00:00Z'), lines: [{ ean: SHOE, count: 2 }] },
      },
    ]));

  it('rule 15.1: that of a reservation waits for the shop at once', () => {
    const [order] = priced([payload()]);
    if (!order) throw new Error('Nothing was priced');
    const expected = [{ shopId: OSLO, kind: 'collect', state: 'waiting', freight: 0, total: 119_900 }];
    expect(rules.newFulfilments(order, supply, TUESDAY_NOON, false)).toMatchObject(expected);
    const nowhere = { ...supply, shops: new Map<number, SourceShop>() };
    expect(rules.newFulfilments(order, nowhere, TUESDAY_NOON, false)).toMatchObject([
      { dueAt: new Date('2026-03-04T11:00:00Z') },
    ]);
    expect(rules.newFulfilments({ ...order, parts: [] }, supply, TUESDAY_NOON, false)).toMatchObject([
      { freight: 0, total: 0, lines: [] },
    ]);
  });

  const words = { freight: 'Frakt', discount: 'Rabatt', pant: 'Pant' };
  it('rule 15.14: the parts as they are to be paid, each with its own lines', () =>
    expect(rules.payableFulfilments(twoShops, { number: 'NV-1', fulfilmentIds: [21, 22] }, words)).toEqual([
      {
        ...{ fulfilmentId: 21, shopId: OSLO, orderNumber: 'NV-1', total: oslo },
        lines: [
          { kind: 'goods', reference: BOTTLE, name: 'Vare', quantity: 3, total: 8100, vatRate: 1500 },
          { kind: 'goods', reference: 'pant', name: 'Pant', quantity: 1, total: 600, vatRate: 0 },
          { kind: 'discount', reference: 'Tur', name: 'Rabatt', quantity: 1, total: -327, vatRate: 1500 },
          { kind: 'freight', reference: 'delivery', name: 'Frakt', quantity: 1, total: 650, vatRate: 1500 },
        ],
      },
      {
        ...{ fulfilmentId: 22, shopId: BERGEN, orderNumber: 'NV-1', total: bergen },
        lines: [
          { kind: 'goods', reference: SHOE, name: 'Vare', quantity: 2, total: 239_800, vatRate: 2500 },
          { kind: 'discount', reference: 'Tur', name: 'Rabatt', quantity: 1, total: -9673, vatRate: 2500 },
          { kind: 'freight', reference: 'delivery', name: 'Frakt', quantity: 1, total: 19_250, vatRate: 2500 },
        ],
      },
    ]));

  it('and only those that were written', () => {
    const written = (fulfilmentIds: number[]) =>
      rules.payableFulfilments(twoShops, { number: 'NV-1', fulfilmentIds }, words);
    expect(written([21]).map(({ fulfilmentId }) => fulfilmentId)).toEqual([21]);
    expect(
      rules.payableFulfilments({ ...twoShops, parts: [] }, { number: 'NV-1', fulfilmentIds: [21, 22] }, words),
    ).toEqual([]);
  });
});

describe('rule 15.4: requests are the same', () => {
  const text = (over: Partial<OrderPayload> = {}, brand = 'nordvidda') => rules.requestText(payload(over), brand);

  it.each<[string, Partial<OrderPayload>]>([
    ['name', { CustomerName: 'Ola' }],
    ['e-mail', { Email: 'ola@example.no' }],
    ['phone', { Phone: '40000001' }],
    ['delivery', { Delivery: true }],
    ['address', { Address: 'Fjellveien 2' }],
    ['what stands beneath it', { AddressLine2: 'H0203' }],
    ['postcode', { PostalCode: '5003' }],
    ['city', { City: 'BERGEN' }],
    ['shop', { ShopID: BERGEN }],
    ['way', { shipping_method_id: 'delivery' }],
    ['goods', { items: [item(SOCK)] }],
    ['count', { items: [item(SHOE, 2)] }],
    ['offer', { items: [item(SHOE, 1, 5)] }],
    ['code', { PromoCode: 'TUR' }],
  ])('not with another %s', (_name, over) => expect(text(over)).not.toBe(text()));

  it('nor in another brand', () => expect(text({}, 'heldre')).not.toBe(text()));

  it('with a code in whatever letters, and with an empty one as with none', () => {
    expect(text({ PromoCode: ' tur ' })).toBe(text({ PromoCode: 'TUR' }));
    expect(text({ PromoCode: '' })).toBe(text());
  });

  it('as they were kept before there were codes', () =>
    expect(JSON.parse(text())).toEqual([
      ...['nordvidda', 'Kari Nordmann', 'kari@example.no', '+47 91234567', false, '', '', '', OSLO, 'collect'],
      [[SHOE, 1, null]],
    ]));
});
