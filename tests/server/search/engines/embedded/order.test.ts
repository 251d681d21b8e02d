import { describe, expect, it } from 'vitest';
import { Bitset } from '@/lib/lists/bitset';
import { compareNames } from '@/lib/norway/norwegian-order';
import { NameOrder, type OrderSource, Orders, pageOf, pageOfParts } from '@/server/search/engines/embedded/order';
import { slices } from '@/server/search/engines/yielding';

interface Doc {
  id: number;
  price: number;
  bestseller: number;
  created: number;
}
const doc = (id: number, price = 0, bestseller = 9999, created = 0): Doc => ({ id, price, bestseller, created });
const source = (docs: Doc[]): OrderSource => {
  const of = (key: keyof Doc) => (at: number) => (docs[at] as Doc)[key];
  return {
    docs: () => docs.length,
    id: of('id'),
    price: of('price'),
    bestseller: of('bestseller'),
    name: of('bestseller'),
    newest: of('created'),
  };
};
const idsIn = (docs: Doc[], order: Iterable<number>) => [...order].map((at) => docs[at]?.id);
const set = (...docs: number[]) => {
  const made = new Bitset();
  for (const one of docs) made.add(one);
  return made;
};

describe('rule 4.30: an order, either way, with ties by id', () => {
  const docs = [doc(30, 200, 5), doc(10, 100, 7), doc(20, 200, 1), doc(5, 300, 7), doc(25, -50, 0)];

  it.each([
    ['price', false, [25, 10, 20, 30, 5]],
    ['price', true, [5, 20, 30, 10, 25]],
    ['bestseller', false, [25, 20, 30, 5, 10]],
    ['bestseller', true, [5, 10, 30, 20, 25]],
    ['name', false, [25, 20, 30, 5, 10]],
    ['newest', false, [30, 25, 20, 10, 5]],
    ['newest', true, [5, 10, 20, 25, 30]],
  ] as const)('by %s, turned around: %s', (sort, descending, ids) => {
    expect(idsIn(docs, new Orders(source(docs)).by(sort, descending))).toEqual(ids);
  });

  it('the newest by date, of one date the higher number first, from before 1970 and of one millisecond after', () => {
    const at = Date.parse('2026-11-26T09:00:00Z');
    const dated = (
      [
        [5, at],
        [30, at - 1],
        [10, -1],
        [20, at],
        [25, 0],
      ] as const
    ).map(([id, created]) => doc(id, 0, 0, created));
    const orders = new Orders(source(dated));
    expect(idsIn(dated, orders.by('newest', false))).toEqual([20, 5, 30, 25, 10]);
    expect(idsIn(dated, orders.by('newest', true))).toEqual([10, 25, 30, 5, 20]);
    (dated[2] as Doc).created = at + 1;
    orders.changed('newest');
    expect(idsIn(dated, orders.by('newest', false))).toEqual([10, 20, 5, 30, 25]);
    expect(idsIn(dated, orders.by('newest', true))).toEqual([25, 30, 5, 20, 10]);
  });

  it('what is less than nothing counts as nothing', () => {
    const odd = [doc(2, -1), doc(1, 0), doc(3, -100)];
    expect(idsIn(odd, new Orders(source(odd)).by('price', false))).toEqual([1, 2, 3]);
    expect(idsIn(odd, new Orders(source(odd)).by('price', true))).toEqual([1, 2, 3]);
  });

  it('is made once, and again when what it is by has changed', () => {
    const some = docs.slice(0, 3);
    const orders = new Orders(source(some));
    const all = () =>
      (['price', 'bestseller'] as const).flatMap((sort) => [orders.by(sort, false), orders.by(sort, true)]);
    const first = all();
    expect(all().every((order, i) => order === first[i])).toBe(true);
    (some[0] as Doc).price = 50;
    orders.changed('price');
    const [up, down, ...sales] = all();
    expect([idsIn(some, up ?? []), idsIn(some, down ?? [])]).toEqual([
      [30, 10, 20],
      [20, 10, 30],
    ]);
    expect(sales).toEqual(first.slice(2));
    expect(sales[0]).toBe(first[2]);
    orders.changed('bestseller');
    expect(all()[2]).not.toBe(first[2]);
    expect(all()[0]).toBe(up);
  });

  it('takes in articles that have come since, wherever their ids belong', () => {
    const some = [doc(30), doc(10), doc(20)];
    const orders = new Orders(source(some));
    const ids = () => idsIn(some, orders.by('newest', true));
    expect(ids()).toEqual([10, 20, 30]);
    some.push(doc(15), doc(5), doc(40), doc(10));
    expect(ids()).toEqual([10, 20, 30]);
    orders.changed('docs');
    // Of one id twice the older document first: a reindexed article has a new place.
    expect([...orders.by('newest', true)]).toEqual([4, 1, 6, 3, 2, 0, 5]);
    some.push(doc(1));
    orders.changed('docs');
    expect(ids()).toEqual([1, 5, 10, 10, 15, 20, 30, 40]);
    expect(idsIn(some, orders.by('newest', false))).toEqual([40, 30, 20, 15, 10, 10, 5, 1]);
  });

  it('holds a million articles and no more', () => {
    const many = (count: number) => new Orders({ ...source([]), docs: () => count, id: () => 0 });
    expect(() => many(2 ** 20).by('newest', false)).toThrow('1048576');
  });
});

describe('rule 14.3: the more relevant first', () => {
  const docs = [doc(30), doc(10), doc(20), doc(5), doc(25)];
  const orders = new Orders(source(docs));
  const by = (scores: number[], options?: Parameters<Orders['byScore']>[2]) =>
    idsIn(docs, orders.byScore(Int32Array.from(scores.keys()), Float64Array.from(scores), options));

  it.each([
    ['the highest score first', [1, 3, 2, 5, 4], [5, 25, 10, 20, 30]],
    ['ties by id', [1, 1, 2, 1, 2], [20, 25, 5, 10, 30]],
    ['closer than a billionth of the best is a tie', [1, 1 - 1e-10, 1 - 1e-8, 1, 1], [5, 10, 25, 30, 20]],
    ['no scores at all', [0, 0, 0, 0, 0], [5, 10, 20, 25, 30]],
  ])('%s', (_what, scores, ids) => expect(by(scores)).toEqual(ids));

  it('or the other way around, with ties by id still', () =>
    expect(by([1, 1, 2, 1, 0], { descending: true })).toEqual([25, 5, 10, 30, 20]));

  it('only of what was found', () =>
    expect(idsIn(docs, orders.byScore(Int32Array.of(4, 0), Float64Array.of(1, 9, 9, 9, 2)))).toEqual([25, 30]));

  it.each([1, 10, 24, 25, 26, 99, 100, 500])('of a hundred the first %i are those of all', (take) => {
    const many = Array.from({ length: 100 }, (_, i) => doc(1000 - i));
    const scores = Float64Array.from(many, (_, i) => ((i * 37) % 50) ** 3 / 1000);
    const all = new Orders(source(many));
    for (const descending of [false, true]) {
      const whole = all.byScore(Int32Array.from(many.keys()), scores, { descending });
      const some = all.byScore(Int32Array.from(many.keys()), scores, { take, descending });
      expect(some.slice(0, take)).toEqual(whole.slice(0, take));
      if (take < 25) expect(some.length).toBeLessThan(100);
      else expect(some.length).toBe(100);
    }
  });
});

describe('a page of an order', () => {
  const order = Int32Array.of(5, 3, 9, 1, 7);

  it.each([
    [[5, 3, 9, 1, 7], 0, 2, [5, 3]],
    [[3, 1, 7], 0, 9, [3, 1, 7]],
    [[3, 1, 7], 1, 1, [1]],
    [[3, 1, 7], 3, 1, []],
    [[3, 1, 7], 0, 0, []],
    [[3, 1, 7], 0, -1, []],
    [[], 0, 5, []],
  ])('of what is in %j from %i on, %i of it', (docs, skip, take, page) =>
    expect(pageOf(order, set(...docs), skip, take)).toEqual(page),
  );

  it.each([
    [0, 9, [5, 9, 7, 3, 1]],
    [0, 2, [5, 9]],
    [0, 3, [5, 9, 7]],
    [2, 2, [7, 3]],
    [3, 1, [3]],
    [4, 5, [1]],
    [5, 5, []],
  ])('rule 4.51: one part after the other, from %i on, %i of it', (skip, take, page) =>
    expect(pageOfParts(order, [set(5, 9, 7), set(3, 1)], skip, take)).toEqual(page),
  );

  it('of one part is a page of it', () => expect(pageOfParts(order, [set(3, 1, 7)], 1, 1)).toEqual([1]));
});

describe('rule 14.7: order by name', () => {
  const names: (string | undefined)[] = [];
  const order = new NameOrder((at) => names[at]);
  /** As it must be, of all that are there. */
  const check = () => {
    const docs = [...names.keys()].filter((at) => names[at] !== undefined);
    for (const a of docs)
      for (const b of docs)
        expect(Math.sign(order.placeOf(a) - order.placeOf(b)), `${names[a]}, ${names[b]}`).toBe(
          Math.sign(compareNames(names[a] as string, names[b] as string)),
        );
  };

  it('is Norwegian, equal names have equal places, and it keeps so through changes', async () => {
    expect(order.placeOf(0)).toBe(0);
    names.push('Ål', 'Telt 10', 'Øks', 'Telt 2', 'Ære', 'Aal', 'Telt 2', 'Anorakk');
    await order.make([...names.keys()], slices());
    check();
    expect(order.placeOf(3)).toBe(order.placeOf(6));
    expect(order.placeOf(7)).toBe(0);

    names.push('Telt 2', 'Zelda', 'Abbor', 'Ål');
    for (const at of [8, 9, 10, 11]) order.add(at);
    check();
    expect(order.placeOf(8)).toBe(order.placeOf(3));

    // One is renamed: it is taken out and comes as a new document. Another has gone before it was looked at.
    names[3] = undefined;
    names.push('Zulu', 'Borte');
    order.add(12);
    order.add(13);
    names[13] = undefined;
    check();
    names.push('Åååå');
    order.add(14);
    check();
    expect(order.placeOf(99)).toBe(0);
  });

  it('of more than it sorts at once', async () => {
    const many = Array.from({ length: 300 }, (_, i) => `Navn ${(i * 71) % 150}`);
    const large = new NameOrder((at) => many[at]);
    await large.make([...many.keys()], slices());
    const places = [...many.keys()].map((at) => large.placeOf(at));
    for (const [at, name] of many.entries()) expect(places[at]).toBe(2 * Number(name.slice(5)));
  });
});
