import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { origins, together } from '@/lib/orders/origins';

const WEB = { id: 55, webShop: true };
const [OSLO, BODO, TROMSO, ALTA] = [
  { id: 1, distance: 10_000 },
  { id: 2, distance: 800_000 },
  { id: 3, distance: 1_100_000 },
  { id: 4, distance: 1_300_000 },
];
const SHOPS = [ALTA, TROMSO, BODO, OSLO, WEB];

const wanted = (...counts: number[]) => counts.map((count, i) => ({ ean: `line${i}`, count }));
/** What shops have of line0, line1 …, by shop. */
const stockOf = (shops: Record<number, number[]>) => {
  const longest = Math.max(0, ...Object.values(shops).map((qtys) => qtys.length));
  return Object.fromEntries(
    Array.from({ length: longest }, (_, i) => [
      `line${i}`,
      Object.entries(shops).map(([id, qtys]) => ({ id: Number(id), qty: qtys[i] ?? 0 })),
    ]),
  );
};

describe('rule 15.13: where a sent order leaves from', () => {
  it.each<[string, number[], Record<number, number[]>, [number, string[]][]]>([
    ['the web shop where it has everything', [1, 1], { 55: [1, 1], 1: [9, 9] }, [[55, ['line0', 'line1']]]],
    ['else one shop, though the web shop has most', [1, 1], { 55: [1, 0], 2: [1, 1] }, [[2, ['line0', 'line1']]]],
    ['the nearest of several', [1], { 4: [1], 2: [1], 3: [1] }, [[2, ['line0']]]],
    ['a line is whole from one shop', [3], { 55: [2], 1: [2], 4: [3] }, [[4, ['line0']]]],
    [
      'else the fewest shops, though two far away',
      [1, 1, 1],
      { 55: [1, 0, 0], 1: [0, 1, 0], 2: [0, 0, 1], 3: [1, 0, 1], 4: [0, 1, 0] },
      [
        [1, ['line1']],
        [3, ['line0', 'line2']],
      ],
    ],
    [
      'the web shop is near everybody',
      [1, 1],
      { 55: [1, 0], 1: [1, 0], 2: [0, 1] },
      [
        [55, ['line0']],
        [2, ['line1']],
      ],
    ],
    [
      'of several pairs the one with the least way in all',
      [1, 1],
      { 1: [1, 0], 2: [1, 0], 3: [0, 1], 4: [0, 1] },
      [
        [1, ['line0']],
        [3, ['line1']],
      ],
    ],
    [
      'what both have leaves from the nearer',
      [1, 1, 1],
      { 1: [1, 1, 0], 2: [0, 1, 1] },
      [
        [1, ['line0', 'line1']],
        [2, ['line2']],
      ],
    ],
    [
      'as many as it takes',
      [1, 1, 1, 1, 1],
      { 55: [1], 1: [0, 1], 2: [0, 0, 1], 3: [0, 0, 0, 1], 4: [0, 0, 0, 0, 1] },
      [
        [55, ['line0']],
        [1, ['line1']],
        [2, ['line2']],
        [3, ['line3']],
        [4, ['line4']],
      ],
    ],
    ['nothing from nowhere', [], { 55: [1] }, []],
  ])('%s', (_, counts, stock, parts) =>
    expect(origins(wanted(...counts), stockOf(stock), SHOPS)).toEqual(
      parts.map(([shopId, eans]) => ({ shopId, eans })),
    ),
  );

  it('of equally near shops the lowest id, and one without a distance last', () => {
    const stock = stockOf({ 7: [1], 8: [1], 9: [1] });
    const from = (...shops: { id: number; distance?: number | null }[]) => origins(wanted(1), stock, shops);
    expect(from({ id: 9 }, { id: 8 }, { id: 7 })).toMatchObject([{ shopId: 7 }]);
    expect(from({ id: 7 }, { id: 8, distance: null }, { id: 9, distance: 2_000_000 })).toMatchObject([{ shopId: 9 }]);
  });

  it('what no shop has whole is named, with the most that one has', () => {
    const stock = stockOf({ 55: [2, 1], 1: [1, 1], 2: [0, 1] });
    expect(origins([...wanted(3, 1), { ean: 'unknown', count: 1 }], stock, SHOPS)).toEqual({
      missing: [
        { ean: 'line0', available: 2 },
        { ean: 'unknown', available: 0 },
      ],
    });
  });
});

const anyCase = fc
  .record({
    lines: fc.integer({ min: 1, max: 5 }),
    shops: fc.array(
      fc.record({ distance: fc.option(fc.nat(5)), has: fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }) }),
      { maxLength: 7 },
    ),
    counts: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 5, maxLength: 5 }),
  })
  .map(({ lines, shops, counts }) => ({
    lines: wanted(...counts.slice(0, lines)),
    shops: shops.map(({ distance }, i) => ({ id: i === 0 ? 55 : i, webShop: i === 0, distance })),
    stock: stockOf(Object.fromEntries(shops.map(({ has }, i) => [i === 0 ? 55 : i, has]))),
  }));

/** Every choice of shops that together have every line whole, by trying them all. */
function choices({ lines, shops, stock }: { lines: ReturnType<typeof wanted>; shops: Shop[]; stock: Stock }) {
  const has = (id: number, { ean, count }: { ean: string; count: number }) =>
    (stock[ean]?.find((shop) => shop.id === id)?.qty ?? 0) >= count;
  const subsets = Array.from({ length: 2 ** shops.length }, (_, set) => shops.filter((_, i) => set & (1 << i)));
  return subsets.filter((set) => lines.every((line) => set.some(({ id }) => has(id, line))));
}
type Shop = { id: number; webShop: boolean; distance: number | null };
type Stock = ReturnType<typeof stockOf>;

const wayOf = (set: Shop[]) =>
  set.reduce((sum, { webShop, distance }) => sum + (webShop ? 0 : (distance ?? 1_000_000_000)), 0);

it('is the best of all choices, every line from one shop that has it whole', () => {
  fc.assert(
    fc.property(anyCase, ({ lines, shops, stock }) => {
      const found = origins(lines, stock, shops);
      const all = choices({ lines, shops, stock });
      expect('missing' in found).toBe(all.length === 0);
      if ('missing' in found) return;
      expect(found.flatMap(({ eans }) => eans).sort()).toEqual(lines.map(({ ean }) => ean));
      for (const { shopId, eans } of found)
        for (const ean of eans)
          expect(stock[ean]?.find(({ id }) => id === shopId)?.qty).toBeGreaterThanOrEqual(
            lines.find((line) => line.ean === ean)?.count ?? 99,
          );
      const fewest = Math.min(...all.map((set) => set.length));
      expect(found.length).toBeGreaterThanOrEqual(fewest);
      if (fewest > 3) return;
      expect(found).toHaveLength(fewest);
      const web = all.some((set) => set.length === 1 && set[0]?.webShop);
      const chosen = found.map(({ shopId }) => shops.find(({ id }) => id === shopId) as Shop);
      const least = Math.min(...all.filter((set) => set.length === fewest).map(wayOf));
      expect(web ? chosen[0]?.webShop : wayOf(chosen) === least).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

it('answers for a hundred lines in two hundred shops, of which no three have all', () => {
  const shops = Array.from({ length: 200 }, (_, i) => ({ id: i + 1, distance: (i * 7919) % 1000 }));
  const lines = wanted(...Array.from({ length: 100 }, () => 1));
  let seed = 1;
  const oneInThree = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % 3 === 0;
  };
  const stock = Object.fromEntries(
    lines.map(({ ean }) => [ean, shops.filter(oneInThree).map(({ id }) => ({ id, qty: 1 }))]),
  );
  const found = origins(lines, stock, shops);
  if ('missing' in found) throw new Error('every line is somewhere');
  expect(found.length).toBeGreaterThan(3);
  expect(found.length).toBeLessThan(20);
  expect(found.flatMap(({ eans }) => eans)).toHaveLength(100);
});

describe('where a whole cart can be collected', () => {
  it.each<[string, number[], Record<number, number[]>, [number, string[]][] | undefined]>([
    ['the nearest shop with everything', [1, 1], { 4: [1, 1], 2: [1, 1], 1: [1, 0] }, [[2, ['line0', 'line1']]]],
    [
      'two shops when no single one has',
      [1, 2],
      { 1: [1, 1], 2: [0, 2], 4: [0, 9] },
      [
        [1, ['line0']],
        [2, ['line1']],
      ],
    ],
    ['not the web shop, whatever it has', [1], { 55: [9] }, undefined],
    ['nothing that three shops would be needed for', [1, 1, 1], { 1: [1], 2: [0, 1], 3: [0, 0, 1] }, undefined],
  ])('%s', (_, counts, stock, parts) =>
    expect(together(wanted(...counts), stockOf(stock), SHOPS)).toEqual(
      parts?.map(([shopId, eans]) => ({ shopId, eans })),
    ),
  );
});
