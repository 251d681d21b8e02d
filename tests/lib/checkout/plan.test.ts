import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyDiscount } from '@/lib/cart/cart';
import type { CartState } from '@/lib/cart/types';
import { payloadsOf } from '@/lib/checkout/payloads';
import { type CheckoutChoice, paymentsFor, planOf } from '@/lib/checkout/plan';
import { anyCart, BOOTS, BOTTLE, cartOf, item, JACKET } from '@/tests/lib/cart/support';

const delivery = { id: 'delivery', price: 19900 };
const collect = { id: 'collect', price: 0 };
const pickup = { id: 'pickup_point', price: 9900 };
const choice = (other: Partial<CheckoutChoice> = {}): CheckoutChoice => ({
  ...{ method: delivery, collected: [], pay: undefined, collectPaid: false },
  ...other,
});
const bike = item(BOOTS, { onlyCC: true, price: 999900 });
const jacket = item(JACKET);
const bottle = item(BOTTLE, { price: 5000, pant: 300, frightPrice: 4900 });

describe('rule 2.30: how the goods are got', () => {
  test('sent: one order with its freight, paid by card unless something else is chosen', () => {
    expect(planOf(cartOf(jacket), choice())).toMatchObject({
      orders: [{ method: delivery, payment: 'card', goods: 119900, freight: 19900, total: 139800 }],
      ...{ freight: 19900, total: 139800, payNow: 139800, unsendable: [] },
    });
  });

  test('to a pickup point: what its dearest article to carry costs', () => {
    expect(planOf(cartOf(jacket, bottle), choice({ method: pickup })).freight).toBe(9900);
    expect(planOf(cartOf(bottle), choice({ method: pickup })).freight).toBe(4900);
  });

  test('collected: nothing for freight, and nothing is paid here unless it is asked for', () => {
    expect(planOf(cartOf(jacket), choice({ method: collect }))).toMatchObject({
      orders: [{ payment: 'in_shop', freight: 0 }],
      ...{ total: 119900, payNow: 0 },
    });
    expect(planOf(cartOf(jacket), choice({ method: collect, pay: 'instalments' })).payNow).toBe(119900);
  });

  test("the brand's limit for free freight counts what the sent goods cost after discount", () => {
    const cart = applyDiscount(cartOf(jacket), { fixed: true, amount: 19901 });
    expect(planOf(cart, choice(), 100000).freight).toBe(19900);
    expect(planOf(cart, choice(), 99999).freight).toBe(0);
  });

  test('an empty cart is no order', () => {
    expect(planOf(cartOf(), choice())).toEqual({ orders: [], unsendable: [], freight: 0, total: 0, payNow: 0 });
  });
});

describe('rule 2.31: what is only collected', () => {
  test('it stands in the way of sending until it is collected', () => {
    const cart = cartOf(jacket, bike);
    expect(planOf(cart, choice()).unsendable.map(({ ean }) => ean)).toEqual([BOOTS]);
    expect(planOf(cart, choice({ collected: [BOOTS] })).unsendable).toEqual([]);
    expect(planOf(cart, choice({ method: collect })).unsendable).toEqual([]);
  });

  test('a split cart is two orders, what is sent first, each with its own sum', () => {
    const cart = cartOf(jacket, bike);
    expect(planOf(cart, choice({ collected: [BOOTS] }))).toMatchObject({
      orders: [
        { method: delivery, payment: 'card', total: 139800 },
        { method: collect, payment: 'in_shop', total: 999900 },
      ],
      ...{ total: 1139700, payNow: 139800 },
    });
    const paid = planOf(cart, choice({ collected: [BOOTS], pay: 'instalments', collectPaid: true }));
    expect(paid.orders.map(({ payment }) => payment)).toEqual(['instalments', 'instalments']);
    expect(paid.payNow).toBe(1139700);
  });

  test('with nothing left to send it is a cart to collect, paid as that is', () => {
    expect(planOf(cartOf(bike), choice({ collected: [BOOTS] }))).toMatchObject({
      orders: [{ method: collect, payment: 'in_shop', total: 999900 }],
      payNow: 0,
    });
  });

  test('what was to be collected and is gone from the cart means nothing', () => {
    expect(planOf(cartOf(jacket), choice({ collected: [BOOTS] })).orders).toHaveLength(1);
  });
});

describe('rule 2.33: how it is paid', () => {
  test('instalments are never what is chosen at first, and goods that are sent are never paid in a shop', () => {
    for (const method of ['delivery', 'pickup_point', 'by_bicycle'])
      expect(paymentsFor(method)).toEqual(['card', 'instalments']);
    expect(paymentsFor('collect')).toEqual(['in_shop', 'card', 'instalments']);
    expect(planOf(cartOf(jacket), choice({ pay: 'in_shop' })).orders[0]?.payment).toBe('card');
  });
});

describe('rule 3.9: the orders as they go out', () => {
  const form = {
    ...{ name: 'Kari Nordmann', phone: '91234567', email: 'kari@example.no' },
    ...{ address: 'Storgata 1', addressLine2: '', postalCode: '0155', city: 'Oslo' },
  };
  const cart = cartOf(jacket, bike);

  test('what is sent names the web shop and its address, what is collected its shop and no address, both the code', () => {
    const { orders } = planOf(cart, choice({ collected: [BOOTS], pay: 'instalments' }));
    expect(payloadsOf(orders, form, { shopId: 2, promoCode: 'SOMMER' })).toMatchObject([
      {
        ...{ ShopID: 55, shipping_method_id: 'delivery', Delivery: true, Address: 'Storgata 1', City: 'Oslo' },
        ...{ items: [{ EanNo: JACKET, Count: 1 }], Payment: 'instalments', PromoCode: 'SOMMER' },
      },
      {
        ...{ ShopID: 2, shipping_method_id: 'collect', Delivery: false, Address: '', City: '' },
        ...{ items: [{ EanNo: BOOTS, Count: 1 }], Payment: 'in_shop', PromoCode: 'SOMMER' },
      },
    ]);
  });

  test('what is sent leaves from where the server finds it, whatever shop was chosen', () => {
    const { orders } = planOf(cartOf(jacket), choice());
    const [sent] = payloadsOf(orders, form, { shopId: 2, promoCode: undefined });
    expect(sent?.ShopID).toBe(55);
    expect(sent).not.toHaveProperty('PromoCode');
  });

  test('no shop that could be one where none has been chosen', () => {
    const { orders } = planOf(cartOf(jacket), choice({ method: collect }));
    expect(payloadsOf(orders, form, { shopId: undefined, promoCode: undefined })).toMatchObject([{ ShopID: 0 }]);
  });
});

test('rule 15.8: each of two orders has its goods’ share of a discount, and says what they cost before', () => {
  const cart = applyDiscount(cartOf(jacket, bottle), { fixed: true, amount: 12_460 });
  expect(planOf(cart, choice({ collected: [BOTTLE] })).orders).toMatchObject([
    { before: 119_900, goods: 107_910 },
    { before: 5000, goods: 4530 },
  ]);
});

test('a discount is shared by what the goods cost without their deposit, and sums hold for every cart and choice', () => {
  const anyChoice: fc.Arbitrary<CheckoutChoice> = fc.record({
    method: fc.constantFrom(delivery, collect, pickup),
    collected: fc.subarray([JACKET, BOOTS, BOTTLE]),
    pay: fc.constantFrom(undefined, 'in_shop', 'card', 'instalments'),
    collectPaid: fc.boolean(),
  });
  fc.assert(
    fc.property(anyCart, anyChoice, fc.option(fc.nat(1_000_000)), (cart: CartState, chosen, freeFrom) => {
      fc.pre(cart.orders.every(({ pant, price }) => pant <= price));
      const plan = planOf(cart, chosen, freeFrom);
      const sum = (of: (order: (typeof plan.orders)[number]) => number) =>
        plan.orders.reduce((all, order) => all + of(order), 0);
      expect(sum(({ goods }) => goods)).toBe(cart.total);
      expect(sum(({ total }) => total)).toBe(plan.total);
      expect(plan.total).toBe(cart.total + plan.freight);
      expect(sum(({ lines }) => lines.length)).toBe(cart.orders.length);
      for (const { goods, lines } of plan.orders)
        expect(goods).toBeGreaterThanOrEqual(
          lines.reduce((all, { pant, price, count }) => all + Math.min(pant, price) * count, 0),
        );
      expect(plan.payNow).toBeLessThanOrEqual(plan.total);
    }),
  );
});
