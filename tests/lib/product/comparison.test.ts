import { describe, expect, it, test } from 'vitest';
import { comparedFromPath, comparedFromStored, MOST_COMPARED, toggleCompared } from '@/lib/product/comparison';
import { comparedRows } from '@/lib/product/comparison-rows';
import { featuresOf } from '@/lib/product/feature-panels';

const variant = (size: string, color: string, availability = 1) => ({
  ...{ size: { id: 1, name: size }, color: { name: color }, canPurchase: true },
  ...{ availability, shops: Array.from({ length: availability }, () => ({ id: 3, qty: 1 })) },
});
const article = (over: object) =>
  ({
    ...{ techDescription: '', material: '', season: '', brand: 'Rimfjell', gender: 'Herre' },
    variants: [variant('S', 'Blå'), variant('M', 'Blå')],
    ...over,
  }) as unknown as Parameters<typeof comparedRows>[0][number];
const labels = {
  ...{ brand: 'Merke', gender: 'For', sizes: 'Str', inStock: 'På lager', soldOut: 'Utsolgt', colors: 'Farger' },
  ...{ season: 'Sesong', material: 'Stoff' },
};

describe('rule 2.72: comparing', () => {
  it('has a row for every fact that one of them tells, and says which differ', () => {
    const rows = comparedRows(
      [
        article({ techDescription: 'Vekt: 420 g\nLag: 3\nEn setning for seg selv' }),
        article({ techDescription: 'Lag: 3\nVannsøyle: 20 000 mm', variants: [variant('S', 'Rød')] }),
      ],
      labels,
    );
    expect(rows.map(({ label, values, differs }) => [label, ...values, differs])).toEqual([
      ['Merke', 'Rimfjell', 'Rimfjell', false],
      ['For', 'Herre', 'Herre', false],
      ['Str', 'S, M', 'S', true],
      ['På lager', 'S, M', 'S', true],
      ['Farger', 'Blå', 'Rød', true],
      ['Vekt', '420 g', undefined, true],
      ['Lag', '3', '3', false],
      ['Vannsøyle', undefined, '20 000 mm', true],
    ]);
  });

  it('says which sizes are in stock, and of what has none that it is sold out', () => {
    const [row] = comparedRows(
      [
        article({
          variants: [variant('S', 'Blå', 0), variant('M', 'Blå'), variant('M', 'Rød'), variant('L', 'Rød', 2)],
        }),
        article({ variants: [variant('S', 'Blå', 0)] }),
      ],
      labels,
    ).filter(({ label }) => label === labels.inStock);
    expect(row).toEqual({ label: 'På lager', values: ['M, L', 'Utsolgt'], differs: true });
  });

  it('tells once what a part is made of', () => {
    const rows = comparedRows(
      [
        article({
          techDescription: 'Overdel: Nubuk\nFyll: 80 % dun\nSåle: Vibram',
          material: 'Overdel nubuk, fyll 80 % dun, 20 % fjær, fôr tekstil med membran, såle gummi',
        }),
        article({ material: '92 % polyester, 8 % elastan' }),
      ],
      labels,
    );
    expect(rows.slice(5).map(({ label, values }) => [label, ...values])).toEqual([
      ['Overdel', 'Nubuk', undefined],
      ['Fyll', '80 % dun, 20 % fjær', undefined],
      ['Såle', 'Vibram, Gummi', undefined],
      ['Fôr', 'Tekstil med membran', undefined],
      ['Stoff', undefined, '92 % polyester, 8 % elastan'],
    ]);
  });

  test.each([
    ['12+7', [12, 7]],
    ['12 7', [12, 7]],
    ['7+7+0+x+-1+1.5', [7]],
    ['1+2+3+4+5', [1, 2, 3, 4]],
    ['99999999999', []],
    ['', []],
  ])('the address %j names %j', (text, ids) => {
    expect(comparedFromPath(text)).toEqual(ids);
  });

  it('rule 4.61: four at most, in the order they were chosen; what is damaged is dropped', () => {
    const four = [4, 3, 2, 1].reduce<number[]>(toggleCompared, []);
    expect(four).toEqual([4, 3, 2, 1]);
    expect(toggleCompared(four, 9)).toBe(four);
    expect(toggleCompared(four, 3)).toEqual([4, 2, 1]);
    expect(comparedFromStored([5, 5, 'x', -1, 6, 7, 8, 9])).toEqual([5, 6, 7, 8]);
    expect(comparedFromStored({})).toHaveLength(0);
    expect(MOST_COMPARED).toBe(4);
  });
});

describe('rule 2.71: panels of facts', () => {
  const panels = (techDescription: string, season = '') =>
    featuresOf({ techDescription, season }, 'Sesong').map(({ label, value }) => `${label}: ${value}`);

  test.each<[string, string, string, string[]]>([
    ['none where nothing is told', '', '', []],
    ['none of a single fact', 'Vekt: 420 g', '', []],
    ['none of facts nobody chooses by', 'Lag: 3\nLommer: 4', '', []],
    [
      'the figures first, then weight and season',
      'Lag: 3\nVekt: 590 g\nPustevne: 20 000 g/m²/24 t\nVannsøyle: 20 000 mm\nLommer: 5',
      'Høst/vinter',
      ['Vannsøyle: 20 000 mm', 'Pustevne: 20 000 g/m²/24 t', 'Vekt: 590 g', 'Sesong: Høst/vinter'],
    ],
    [
      'of an e-bike how far it comes, before what season it is for',
      'Motor: Midtmotor, 250 W\nBatteri: 500 Wh\nRekkevidde: 55–105 km\nMakslast: 140 kg\nVekt: 23,9 kg',
      'Vår/sommer',
      ['Batteri: 500 Wh', 'Rekkevidde: 55–105 km', 'Motor: Midtmotor, 250 W', 'Vekt: 23,9 kg'],
    ],
    [
      'at most four',
      'Vannsøyle: 1 mm\nPustevne: 2 g\nIsolasjon: 3 g/m²\nVolum: 4 liter\nVekt: 5 g',
      '',
      ['Vannsøyle: 1 mm', 'Pustevne: 2 g', 'Isolasjon: 3 g/m²', 'Vekt: 5 g'],
    ],
    ['what is too long for a panel is left to the table', `Batteri: ${'x'.repeat(40)}\nVekt: 5 g`, '', []],
  ])('%s', (_name, tech, season, expected) => {
    expect(panels(tech, season)).toEqual(expected);
  });
});
