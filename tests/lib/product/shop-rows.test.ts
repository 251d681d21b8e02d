import { describe, expect, it } from 'vitest';
import { shopRows } from '@/lib/product/shop-rows';
import type { StockShop } from '@/lib/product/stock-shops';
import { countDoors, WEB_SHOP } from '@/lib/shops/web-shop';

const at = (id: number, latitude: number): StockShop => ({
  ...{ id, slug: String(id), name: String(id), postPlace: '' },
  ...{ coords: { latitude, longitude: 10 }, openingHours: '', exceptions: [] },
});
const shops = [at(1, 60), at(2, 63), at(3, 69), at(4, 61)];
const stock = new Map([1, 3, 4, WEB_SHOP].map((id) => [id, { qty: 1, sizes: ['M'] }]));
const ids = (asked: Partial<Parameters<typeof shopRows>[0]>) =>
  shopRows({ shops, stock, mine: undefined, from: undefined, ...asked }).map(({ shop }) => shop.id);

describe('rule 2.28: the order of the shops', () => {
  it.each([
    ['as they are given', {}, [1, 3, 4]],
    ['mine first', { mine: 4 }, [4, 1, 3]],
    ['mine although it has nothing', { mine: 2 }, [2, 1, 3, 4]],
    ['by distance', { from: { latitude: 69.5, longitude: 10 } }, [3, 4, 1]],
    ['mine first, then by distance', { mine: 1, from: { latitude: 69.5, longitude: 10 } }, [1, 3, 4]],
  ])('%s', (_name, asked, expected) => expect(ids(asked)).toEqual(expected));
});

describe('rule 9.7: words that count shops leave the web shop out', () => {
  it.each([
    [[], 0],
    [[WEB_SHOP], 0],
    [[1, WEB_SHOP, 2], 2],
    [[1, 2], 2],
  ])('%j', (held, count) => expect(countDoors(held)).toBe(count));
});
