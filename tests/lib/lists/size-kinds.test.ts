import { articles } from 'demo-chain/articles';
import { groups, subcategories } from 'demo-chain/categories';
import { type SizeRun, sizeRuns } from 'demo-chain/sizes';
import { describe, expect, it } from 'vitest';
import { sizeKindOf, sizeValues } from '@/lib/lists/size-kind-of';
import { bySizeKind, ofEveryKind, readSizeOfKind, type SizeKind, sizeKinds, sizeOfKind } from '@/lib/lists/size-kinds';

const genderIds = { h: [1], d: [2], b: [4], u: [10], j: [11], k: [4, 11] };
const goods = (group2: string, group3: string, genders: number[] = [10]) => ({ group2, group3, genders });

/** Every run of sizes the catalogue has. */
const kinds: Record<SizeRun, SizeKind> = {
  one: 'other',
  men: 'clothes',
  women: 'clothes',
  unisex: 'clothes',
  child: 'childClothes',
  junior: 'childClothes',
  menShoe: 'shoes',
  womenShoe: 'shoes',
  childShoe: 'childShoes',
  juniorShoe: 'childShoes',
  rubberBoot: 'shoes',
  childBoot: 'childShoes',
  skiBootCm: 'skiBoots',
  juniorSkiBootCm: 'skiBoots',
  gloves: 'gloves',
  juniorGloves: 'childGloves',
  socks: 'socks',
  childSocks: 'socks',
  xcSki: 'skis',
  juniorXcSki: 'skis',
  alpineSki: 'skis',
  juniorAlpineSki: 'skis',
  xcPole: 'poles',
  juniorPole: 'poles',
  alpinePole: 'poles',
  bike: 'bikes',
  bag: 'sleepingBags',
  childBag: 'sleepingBags',
  helmet: 'head',
  childHelmet: 'head',
  vest: 'weight',
  childVest: 'weight',
  dog: 'dogs',
  ball: 'balls',
  handball: 'balls',
};

describe('rule 2.18: sizes are parted by what the goods are', () => {
  const told = articles.map((article) => {
    const group = groups.find(({ id }) => id === article.groupId);
    const sub = subcategories.find(({ id }) => id === group?.subcategoryId);
    const sizes = [...new Set(article.variants.map(({ size }) => size))];
    const one = goods(sub?.name ?? '', group?.name ?? '', genderIds[article.who]);
    return {
      run: sizes.join(),
      where: `${one.group2} > ${one.group3} (${article.who})`,
      kinds: sizes.map((size) => sizeKindOf(one, size)),
    };
  });

  const sold = Object.entries(sizeRuns).filter(([, sizes]) => told.some(({ run }) => run === sizes.join()));
  it.each(sold)('%s: %j', (run, sizes) => {
    const alike = Object.entries(sizeRuns).filter(([, other]) => other.join() === sizes.join());
    const allowed = new Set(alike.map(([name]) => kinds[name as SizeRun]));
    const own = told.filter((one) => one.run === sizes.join());
    expect(own.filter((one) => one.kinds.some((kind) => !allowed.has(kind)))).toEqual([]);
    expect(new Set(own.flatMap((one) => one.kinds))).toContain(kinds[run as SizeRun]);
  });

  it.each([
    [goods('Alpint', 'Alpinstøvler', [4]), '23', 'skiBoots'],
    [goods('Barnesko', 'Fjellsko barn', [4]), '23', 'childShoes'],
    [goods('Sko', 'Fjellsko', [2]), '36', 'shoes'],
    [goods('Votter og hansker', 'Votter', [11]), '3', 'childGloves'],
    [goods('Ballsport', 'Fotballer'), '3', 'balls'],
    [goods('Ballsport', 'Keeperhansker', [1]), '8', 'gloves'],
    [goods('Ballsport', 'Fotballsko', [1]), '42', 'shoes'],
    [goods('Hodeplagg', 'Luer', [1, 2]), 'M', 'head'],
    [goods('Bukser', 'Turbukser', [1]), '48', 'clothes'],
    [goods('Bukser', 'Jeans', [1]), '32/34', 'clothes'],
    [goods('Barneklær', 'Jakker barn', [4]), '2-4 år', 'childClothes'],
    [goods('Ryggsekker', 'Tursekker'), 'S/M', 'other'],
    [goods('Klatring', 'Tau'), '60 m', 'other'],
    [goods('Liggeunderlag', 'Liggeunderlag'), '183 cm', 'length'],
    [goods('Jakker', 'Skalljakker', [2]), 'Én størrelse', 'other'],
    [goods('Jakker', 'Skalljakker', [2]), '', 'other'],
  ] as const)('%j %s: %s', (one, size, kind) => expect(sizeKindOf(one, size)).toBe(kind));

  it('a size is found as its label has it, and as one of its kind', () => {
    expect(sizeValues(goods('Alpint', 'Alpinstøvler'), ['23', '23,5'])).toEqual([
      ...['23', 'alpinstovler.23', '23,5', 'alpinstovler.23,5'],
    ]);
  });

  it('each kind is read as it is written, and a label is no kind', () => {
    for (const kind of sizeKinds)
      for (const size of ['42 2/3', 'S.M', '']) expect(readSizeOfKind(sizeOfKind(kind, size))).toEqual({ kind, size });
    for (const size of ['42', 'S.M', '.', '', 'sko', 'constructor.1']) expect(readSizeOfKind(size)).toEqual({ size });
  });

  it('an address that names no kind asks for the size of every kind the list has', () => {
    const offered = ['23', 'barnesko.23', 'alpinstovler.23', 'barnesko.24'];
    expect(ofEveryKind(['23'], offered)).toEqual(['barnesko.23', 'alpinstovler.23']);
    expect(ofEveryKind(['barnesko.23', '24', 'XL'], offered)).toEqual(['barnesko.23', 'barnesko.24', 'XL']);
    expect(ofEveryKind(['23', 'barnesko.23'], offered)).toEqual(['barnesko.23', 'alpinstovler.23']);
  });

  it('each kind keeps its order, and kinds come in one order', () => {
    const sizes = ['sko.42', 'barneklaer.92', 'sko.43', 'klaer.M'].map((value) => ({ value }));
    expect(bySizeKind(sizes).map(({ kind, sizes: own }) => [kind, own.map(({ value }) => value)])).toEqual([
      ['clothes', ['klaer.M']],
      ['childClothes', ['barneklaer.92']],
      ['shoes', ['sko.42', 'sko.43']],
    ]);
  });
});
