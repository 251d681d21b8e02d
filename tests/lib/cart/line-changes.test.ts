import { expect, test } from 'vitest';
import { addLine, emptyCart, incrementLine, removeLine, setCartErrors, setCount } from '@/lib/cart/cart';
import { restored, settled, withStock } from '@/lib/cart/line-changes';
import { maxCount } from '@/lib/cart/lines';
import { eanOf, item } from '@/tests/components/cart/two-tabs';

const cart = [1, 2, 3].reduce((state, id) => addLine(state, item(id), 3), emptyCart);

test('an error of the server is gone once the count fits what is left', () => {
  const refused = setCartErrors(cart, [
    { eanNo: eanOf(1), available: 2 },
    { eanNo: eanOf(2), available: 0 },
  ]);
  const still = settled((state) => incrementLine(state, eanOf(1)))(refused);
  expect(still.cartErrors).toHaveLength(2);
  expect(settled((state) => setCount(state, eanOf(1), 2))(refused).cartErrors).toEqual([
    { eanNo: eanOf(2), available: 0 },
  ]);
});

test('a removed line comes back where it was, once', () => {
  const line = cart.orders[1];
  if (!line) throw new Error('the cart has three lines');
  const back = restored(line, 1)(removeLine(cart, eanOf(2)));
  expect(back).toEqual(cart);
  expect(restored(line, 1)(back)).toBe(back);
});

test('fresh stock moves the cap; stock that is known already changes nothing', () => {
  const fresh = withStock({ [eanOf(1)]: [{ id: 3, qty: 2 }] })(cart);
  expect(fresh.orders.map((line) => maxCount(line))).toEqual([2, 20, 20]);
  expect(fresh.total).toBe(cart.total);
  expect(withStock({ [eanOf(1)]: [{ id: 3, qty: 50 }] })(cart)).toBe(cart);
});
