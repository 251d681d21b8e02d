import { describe, expect, test } from 'vitest';
import { methodOf, planBy, pricedMethods } from '@/lib/checkout/shipping-methods';
import { BOOTS, cartOf, item, JACKET } from '@/tests/lib/cart/support';

const methods = [
  { id: 'collect', name: 'Hent', description: '', price: 0 },
  { id: 'pickup_point', name: 'Hentested', description: '', price: 9900 },
  { id: 'delivery', name: 'Hjem', description: '', price: 19900 },
];
const bike = item(BOOTS, { onlyCC: true, frightPrice: 49900 });

describe('rule 2.30: the ways on offer', () => {
  test('each says its freight for this cart', () => {
    expect(pricedMethods(cartOf(item(JACKET)), methods).map(({ freight }) => freight)).toEqual([0, 9900, 19900]);
    expect(pricedMethods(cartOf(item(JACKET)), methods, 119900).map(({ freight }) => freight)).toEqual([0, 0, 0]);
  });

  test('what is only collected costs no freight, and keeps the rest from nothing', () => {
    const ways = pricedMethods(cartOf(item(JACKET), bike), methods);
    expect(ways.map(({ freight, onlyCollected }) => [freight, onlyCollected])).toEqual([
      [0, false],
      [9900, false],
      [19900, false],
    ]);
    // Collecting starts with payment in the shop.
    expect(planBy(cartOf(item(JACKET), bike), { id: 'delivery', price: 19900 }).orders).toMatchObject([
      { payment: 'card' },
      { payment: 'in_shop' },
    ]);
  });

  test('a cart with nothing to send can only be collected, whatever was chosen', () => {
    const ways = pricedMethods(cartOf(bike), methods);
    expect(ways.filter((way) => way.onlyCollected).map(({ id }) => id)).toEqual(['pickup_point', 'delivery']);
    expect(methodOf(ways, { id: 'delivery', price: 19900 })).toEqual({ id: 'collect', price: 0 });
  });

  test('the chosen way is kept at the price it has now; one that is gone gives way to the first', () => {
    const ways = pricedMethods(cartOf(item(JACKET)), methods);
    expect(methodOf(ways, { id: 'delivery', price: 1 })).toEqual({ id: 'delivery', price: 19900 });
    expect(methodOf(ways, { id: 'drone', price: 1 })).toEqual({ id: 'collect', price: 0 });
    expect(methodOf([], { id: 'drone', price: 1 })).toEqual({ id: 'drone', price: 1 });
  });
});
