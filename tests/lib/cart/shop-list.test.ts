import { describe, expect, test } from 'vitest';
import { firstReach, shownShops } from '@/lib/cart/shop-list';

const fit = (id: number, covered: number) => ({
  ...{ shop: { id, name: `Butikk ${id}` }, covered, of: 3, pieces: covered, hasAll: covered === 3, missing: [] },
});
const ids = (list: { shown: { shop: { id: number } }[] }) => list.shown.map(({ shop }) => shop.id);
const many = Array.from({ length: 20 }, (_, index) => fit(index + 1, 3 - Math.floor(index / 6)));

describe('rule 2.29: the list of shops', () => {
  test('starts with the five best', () => {
    expect(ids(shownShops(many, firstReach, {}))).toEqual([1, 2, 3, 4, 5]);
  });

  test('grows, first through those that have something, then to all of them', () => {
    const { next, total } = shownShops(many, firstReach, {});
    expect([next, total]).toEqual([{ limit: 15, all: false }, 20]);
    const second = shownShops(many, next ?? firstReach, {});
    expect(ids(second)).toHaveLength(15);
    const third = shownShops(many, second.next ?? firstReach, {});
    expect(ids(third)).toHaveLength(18);
    expect(third.next).toEqual({ limit: 20, all: true });
    const last = shownShops(many, third.next ?? firstReach, {});
    expect([ids(last).length, last.next]).toEqual([20, undefined]);
  });

  test('has the remembered shop first, even when it has nothing', () => {
    expect(ids(shownShops(many, firstReach, { pinned: 20 }))).toEqual([20, 1, 2, 3, 4]);
    expect(ids(shownShops(many, firstReach, { pinned: 2 }))).toEqual([2, 1, 3, 4, 5]);
  });

  test('never loses the chosen shop', () => {
    expect(ids(shownShops(many, firstReach, { chosen: 9 }))).toEqual([1, 2, 3, 4, 5, 9]);
    expect(ids(shownShops(many, firstReach, { chosen: 3 }))).toEqual([1, 2, 3, 4, 5]);
  });

  test('shows shops without anything when no shop has anything', () => {
    const list = shownShops([fit(1, 0), fit(2, 0)], firstReach, {});
    expect([ids(list), list.next]).toEqual([[1, 2], undefined]);
  });

  test('offers no more where every shop has something and is there', () => {
    expect(shownShops([fit(1, 3), fit(2, 1)], firstReach, {}).next).toBeUndefined();
    expect(shownShops([fit(1, 3), fit(2, 0)], firstReach, {}).next).toEqual({ limit: 2, all: true });
  });
});
