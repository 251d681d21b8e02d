import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addLine,
  applyDiscount,
  clear,
  decrementLine,
  emptyCart,
  incrementLine,
  isValid,
  removeBought,
  removeDiscount,
  removeLine,
  selectShipping,
  setCartErrors,
  setCount,
  setShipping,
} from '@/lib/cart/cart';
import { canIncrement, chosenMethod, isAboveLimit, maxCount, mergeLines, roomFor } from '@/lib/cart/lines';
import { count, discountTotal, pantTotal, subtotal, total, totalWithShipping } from '@/lib/cart/totals';
import { NO_DISCOUNT } from '@/lib/cart/types';
import { anyCart, BOOTS, BOTTLE, cartOf, item, JACKET, lineCount } from './support';

const jacket = item(JACKET);
const boots = item(BOOTS, { price: 200000 });

describe('rule 4.1: adding', () => {
  test('an ean not yet in the cart appends a line', () => {
    const cart = addLine(addLine(emptyCart, jacket), boots);
    expect(cart.orders.map(({ ean, count }) => [ean, count])).toEqual([
      [JACKET, 1],
      [BOOTS, 1],
    ]);
    expect(cart).toMatchObject({ count: 2, total: 319900 });
  });

  test.each([
    { limit: 3, qty: 5, have: 1, gives: 2, why: 'below both' },
    { limit: 3, qty: 5, have: 2, gives: 3, why: 'up to webPurchaseLimit' },
    { limit: 3, qty: 5, have: 3, gives: 3, why: 'not above webPurchaseLimit' },
    { limit: 9, qty: 2, have: 1, gives: 2, why: "up to the first shop's stock" },
    { limit: 9, qty: 2, have: 2, gives: 2, why: "not above the first shop's stock, whatever the second has" },
    { limit: 1, qty: 5, have: 1, gives: 1, why: 'a limit of one' },
    { limit: 0, qty: 5, have: 1, gives: 1, why: 'a limit of none' },
    { limit: 9, qty: 0, have: 1, gives: 1, why: 'an empty first shop' },
  ])('an ean already in the cart increments only below webPurchaseLimit and within the first shop: $why', (row) => {
    const one = item(JACKET, { webPurchaseLimit: row.limit, qty: row.qty });
    const cart = addLine(emptyCart, one, row.have);
    expect(lineCount(cart, JACKET)).toBe(row.have);
    expect(lineCount(addLine(cart, one), JACKET)).toBe(row.gives);
    expect(lineCount(incrementLine(cart, JACKET), JACKET)).toBe(row.gives);
    expect(cart.orders.map((line) => canIncrement(line))).toEqual([row.gives > row.have]);
  });

  const [WEB, SMALL, LARGE] = [
    { id: 55, qty: 14 },
    { id: 2, qty: 3 },
    { id: 3, qty: 20 },
  ] as const;
  test.each([
    { why: 'to send, the first of all', shops: [WEB, SMALL], way: 'send', onlyCC: false, most: 9 },
    { why: 'while no way is chosen, what sending gives', shops: [WEB, SMALL], way: undefined, onlyCC: false, most: 9 },
    { why: 'to collect, the first with a door', shops: [WEB, SMALL], way: 'collect', onlyCC: false, most: 3 },
    { why: 'the first, though a later one has more', shops: [SMALL, LARGE], way: 'collect', onlyCC: false, most: 3 },
    { why: 'nothing to collect in the web shop', shops: [WEB], way: 'collect', onlyCC: false, most: 0 },
    { why: 'what is only collected counts doors', shops: [WEB, SMALL], way: undefined, onlyCC: true, most: 3 },
    { why: 'also when somebody wants it sent', shops: [WEB], way: 'send', onlyCC: true, most: 0 },
  ] as const)('rule 4.2: $why', ({ shops, way, onlyCC, most }) => {
    const one = item(JACKET, { webPurchaseLimit: 9, onlyCC });
    const line = { ...one, count: most, variant: { ...one.variant, shops } };
    expect(maxCount(line, way)).toBe(most);
    expect([canIncrement(line, way), isAboveLimit(line, way)]).toEqual([false, false]);
    expect(isAboveLimit({ ...line, count: most + 1 }, way)).toBe(true);
  });

  test('rule 4.2: the cap follows the way that is chosen for the cart', () => {
    const one = { ...jacket, webPurchaseLimit: 9, variant: { ...jacket.variant, shops: [WEB, SMALL] } };
    const collected = selectShipping(emptyCart, { id: 'collect', price: 0 });
    expect(lineCount(addLine(emptyCart, one, 7), JACKET)).toBe(7);
    expect(lineCount(addLine(collected, one, 7), JACKET)).toBe(3);
    const three = addLine(collected, one, 3);
    expect(incrementLine(three, JACKET)).toBe(three);
    expect(lineCount(addLine(three, one), JACKET)).toBe(3);
    expect(lineCount(setCount(three, JACKET, 7), JACKET)).toBe(3);
    const sent = selectShipping(three, { id: 'delivery', price: 19900 });
    expect(lineCount(setCount(sent, JACKET, 7), JACKET)).toBe(7);
    expect(lineCount(selectShipping(setCount(sent, JACKET, 7), { id: 'collect', price: 0 }), JACKET)).toBe(7);
  });

  test('rule 4.2: what no door has is put in as if it were sent', () => {
    const web = { ...jacket, webPurchaseLimit: 9, variant: { ...jacket.variant, shops: [WEB] } };
    const collected = selectShipping(emptyCart, { id: 'collect', price: 0 });
    expect(lineCount(addLine(collected, web, 4), JACKET)).toBe(4);
  });

  test('without any shop there is one piece, and no more', () => {
    const nowhere = { ...jacket, variant: { ...jacket.variant, shops: [] } };
    expect(maxCount(nowhere)).toBe(0);
    expect(lineCount(addLine(cartOf(nowhere), nowhere), JACKET)).toBe(1);
  });

  test('several pieces at once go as far as the cap', () => {
    expect(lineCount(addLine(emptyCart, jacket, 9), JACKET)).toBe(3);
    expect(lineCount(addLine(cartOf(jacket), jacket, 9), JACKET)).toBe(3);
    expect(lineCount(addLine(emptyCart, jacket, 0), JACKET)).toBe(1);
  });

  test('the line takes over the price and stock of the newer item', () => {
    const cart = addLine(cartOf(jacket), item(JACKET, { price: 99900, qty: 1 }));
    expect(cart.orders).toMatchObject([{ count: 1, price: 99900 }]);
    expect(cart.total).toBe(99900);
  });

  test('a line at its cap is not above it', () => {
    expect(addLine(emptyCart, jacket, 3).orders.map((line) => isAboveLimit(line))).toEqual([false]);
  });

  test('a line above the cap, because stock fell, stays for the shopper to lower', () => {
    const cart = addLine(addLine(emptyCart, jacket, 3), item(JACKET, { qty: 1 }));
    expect(lineCount(cart, JACKET)).toBe(3);
    expect(cart.orders.map((line) => isAboveLimit(line))).toEqual([true]);
    expect(lineCount(decrementLine(cart, JACKET), JACKET)).toBe(2);
  });
});

describe('rule 4.3: lowering and removing', () => {
  test('decrement lowers the count, and leaves a line at 1', () => {
    const cart = addLine(emptyCart, jacket, 2);
    expect(decrementLine(cart, JACKET)).toMatchObject({ count: 1, total: 119900 });
    expect(decrementLine(decrementLine(cart, JACKET), JACKET)).toMatchObject({ count: 1, total: 119900 });
  });

  test.each([
    [2, 2],
    [99, 3],
    [0, 1],
    [-5, 1],
    [2.9, 2],
    [Number.POSITIVE_INFINITY, 3],
    [Number.NaN, 2],
  ])('setCount %d gives %d: whole, at least 1, capped', (wanted, then) => {
    expect(lineCount(setCount(addLine(emptyCart, jacket, 2), JACKET, wanted), JACKET)).toBe(then);
  });

  test('removal deletes a line', () => {
    expect(removeLine(cartOf(jacket, boots), JACKET)).toMatchObject({ count: 1, total: 200000 });
  });

  test('when the cart becomes empty the discount is cleared; with lines left it is not', () => {
    const cart = applyDiscount(cartOf(jacket, boots), { fixed: false, amount: 0.5 });
    const one = removeLine(cart, JACKET);
    expect(one).toMatchObject({ total: 100000, discount: { activated: true, originalTotal: 200000 } });
    expect(removeLine(one, BOOTS)).toMatchObject({ count: 0, total: 0, discount: NO_DISCOUNT });
    expect(addLine(removeLine(one, BOOTS), boots).total).toBe(200000);
  });

  test('an ean that is not in the cart changes nothing', () => {
    const cart = cartOf(jacket);
    for (const act of [incrementLine, decrementLine, removeLine]) expect(act(cart, BOOTS)).toBe(cart);
    expect(setCount(cart, BOOTS, 2)).toBe(cart);
  });
});

describe('rule 4.4: total', () => {
  const bottles = addLine(emptyCart, item(BOTTLE, { price: 3200, pant: 200, webPurchaseLimit: 24, qty: 24 }), 10);

  test.each([
    { fixed: true, amount: 1000, total: 31000 },
    { fixed: true, amount: 29999, total: 2001 },
    { fixed: true, amount: 30000, total: 2000 },
    { fixed: true, amount: 99999, total: 2000 },
    { fixed: false, amount: 0.25, total: 24000 },
    { fixed: false, amount: 0.333, total: 21344 },
    { fixed: false, amount: 0.95, total: 2000 },
    { fixed: false, amount: 1, total: 2000 },
  ])('minus $amount (fixed: $fixed) is $total, never below the deposit', (row) => {
    const cart = applyDiscount(bottles, row);
    expect(cart).toMatchObject({ total: row.total, discount: { activated: true, originalTotal: 32000 } });
    expect(discountTotal(cart)).toBe(32000 - row.total);
  });

  test('a fraction is rounded to whole øre', () => {
    const cart = applyDiscount(cartOf(item(JACKET, { price: 999 })), { fixed: false, amount: 1 / 3 });
    expect(cart.total).toBe(666);
  });

  test('with shipping: the default is delivery at 19900, and an empty cart costs nothing', () => {
    expect(emptyCart.selectedShipping).toEqual({ id: 'delivery', price: 19900 });
    expect(totalWithShipping(cartOf(jacket))).toBe(139800);
    expect(totalWithShipping(emptyCart)).toBe(0);
    expect(totalWithShipping(cartOf(jacket), 119900)).toBe(119900);
  });

  it('holds whatever is done: sums are sums, never below the deposit, counts at least 1, eans once', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { orders, discount } = cart;
        expect(cart.count).toBe(orders.reduce((sum, line) => sum + line.count, 0));
        expect(cart.total).toBe(total(orders, discount));
        expect(Number.isSafeInteger(cart.total)).toBe(true);
        expect(cart.total).toBeGreaterThanOrEqual(pantTotal(orders));
        expect(cart.total).toBeLessThanOrEqual(Math.max(subtotal(orders), pantTotal(orders)));
        expect(discount.originalTotal).toBe(discount.activated ? subtotal(orders) : 0);
        expect(new Set(orders.map(({ ean }) => ean)).size).toBe(orders.length);
        for (const line of orders) expect(Number.isSafeInteger(line.count) && line.count >= 1).toBe(true);
        if (orders.length === 0) expect(cart).toMatchObject({ count: 0, total: 0, discount: NO_DISCOUNT });
      }),
    );
  });

  it('an increment never leads above webPurchaseLimit or stock', () => {
    fc.assert(
      fc.property(anyCart, fc.constantFrom(JACKET, BOOTS, BOTTLE), (cart, ean) => {
        const after = incrementLine(cart, ean);
        const line = after.orders.find((one) => one.ean === ean);
        if (after !== cart && line) expect(line.count).toBeLessThanOrEqual(maxCount(line, chosenMethod(cart)));
      }),
    );
  });
});

describe('rule 4.6: discount', () => {
  const cart = cartOf(jacket);
  const half = { fixed: false, amount: 0.5 };

  test('applies only once, until removed', () => {
    const once = applyDiscount(cart, half);
    expect(applyDiscount(once, { fixed: true, amount: 100 })).toBe(once);
    expect(removeDiscount(once)).toEqual(cart);
    expect(applyDiscount(removeDiscount(once), { fixed: true, amount: 100 }).total).toBe(119800);
  });

  test('follows the lines', () => {
    expect(addLine(applyDiscount(cart, half), boots).total).toBe(159950);
  });

  test.each([
    { fixed: true, amount: 0 },
    { fixed: true, amount: -1 },
    { fixed: true, amount: 10.5 },
    { fixed: false, amount: 0 },
    { fixed: false, amount: -0.1 },
    { fixed: false, amount: 25 },
    { fixed: false, amount: Number.NaN },
    { fixed: true, amount: Number.POSITIVE_INFINITY },
  ])('refuses $amount (fixed: $fixed)', (discount) => {
    expect(applyDiscount(cart, discount)).toBe(cart);
  });

  test('is not for an empty cart', () => {
    expect(applyDiscount(emptyCart, half)).toBe(emptyCart);
  });
});

describe('rule 4.8: validity and cart errors', () => {
  test('valid only with lines and without an error matching one', () => {
    const cart = cartOf(jacket);
    expect(isValid(emptyCart)).toBe(false);
    expect(isValid(cart)).toBe(true);
    expect(isValid(setCartErrors(cart, [{ eanNo: JACKET, available: 0 }]))).toBe(false);
    expect(isValid(setCartErrors(cartOf(jacket, boots), [{ eanNo: JACKET }]))).toBe(false);
    expect(isValid(setCartErrors(cart, [{ eanNo: BOOTS }]))).toBe(true);
    expect(isValid(setCartErrors(setCartErrors(cart, [{ eanNo: JACKET }]), []))).toBe(true);
  });

  test('the error of a removed line goes with it, so that the line may come back', () => {
    const cart = setCartErrors(cartOf(jacket, boots), [{ eanNo: JACKET }]);
    expect(isValid(removeLine(cart, BOOTS))).toBe(false);
    expect(isValid(addLine(removeLine(cart, JACKET), jacket))).toBe(true);
  });
});

describe('rule 4.7: clearing', () => {
  test('it empties orders, discount and order info; what was typed and the shipping stay', () => {
    const client = { name: 'Kari' };
    const selectedShipping = { id: 'collect', price: 0 };
    const full = applyDiscount(
      { ...cartOf(jacket), client, selectedShipping, orderInfo: { token: 'x' }, cardOrders: [{ orderId: 'x' }] },
      { fixed: true, amount: 5 },
    );
    expect(clear(setCartErrors(full, [{ eanNo: JACKET }]))).toEqual({ ...emptyCart, client, selectedShipping });
  });
});

describe('rule 2.34: what has been bought leaves the cart', () => {
  test('and what was put in since stays, with the way it is got', () => {
    const cart = { ...setCount(cartOf(jacket, boots), JACKET, 3), selectedShipping: { id: 'collect', price: 0 } };
    const left = removeBought(cart, [
      { ean: JACKET, count: 2 },
      { ean: BOOTS, count: 1 },
    ]);
    expect(left.orders.map(({ ean, count }) => [ean, count])).toEqual([[JACKET, 1]]);
    expect(left).toMatchObject({ count: 1, selectedShipping: { id: 'collect' }, discount: NO_DISCOUNT });
  });
});

describe('rule 2.30: the way chosen', () => {
  const ways = [
    { id: 'collect', name: 'Hent', description: '', price: 0 },
    { id: 'delivery', name: 'Hjem', description: '', price: 17900 },
  ];

  test('is delivery at first, and costs what the shop says it costs now', () => {
    expect(emptyCart.selectedShipping).toEqual({ id: 'delivery', price: 19900 });
    expect(setShipping(emptyCart, ways)).toMatchObject({
      shipping: ways,
      selectedShipping: { id: 'delivery', price: 17900 },
    });
  });

  test('is kept once chosen; the same again changes nothing', () => {
    const chosen = selectShipping(emptyCart, { id: 'collect', price: 0 });
    const told = setShipping(chosen, ways);
    expect(told.selectedShipping).toEqual({ id: 'collect', price: 0 });
    expect(setShipping(told, structuredClone(ways))).toBe(told);
    expect(selectShipping(told, { id: 'collect', price: 0 })).toBe(told);
  });
});

describe('rule 4.11: a guest cart joins an account cart', () => {
  const line = (ean: string, count: number, other: Parameters<typeof item>[1] = {}) => ({ ...item(ean, other), count });

  test('by ean, own first, the larger count, within the cap', () => {
    const merged = mergeLines([line(JACKET, 1), line(BOOTS, 2)], [line(BOTTLE, 1), line(JACKET, 9), line(BOOTS, 1)]);
    expect(merged.map(({ ean, count }) => [ean, count])).toEqual([
      [JACKET, 3],
      [BOOTS, 2],
      [BOTTLE, 1],
    ]);
  });

  test('a line above its cap is not cut by a merge', () => {
    expect(mergeLines([line(JACKET, 3, { qty: 1 })], [line(JACKET, 4)])).toMatchObject([{ count: 3 }]);
  });

  it('with itself or again changes nothing, and no piece is invented or lost', () => {
    fc.assert(
      fc.property(anyCart, anyCart, ({ orders: own }, { orders: others }) => {
        const merged = mergeLines(own, others);
        expect(mergeLines(own, own)).toEqual(own);
        expect(mergeLines(merged, others)).toEqual(merged);
        expect(count(merged)).toBeGreaterThanOrEqual(count(own));
        expect(count(merged)).toBeLessThanOrEqual(count(own) + count(others));
      }),
    );
  });
});

test.each([
  [0, 3],
  [2, 1],
  [3, 0],
  [5, 0],
])('rule 4.2: beside %d pieces in the cart there is room for %d more', (held, room) => {
  expect(roomFor(item(JACKET), held, 'send')).toBe(room);
});
