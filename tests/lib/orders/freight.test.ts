import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COLLECT,
  canBeSent,
  DELIVERY,
  freeFreightFrom,
  freightOf,
  isSent,
  offeredMethods,
  PICKUP_POINT,
} from '@/lib/orders/freight';

const collect = { id: COLLECT, price: 0 };
const pickup = { id: PICKUP_POINT, price: 9900 };
const home = { id: DELIVERY, price: 19_900 };
const jacket = { frightPrice: 9900 };
const skis = { frightPrice: 19_900 };
const sock = { frightPrice: 4900 };

describe('rule 15.12: freight', () => {
  it.each([
    ['collecting costs nothing', collect, [skis], {}, 0],
    ['collecting costs nothing, whatever the method says', { id: COLLECT, price: 500 }, [skis], {}, 0],
    ['a pickup point costs what its dearest line costs', pickup, [jacket, skis, sock], {}, 19_900],
    ['a pickup point may be cheaper than usual', pickup, [sock], {}, 4900],
    ['home delivery has the price of the method', home, [jacket, skis], {}, 19_900],
    ['so has any other way of sending', { id: 'bike', price: 12_300 }, [skis], {}, 12_300],
    ['no lines cost nothing', home, [], {}, 0],
    ['from the limit on it is free', home, [jacket], { goods: 100_000, freeFrom: 100_000 }, 0],
    ['to a pickup point too', pickup, [skis], { goods: 100_001, freeFrom: 100_000 }, 0],
    ['below the limit it is not', home, [jacket], { goods: 99_999, freeFrom: 100_000 }, 19_900],
    ['a limit of nothing makes all freight free', home, [jacket], { goods: 0, freeFrom: 0 }, 0],
    ['without a limit nothing is', home, [jacket], { goods: 9_999_999, freeFrom: null }, 19_900],
    ['while nobody knows what the goods cost, it is not', home, [jacket], { freeFrom: 0 }, 19_900],
  ])('%s', (_, method, lines, options, freight) => expect(freightOf(method, lines, options)).toBe(freight));

  it('does not depend on the order of the lines, and a further line never makes it cheaper', () => {
    const lines = fc.array(fc.record({ frightPrice: fc.nat(50_000) }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.constantFrom(collect, pickup, home), lines, lines, (method, some, more) => {
        expect(freightOf(method, some.toReversed())).toBe(freightOf(method, some));
        expect(freightOf(method, [...some, ...more])).toBeGreaterThanOrEqual(freightOf(method, some));
      }),
    );
  });

  it.each([
    [100_000, 100_000],
    [0, 0],
    [null, undefined],
    [undefined, undefined],
    ['100000', undefined],
    [-1, undefined],
    [0.5, undefined],
  ])('a limit set as %j is %j', (set, limit) => expect(freeFreightFrom({ freeFreightFrom: set })).toBe(limit));
});

describe('rule 3.1: what is onlyCC is collected and never sent', () => {
  it('one such line keeps the whole cart from being sent', () => {
    expect(canBeSent([{ onlyCC: false }, {}])).toBe(true);
    expect(canBeSent([{ onlyCC: false }, { onlyCC: true }])).toBe(false);
  });

  it('every way but collecting sends', () =>
    expect([COLLECT, PICKUP_POINT, DELIVERY, 'bike'].map(isSent)).toEqual([false, true, true, true]));

  it('where nothing can be paid nothing is sent', () => {
    expect(offeredMethods([collect, pickup, home], true)).toEqual([collect, pickup, home]);
    expect(offeredMethods([collect, pickup, home], false)).toEqual([collect]);
  });
});
