import { describe, expect, it } from 'vitest';
import { rowsNear, shopRows } from '@/lib/product/shop-rows';
import type { StockShop } from '@/lib/product/stock-shops';
import { countDoors, webShop } from '@/lib/shops/web-shop';

const WEB_SHOP = webShop();

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

describe('rule 2.28: a place under a product asks as it does in the finder', () => {
  const called = (id: number, name: string, postPlace: string, postNo: string, latitude: number) => ({
    ...at(id, latitude),
    ...{ name: `Nordvidda ${name}`, postPlace, postNo, address: `Storgata ${id}` },
  });
  const named = [
    called(1, 'Tromsø sentrum', 'TROMSØ', '9008', 69.6),
    called(2, 'Bodø', 'BODØ', '8006', 67.3),
    called(3, 'Harstad', 'HARSTAD', '9405', 68.8),
    called(4, 'Bergen', 'BERGEN', '5014', 60.4),
  ];
  const held = new Map([1, 3, 4].map((id) => [id, { qty: 1, sizes: ['M'] }]));
  const asked = (text: string, over: Partial<Parameters<typeof rowsNear>[0]> = {}) => {
    const { rows, missed } = rowsNear({ shops: named, stock: held, mine: undefined, from: undefined, text, ...over });
    return [rows.map(({ shop }) => shop.id), missed];
  };
  it.each([
    ['', [1, 3, 4], undefined],
    ['Tromsø', [1], undefined],
    ['tromso', [1], undefined],
    ['TROMSØ ', [1], undefined],
    ['Nordvidda', [1, 3, 4], undefined],
    ['9405', [1, 3, 4], undefined],
    ['N-9405', [1, 3, 4], undefined],
    ['94', [3], undefined],
    ['Storgata 4', [4], undefined],
    // The nearest that have it, where the place asked for has not.
    ['Bodø', [3, 1, 4], 'notThere'],
    ['Atlantis', [1, 3, 4], 'nowhere'],
  ])('%j shows %j', (text, ids, missed) => expect(asked(text)).toEqual([ids, missed]));

  it('also where one has a shop elsewhere', () => expect(asked('Tromsø', { mine: 4 })).toEqual([[1], undefined]));
});

describe('rule 9.7: words that count shops leave the web shop out', () => {
  it.each([
    [[], 0],
    [[WEB_SHOP], 0],
    [[1, WEB_SHOP, 2], 2],
    [[1, 2], 2],
  ])('%j', (held, count) => expect(countDoors(held)).toBe(count));
});
