import { articles } from 'demo-chain/articles';
import { groups, subcategories } from 'demo-chain/categories';
import { describe, expect, it, test } from 'vitest';
import { guideKindOf } from '@/lib/product/size-guide';
import { articleGuide, guideAnchor, guideKinds, shownGuide } from '@/lib/product/size-guide-text';
import { type GuideKind, sizeTables, type Value } from '@/lib/product/size-tables';

const genderIds = { h: [1], d: [2], b: [4], u: [10], j: [11], k: [4, 11] };
const of = (group2: string, group3: string, genders: number[] = [10]) => ({ group2, group3, genders });

const demo = articles.map((article) => {
  const group = groups.find(({ id }) => id === article.groupId);
  const sub = subcategories.find(({ id }) => id === group?.subcategoryId);
  const sizes = [...new Set(article.variants.map(({ size }) => size))];
  return { sizes, article: of(sub?.name ?? '', group?.name ?? '', genderIds[article.who]) };
});

describe('rule 2.41: the size guide', () => {
  it('has a row for every size of the catalogue, but for balls and vests that name a weight', () => {
    const without = demo.filter(({ article, sizes }) => sizes.length > 1 && !guideKindOf(article, sizes));
    expect([...new Set(without.map(({ article }) => article.group3))].toSorted()).toEqual([
      'Fotballer',
      'Håndballer',
      'Padlevester',
      'Redningsvester',
      'Redningsvester barn',
    ]);
    for (const { article, sizes } of demo) {
      const kind = guideKindOf(article, sizes);
      if (kind)
        expect(
          shownGuide(kind, sizes)
            .rows.map(({ size }) => size)
            .toSorted(),
        ).toEqual(sizes.toSorted());
    }
  });

  test.each<[string, ReturnType<typeof of>, string[], GuideKind | undefined]>([
    ['a jacket for men', of('Jakker', 'Skalljakker', [1]), ['S', 'M'], 'men'],
    ['for women', of('Jakker', 'Skalljakker', [2]), ['XS', 'S'], 'women'],
    ['for both', of('Jakker', 'Skalljakker', [1, 2]), ['S', 'M'], 'unisex'],
    ['for children', of('Barneklær', 'Jakker barn', [4]), ['98', '104'], 'children'],
    ['in one size', of('Jakker', 'Skalljakker', [1]), ['M'], undefined],
    ['in sizes of another maker', of('Jakker', 'Skalljakker', [1]), ['M', '4T'], undefined],
    ['trousers by number are no shoes', of('Bukser', 'Turbukser', [1]), ['46', '48'], undefined],
    ['shoes', of('Fjellsko', 'Høye fjellsko', [2]), ['36', '36,5'], 'shoes'],
    ['boots for skiing down', of('Alpint', 'Alpinstøvler', [1]), ['26', '26,5'], 'skiBoots'],
    ['shoes for skiing along', of('Langrenn', 'Langrennssko', [1]), ['40', '41'], 'shoes'],
    ['skates', of('Aking og pulk', 'Skøyter'), ['36', '37'], 'skates'],
    ['shoes for skating on skis', of('Langrenn', 'Skøytesko'), ['40', '41'], 'shoes'],
    ['gloves', of('Votter og hansker', 'Votter'), ['7', '8'], 'gloves'],
    ['gloves by letter', of('Votter og hansker', 'Votter'), ['S', 'M'], 'gloves'],
    ['gloves for children', of('Votter og hansker', 'Hansker', [11]), ['3', '4'], 'childGloves'],
    ['a ball', of('Ballsport', 'Fotballer'), ['3', '4'], undefined],
    ['a helmet', of('Sykkelhjelmer', 'Sykkelhjelmer voksen'), ['52-55 cm', '55–58 cm'], 'head'],
    ['socks', of('Sokker', 'Tursokker'), ['36-39', '40–43'], 'socks'],
    ['a bicycle', of('Sykler', 'Terrengsykler'), ['S', 'M'], 'bikes'],
    ['a jersey for it', of('Sykkelklær', 'Sykkeljakker', [1]), ['S', 'M'], 'men'],
    ['a harness', of('Hund på tur', 'Hundeseler'), ['S', 'M'], 'dogs'],
    ['skis', of('Langrenn', 'Fjellski'), ['190 cm', '200 cm'], 'crossCountrySkis'],
    ['skis for children', of('Langrenn', 'Langrennsski', [11]), ['120 cm', '130 cm'], 'juniorCrossCountrySkis'],
    ['skis downhill', of('Alpint', 'Toppturski'), ['166 cm', '173 cm'], 'alpineSkis'],
    ['poles', of('Staver', 'Langrennsstaver'), ['150 cm', '155 cm'], 'crossCountryPoles'],
    ['poles for the mountains', of('Langrenn', 'Fjellskistaver'), ['140 cm', '145 cm'], 'mountainPoles'],
    ['poles downhill', of('Staver', 'Alpinstaver'), ['110 cm', '115 cm'], 'alpinePoles'],
    ['a landing net', of('Håver', 'Vadehåver'), ['S', 'M', 'L'], undefined],
    ['flies', of('Fluer', 'Tørrfluer', [1]), ['S', 'M'], undefined],
    ['a tag with an address', of('Båt', 'Adressebrikker'), ['S', 'M'], undefined],
    ['a sleeping bag', of('Soveposer og liggeunderlag', 'Soveposer'), ['175 cm', '185 cm'], 'sleepingBags'],
  ])('%s', (_name, article, sizes, kind) => {
    expect(guideKindOf(article, sizes)).toBe(kind);
  });

  const ends = (value: Value): number[] => (typeof value === 'number' ? [value] : [...value].map(Number));
  it.each(guideKinds)('%s: a larger size measures more, from less to more', (kind) => {
    const { sizes, row, columns } = sizeTables[kind];
    const rows = [...sizes].map((size) => row(size) as readonly Value[]);
    columns.forEach((_column, at) => {
      const values = rows.map((one) => one[at] as Value).filter((value) => typeof value !== 'string');
      for (const value of values) expect(ends(value)).toEqual(ends(value).toSorted((a, b) => a - b));
      const firsts = values.map((value) => ends(value)[0] as number);
      const lasts = values.map((value) => ends(value).at(-1) as number);
      for (const list of [firsts, lasts]) {
        expect(list).toEqual(list.toSorted((a, b) => a - b));
        expect(new Set(list).size).toBe(list.length);
      }
    });
    for (const one of rows) expect(one).toHaveLength(columns.length);
  });

  test.each([
    ['36', '22,5'],
    ['42', '26,5'],
    ['42,5', '26,8'],
    ['47', '29,8'],
  ])('size %s is for a foot of %s cm', (size, cm) => {
    expect(shownGuide('shoes', [size]).rows).toEqual([{ size, values: [cm] }]);
  });

  test.each([
    ['22–25', '26–29', '30–33', '34–36'],
    ['36–39', '40–43', '44–47'],
  ])('a foot between two sizes of socks is in one of them: %s, %s …', (...sizes) => {
    const rows = sizes.map((size) => ends(sizeTables.socks.row(size)?.[0] as Value));
    expect(rows.slice(1).map(([from]) => from)).toEqual(rows.slice(0, -1).map(([, to]) => to));
  });

  it('skates and poles for the mountains are told of by themselves', () => {
    expect(shownGuide('skates').lead).not.toContain('tykke sokker');
    expect(shownGuide('mountainPoles').columns).toEqual(['Høyde (cm)']);
    expect(shownGuide('mountainPoles').lead).not.toContain('skøyting');
  });

  it('each has a place of its own on the page of all', () => {
    expect(new Set(guideKinds.map(guideAnchor)).size).toBe(guideKinds.length);
  });

  it('tells the fit that reviewers report, and that they differ', () => {
    const variants = ['S', 'M'].map((name) => ({ size: { name } }));
    const given = (fits: number[]) => ({
      ...of('Jakker', 'Skalljakker', [1]),
      variants,
      reviews: fits.map((fit) => ({ rating: 4, true_to_size: fit })),
    });
    expect(articleGuide(given([-1, -1, 0]))?.guide.fit?.short).toBe('Liten i størrelsen');
    expect(articleGuide(given([-1, -1, 0, 0, 1]))?.guide.fit?.sentence).toContain('Varierer');
    expect(articleGuide(given([]))?.guide.fit).toBeUndefined();
  });
});
