import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { shopFit, stockOfLines } from '@/lib/cart/shop-fit';
import { BOOTS, BOTTLE, cartOf, item, JACKET } from './support';

const lines = [
  { ean: JACKET, count: 2 },
  { ean: BOOTS, count: 1 },
  { ean: BOTTLE, count: 1 },
];
const shop = (id: number, name: string, distance?: number) => ({ id, name, distance });
/** Stock of the three eans in a shop, as [jackets, boots, bottles]. */
const stockOf = (shops: Record<number, [number, number, number]>) =>
  Object.fromEntries(
    [JACKET, BOOTS, BOTTLE].map((ean, i) => [
      ean,
      Object.entries(shops).map(([id, qty]) => ({ id: Number(id), qty: qty[i] ?? 0 })),
    ]),
  );

describe('rule 2.29: every shop against every line', () => {
  test('a line counts when the shop has its whole count', () => {
    const [fit] = shopFit(lines, [shop(1, 'Bergen')], stockOf({ 1: [1, 1, 0] }));
    expect(fit).toEqual({
      shop: shop(1, 'Bergen'),
      covered: 1,
      of: 3,
      pieces: 2,
      hasAll: false,
      missing: [JACKET, BOTTLE],
    });
    const [all] = shopFit(lines, [shop(1, 'Bergen')], stockOf({ 1: [2, 1, 1] }));
    expect(all).toMatchObject({ covered: 3, of: 3, hasAll: true, missing: [] });
  });

  test('order: has everything, lines covered, pieces, distance (unknown last), Norwegian name', () => {
    const shops = [
      shop(1, 'Ålesund'),
      shop(2, 'Oslo'),
      shop(3, 'Arendal', 900_000),
      shop(4, 'Bergen', 10),
      shop(5, 'Trondheim', 5000),
      shop(6, 'Zetlitz', 5000),
      shop(7, 'Alta', 0),
    ];
    const stock = stockOf({
      1: [9, 9, 9],
      2: [9, 9, 9],
      3: [9, 9, 9],
      4: [0, 9, 9],
      5: [0, 0, 9],
      6: [0, 0, 9],
      7: [0, 0, 0],
    });
    const names = shopFit(lines, shops, stock).map((fit) => fit.shop.name);
    expect(names).toEqual(['Arendal', 'Oslo', 'Ålesund', 'Bergen', 'Trondheim', 'Zetlitz', 'Alta']);
  });

  test.each([[undefined], [null]])(
    'a shop whose distance is %s comes after one far off, wherever it stood before',
    (unknown) => {
      const [near, far] = [shop(1, 'Ålesund', 900_000), { id: 2, name: 'Alta', distance: unknown }];
      const stock = stockOf({ 1: [1, 1, 1], 2: [1, 1, 1] });
      for (const shops of [
        [near, far],
        [far, near],
      ])
        expect(shopFit(lines, shops, stock).map((fit) => fit.shop.name)).toEqual(['Ålesund', 'Alta']);
    },
  );

  test('of shops that have no line whole, who has most pieces comes first', () => {
    const seven = [{ ean: JACKET, count: 7 }];
    const shops = [shop(1, 'Bergen', 10), shop(2, 'Oslo', 5000), shop(3, 'Alta', 20)];
    const fits = shopFit(seven, shops, stockOf({ 1: [0, 0, 0], 2: [3, 0, 0], 3: [1, 0, 0] }));
    expect(fits.map((fit) => [fit.shop.name, fit.covered, fit.pieces])).toEqual([
      ['Oslo', 0, 3],
      ['Alta', 0, 1],
      ['Bergen', 0, 0],
    ]);
  });

  test('an ean without any figures is nowhere, and no shop is left out', () => {
    expect(shopFit(lines, [shop(1, 'Bergen'), shop(2, 'Oslo')], {})).toMatchObject([{ covered: 0 }, { covered: 0 }]);
  });

  test('the lines bring a first answer with them', () => {
    const cart = cartOf(item(JACKET), item(BOOTS, { qty: 0 }));
    const fits = shopFit(cart.orders, [shop(55, 'Nett'), shop(2, 'Oslo')], stockOfLines(cart.orders));
    expect(fits.map((fit) => [fit.shop.id, fit.covered])).toEqual([
      [2, 2],
      [55, 1],
    ]);
  });

  it('ranks alike whatever order the shops come in', () => {
    const some = fc.uniqueArray(
      fc.record({ id: fc.nat(50), name: fc.constant('x'), distance: fc.option(fc.nat(9), { nil: undefined }) }),
      { selector: ({ id }) => id, minLength: 1 },
    );
    fc.assert(
      fc.property(some, fc.array(fc.tuple(fc.nat(3), fc.nat(2), fc.nat(2))), (shops, figures) => {
        const stock = stockOf(Object.fromEntries(shops.map(({ id }, i) => [id, figures[i] ?? [0, 0, 0]])));
        const rank = (list: typeof shops) =>
          shopFit(lines, list, stock).map(({ covered, shop }) => [covered, shop.distance ?? null]);
        expect(rank(shops)).toEqual(rank([...shops].reverse()));
      }),
    );
  });
});
