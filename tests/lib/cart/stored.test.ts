import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { applyDiscount, emptyCart, setCartErrors } from '@/lib/cart/cart';
import { fromStored, toStored } from '@/lib/cart/stored';
import { count, total } from '@/lib/cart/totals';
import { NO_DISCOUNT } from '@/lib/cart/types';
import { anyCart, BOOTS, BOTTLE, cartOf, item, JACKET } from './support';

// What each damage says is rule 8.13's.
beforeAll(() => {
  for (const how of ['group', 'warn', 'groupEnd'] as const) vi.spyOn(console, how).mockImplementation(() => {});
});
afterAll(() => void vi.restoreAllMocks());

type Json = Record<string, unknown>;
const full = setCartErrors(applyDiscount(cartOf(item(JACKET), item(BOOTS)), { fixed: false, amount: 0.1 }), [
  { eanNo: JACKET, available: 0 },
]);
/** The full cart as JSON, with something done to it. */
const damaged = (harm: (cart: Json, firstLine: Json) => void) => {
  const cart = structuredClone(full) as unknown as Json & { orders: Json[] };
  harm(cart, cart.orders[0] ?? {});
  return fromStored(cart);
};

describe('rule 4.9: the cart persists', () => {
  it('comes back as it was, whatever was in it', () => {
    fc.assert(
      fc.property(anyCart, (cart) => void expect(fromStored(JSON.parse(JSON.stringify(toStored(cart))))).toEqual(cart)),
    );
  });

  test('rule 4.10: what is known of its payment never goes into storage, and never comes out of it', () => {
    const paying = {
      ...full,
      orderInfo: { purchase: 'p-1' },
      cardOrders: [{ orderId: 'card-1' }],
      instalmentOrders: [{ shopId: 55, orderId: 'instalment-1' }],
    };
    expect(JSON.stringify(toStored(paying))).not.toMatch(/p-1|card-1|instalment-1|cardOrders|orderInfo/);
    expect(fromStored(paying)).toEqual(fromStored(full));
  });

  test('what is no part of a cart does not come out of it', () => {
    const smuggled = fromStored({ cardOrders: [{ orderId: 'x' }], instalmentOrders: [{ shopId: 1 }] });
    expect(smuggled).toEqual(emptyCart);
  });

  test.each([undefined, null, [], 7, 'cart', {}, { orders: {} }, { orders: [null, 1, 'x', [], {}] }])(
    'a store of %j is an empty cart',
    (stored) => {
      expect(fromStored(stored)).toEqual(emptyCart);
    },
  );
});

describe('a damaged or older store loses only what is broken', () => {
  test.each<[string, (line: Json) => void]>([
    ['a count of 0', (line) => (line.count = 0)],
    ['half a piece', (line) => (line.count = 1.5)],
    ['too many pieces', (line) => (line.count = 1000)],
    ['a negative price', (line) => (line.price = -1)],
    ['a price in text', (line) => (line.price = '119900')],
    ['an absurd price', (line) => (line.price = 1e15)],
    ['no ean', (line) => delete line.ean],
    ['an ean every object has a field for', (line) => (line.ean = 'constructor')],
    ['an ean that is a number', (line) => (line.ean = Number(JACKET))],
    ['more than an ean', (line) => (line.ean = `${JACKET}0`)],
    ['an ean behind something', (line) => (line.ean = `x${JACKET}`)],
    ['no name', (line) => (line.name = '')],
    ['no variant', (line) => delete line.variant],
    ['a variant without an ean', (line) => delete (line.variant as Json).ean],
    ['a variant without an id', (line) => delete (line.variant as Json).id],
    ['no id', (line) => (line.id = '1')],
  ])('a line with %s is dropped, the other stays', (_, harm) => {
    const cart = damaged((_, line) => harm(line));
    expect(cart.orders.map(({ ean }) => ean)).toEqual([BOOTS]);
    expect(cart).toMatchObject({ count: 1, total: 107910, discount: { originalTotal: 119900 } });
  });

  test('a line of an older version gets what it lacks, and no room to grow', () => {
    const cart = damaged((_, line) => {
      for (const field of ['slug', 'pant', 'image', 'brand', 'webPurchaseLimit', 'onlyCC', 'frightPrice'])
        delete line[field];
      delete (line.variant as Json).shops;
      delete (line.variant as Json).color;
    });
    expect(cart.orders[0]).toMatchObject({
      slug: 'jakke',
      pant: 0,
      image: null,
      brand: '',
      webPurchaseLimit: 1,
      frightPrice: 9900,
      variant: { color: { id: 0, name: '', hex: null }, shops: [] },
    });
    expect(cart.orders).toHaveLength(2);
  });

  test('broken stock figures are dropped one by one, and the largest count an order takes is kept', () => {
    const shops = [{ id: 1, qty: 2 }, { id: 2 }, { qty: 2 }, { id: 3, qty: -1 }, null, { id: 4, qty: 0 }];
    const cart = damaged((_, line) =>
      Object.assign(line, { count: 999, variant: { ...(line.variant as Json), shops } }),
    );
    expect(cart.orders[0]).toMatchObject({ count: 999, variant: { ean: JACKET } });
    expect(cart.orders[0]?.variant.shops).toEqual([
      { id: 1, qty: 2 },
      { id: 4, qty: 0 },
    ]);
  });

  test.each([
    [
      { id: 'a', name: 'A', price: 1 },
      { id: 'a', name: 'A', description: '', price: 1 },
    ],
    [
      { id: 'a', name: 'A', description: 'x', price: 0 },
      { id: 'a', name: 'A', description: 'x', price: 0 },
    ],
    [{ id: '', name: 'A', price: 1 }, undefined],
    [{ id: 'a', price: 1 }, undefined],
    [{ id: 'a', name: 'A', price: 1.5 }, undefined],
  ])('shipping choice %j is read as %j', (stored, read) => {
    expect(fromStored({ shipping: [stored] }).shipping).toEqual(read ? [read] : []);
  });

  test('count, total and original total are worked out anew', () => {
    const cart = damaged((cart) =>
      Object.assign(cart, { count: 99, total: 1, discount: { ...full.discount, originalTotal: 1 } }),
    );
    expect(cart).toEqual(full);
  });

  test.each([
    { activated: true, fixed: false, amount: 25 },
    { activated: true, fixed: false, amount: '0.5' },
    { activated: true, amount: 100 },
    { activated: true, amount: 0.5 },
    { activated: 1, fixed: true, amount: 100 },
    { fixed: true, amount: 100 },
    null,
  ])('a discount of %j is none', (discount) => {
    const cart = damaged((cart) => (cart.discount = discount));
    expect(cart).toMatchObject({ total: 239800, discount: NO_DISCOUNT });
  });

  test('no more lines than a page can show', () => {
    const many = damaged((cart, line) => {
      cart.orders = Array.from({ length: 1001 }, (_, i) => ({ ...line, ean: String(7_000_000_000_000 + i) }));
    });
    expect(many.orders).toHaveLength(1000);
  });

  test('what is no answer to whether it is sent is none', () => {
    const cart = damaged((cart) => (cart.client = { name: 'Kari', delivery: 'ja' }));
    expect(cart.client).toEqual({ name: 'Kari' });
  });

  test('the same ean twice is one line', () => {
    const twice = damaged((cart, line) => (cart.orders = [line, { ...line, count: 2 }]));
    expect(twice.orders.map(({ ean, count }) => [ean, count])).toEqual([[JACKET, 2]]);
  });

  test('the parts around the lines are checked one by one', () => {
    const cart = damaged((cart) =>
      Object.assign(cart, {
        selectedShipping: { id: 'delivery', price: -1 },
        shipping: [{ id: 'collect', name: 'Hent', description: '', price: 0 }, { id: 'drone' }],
        client: { name: 'Kari', phone: 7, secret: 'x', delivery: true },
        cartErrors: [{ eanNo: BOTTLE, available: 'x' }, { eanNo: 7 }, { eanNo: JACKET, available: 1 }],
      }),
    );
    expect(cart).toMatchObject({
      selectedShipping: { id: 'delivery', price: 19900 },
      shipping: [{ id: 'collect', name: 'Hent', description: '', price: 0 }],
      cartErrors: [{ eanNo: BOTTLE }, { eanNo: JACKET, available: 1 }],
    });
    expect(cart.client).toEqual({ name: 'Kari', delivery: true });
  });

  it('garbage never throws, and what comes of it adds up', () => {
    const stored = structuredClone(full) as unknown as Json;
    const replaced = fc
      .tuple(fc.constantFrom(...Object.keys(stored)), fc.jsonValue())
      .map(([key, value]) => ({ ...stored, [key]: value }));
    const line = (stored.orders as Json[])[0] ?? {};
    const harmedLine = fc
      .tuple(fc.constantFrom(...Object.keys(line)), fc.jsonValue())
      .map(([key, value]) => ({ ...stored, orders: [{ ...line, [key]: value }] }));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), replaced, harmedLine), (anything) => {
        const cart = fromStored(anything);
        expect(cart.count).toBe(count(cart.orders));
        expect(cart.total).toBe(total(cart.orders, cart.discount));
        expect(Number.isSafeInteger(cart.total)).toBe(true);
        expect(fromStored(cart)).toEqual(cart);
      }),
      { numRuns: 500 },
    );
  });
});
