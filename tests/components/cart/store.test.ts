import { expect, test } from 'vitest';
import { addLine, emptyCart, incrementLine, removeLine } from '@/lib/cart/cart';
import { withStock } from '@/lib/cart/line-changes';
import type { CartState } from '@/lib/cart/types';
import { eanOf, item, openBrowser } from './two-tabs';

const add = (id: number) => (state: CartState) => addLine(state, item(id));
const ids = (tab: { store: { get(): { value: CartState } } }) => tab.store.get().value.orders.map(({ id }) => id);

test('until storage has been read the cart is empty and not ready', () => {
  expect(openBrowser().openTab().store.get()).toEqual({ value: emptyCart, ready: false });
});

test('the cart persists over a reload', () => {
  const browser = openBrowser();
  browser.openTab().store.change(add(1));
  const reloaded = browser.openTab();
  reloaded.store.load();
  expect(reloaded.store.get()).toMatchObject({ ready: true, value: { count: 1, total: 100_00 } });
});

test('adding right after a reload, before the first read, does not empty the cart', () => {
  const browser = openBrowser();
  browser.openTab().store.change(add(1));
  const reloaded = browser.openTab();
  reloaded.store.change(add(2));
  expect(ids(reloaded)).toEqual([1, 2]);
});

test('ten fast clicks give one right final quantity', () => {
  const browser = openBrowser();
  const { store } = browser.openTab();
  store.change(add(1));
  for (let click = 0; click < 10; click += 1) store.change((state) => incrementLine(state, eanOf(1)));
  expect(store.get().value).toMatchObject({ count: 11, total: 11 * 100_00 });
});

test('a change in one tab shows in the other, with total and count', () => {
  const browser = openBrowser();
  const [one, other] = [browser.openTab(), browser.openTab()];
  other.store.load();
  other.follow();
  let told = 0;
  other.store.subscribe(() => {
    told += 1;
  });
  one.store.change(add(1));
  one.store.change(add(1));
  expect(other.store.get().value).toMatchObject({ count: 2, total: 200_00 });
  expect(told).toBe(2);
});

test('rule 4.22: stock fetched by one tab does not undo another tab’s change, and gives way to it', () => {
  const browser = openBrowser();
  const [one, checkout] = [browser.openTab(), browser.openTab()];
  one.store.change(add(1));
  checkout.follow();
  checkout.store.learn(withStock({ [eanOf(1)]: [{ id: 3, qty: 7 }] }));
  expect(checkout.store.get().value.orders[0]?.variant.shops).toEqual([{ id: 3, qty: 7 }]);
  expect(browser.stored()).toContain('"qty":50');
  one.store.change((state) => incrementLine(state, eanOf(1)));
  expect(checkout.store.get().value).toMatchObject({ count: 2, orders: [{ variant: { shops: [{ qty: 50 }] } }] });
  checkout.store.learn(withStock({ [eanOf(1)]: [{ id: 3, qty: 7 }] }));
  checkout.store.change((state) => incrementLine(state, eanOf(1)));
  expect(one.store.load()).toMatchObject({ count: 3, orders: [{ variant: { shops: [{ qty: 7 }] } }] });
});

test('a tab that missed the event still does not undo another tab’s change', () => {
  const browser = openBrowser();
  const [one, deaf] = [browser.openTab(), browser.openTab()];
  deaf.store.load();
  one.store.change(add(1));
  deaf.store.change(add(2));
  expect(ids(deaf)).toEqual([1, 2]);
  one.store.change((state) => removeLine(state, eanOf(1)));
  deaf.store.change(add(3));
  expect(ids(deaf)).toEqual([2, 3]);
});

test('a page out of the back/forward cache catches up', () => {
  const browser = openBrowser();
  const [one, asleep] = [browser.openTab(), browser.openTab()];
  asleep.store.load();
  const stop = asleep.follow();
  one.store.change(add(1));
  stop();
  asleep.follow();
  one.store.change(add(2));
  asleep.wake();
  expect(ids(asleep)).toEqual([1, 2]);
});

test('storage emptied by the browser empties the cart', () => {
  const browser = openBrowser();
  const { store, follow } = browser.openTab();
  follow();
  store.change(add(1));
  browser.empty();
  expect(store.get().value.count).toBe(0);
});

test('a rule that changes nothing writes nothing', () => {
  const browser = openBrowser();
  browser.openTab().store.change((state) => state);
  expect(browser.stored()).toBeUndefined();
});

test.each(['', '{', 'null', '[]', '{"orders":7}'])('%j in storage is an empty cart', (text) => {
  const browser = openBrowser();
  browser.put(text);
  const { store } = browser.openTab();
  store.load();
  expect(store.get()).toMatchObject({ ready: true, value: { count: 0, orders: [] } });
});

test('where storage is full, the cart lives as long as the page', () => {
  const browser = openBrowser();
  const { store } = browser.openTab();
  store.change(add(1));
  browser.fill();
  store.change(add(2));
  store.change(add(3));
  store.load();
  expect(store.get().value.count).toBe(3);
});
