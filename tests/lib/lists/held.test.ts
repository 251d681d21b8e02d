import { expect, it } from 'vitest';
import { Bitset } from '@/lib/lists/bitset';
import { type Held, HeldSizes } from '@/lib/lists/held';

const sizes = ['S', 'M', 'L', '42', '43'];

/** The same numbers at every run. */
function dice(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * most);
  };
}

const some = <T>(values: readonly T[], roll: (most: number) => number) => values.filter(() => roll(3) === 0);

/** What was last set of each document, in plain words. */
function setAtRandom(held: HeldSizes, roll: (most: number) => number, times: number) {
  const told = new Map<number, Held[]>();
  const shops = Array.from({ length: 70 }, (_, i) => 100 + i);
  for (let i = 0; i < times; i++) {
    const doc = roll(40);
    const rows = roll(6) === 0 ? undefined : some(sizes, roll).map((size) => ({ size, shops: some(shops, roll) }));
    held.set(doc, rows);
    told.set(doc, rows ?? []);
  }
  return told;
}

const everything = () => {
  const all = new Bitset(40);
  for (let doc = 0; doc < 40; doc++) all.add(doc);
  return all;
};
const has = (rows: Held[], wanted: string[], shops: number[]) =>
  rows.some((row) => wanted.includes(row.size) && row.shops.some((shop) => shops.includes(shop)));

// Many times over: rows are written anew in place and elsewhere, and what is lost is left out.
it.each([20, 400, 4000])('rule 4.36: after %i changes each size is where it was last said to be', (times) => {
  const held = new HeldSizes();
  const told = setAtRandom(held, dice(times), times);
  for (const [doc, rows] of told) {
    const plain = (list: Held[]) =>
      list
        .filter((row) => row.shops.length > 0)
        .map((row) => `${row.size}: ${row.shops.toSorted((a, b) => a - b)}`)
        .toSorted();
    expect(plain(held.of(doc)), `document ${doc}`).toEqual(plain(rows));
  }
  const [wanted, shops] = [
    ['M', '43'],
    [101, 169],
  ];
  const rows = (doc: number) => told.get(doc) ?? [];
  const docs = Array.from({ length: 40 }, (_, doc) => doc);
  expect([...held.having(everything(), wanted, shops).toArray()]).toEqual(
    docs.filter((doc) => has(rows(doc), wanted, shops)),
  );
  for (const size of sizes)
    expect(held.sizesIn(everything(), shops).get(size) ?? 0, size).toBe(
      docs.filter((doc) => has(rows(doc), [size], shops)).length,
    );
  for (const shop of [100, 131, 132, 169])
    expect(held.shopsWith(everything(), wanted).get(shop) ?? 0, `shop ${shop}`).toBe(
      docs.filter((doc) => has(rows(doc), wanted, [shop])).length,
    );
});
