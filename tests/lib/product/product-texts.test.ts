import { describe, expect, test } from 'vitest';
import { amountOf, readAmount, unitPrice } from '@/lib/prices/unit-price';
import { careSymbols } from '@/lib/product/care-symbols';
import { foodFacts } from '@/lib/product/food-facts';
import { materialParts } from '@/lib/product/material-parts';

describe('rule 10.19: unit price (kr/kg, kr/l)', () => {
  test.each([
    ['Nettovekt: 125 g', 0.125, 'kg'],
    ['1,5 l', 1.5, 'l'],
    ['6 × 45 g', 0.27, 'kg'],
    ['4x33 cl', 1.32, 'l'],
    ['750 ml', 0.75, 'l'],
    ['2 liter', 2, 'l'],
  ])('%s is %d %s', (text, quantity, unit) => {
    expect(readAmount(text)).toEqual({ quantity, unit });
  });

  test.each(['', '140 g/m²', '8 000 mm', '0 g', '12 lommer', 'liten', '5 geiter'])('%j holds nothing', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });

  test('a text of any length is read', { timeout: 5000 }, () => {
    expect(readAmount('1'.repeat(400_000))).toBeUndefined();
    expect(readAmount(`${'1'.repeat(400_000)} stykker à 5 g`)).toEqual({ quantity: 0.005, unit: 'kg' });
  });

  test('the content counts, not another number of the description; else the name', () => {
    const techDescription = 'Energi: 2 400 kJ\nVekt med boks: 160 g\nNettovekt: 125 g';
    expect(amountOf({ techDescription, name: 'Gryte 300 g' })).toEqual({ quantity: 0.125, unit: 'kg' });
    expect(amountOf({ techDescription: '', name: 'Sportsdrikk 0,5 l' })).toEqual({ quantity: 0.5, unit: 'l' });
    expect(amountOf({ techDescription: 'Innhold: gode saker\nNettovekt: 500 g', name: 'Gryte 300 g' })).toEqual({
      ...{ quantity: 0.5, unit: 'kg' },
    });
    expect(amountOf({ techDescription: 'Vekt: 420 g', name: 'Jakke' })).toBeUndefined();
  });

  test.each([
    [3200, 200, 0.5, 6000],
    [8900, 0, 0.125, 71200],
    [1000, 0, 0.3, 3333],
  ])('%d øre with %d deposit for %d is %d øre', (price, pant, quantity, expected) => {
    expect(unitPrice(price, pant, { quantity, unit: 'l' })).toBe(expected);
  });
});

describe('rule 10.25: ingredients with allergens emphasised, and nutrition as a table', () => {
  const facts = foodFacts(
    'Ingredienser: Potet (42 %), FLØTEPULVER, kokosmelk, HVETEMEL, salt.\n\nNæringsinnhold per 100 g\nEnergi: 1 700 kJ / 406 kcal\nFett: 12,0 g\nherav mettede fettsyrer: 4,2 g',
  );

  test('every allergen is marked and no word is lost', () => {
    expect(facts.paragraphs).toHaveLength(1);
    expect(facts.paragraphs[0]?.label).toBe('Ingredienser');
    const runs = facts.paragraphs[0]?.runs ?? [];
    expect(runs.filter((run) => run.allergen).map((run) => run.text)).toEqual(['FLØTEPULVER', 'HVETEMEL']);
    expect(runs.map((run) => run.text).join('')).toBe('Potet (42 %), FLØTEPULVER, kokosmelk, HVETEMEL, salt.');
  });

  test('the nutrition has a title and rows, and knows what is part of the row above', () => {
    expect(facts.nutrition?.title).toBe('Næringsinnhold per 100 g');
    expect(facts.nutrition?.rows.map((row) => [row.label, row.value, row.part])).toEqual([
      ['Energi', '1 700 kJ / 406 kcal', false],
      ['Fett', '12,0 g', false],
      ['herav mettede fettsyrer', '4,2 g', true],
    ]);
  });

  test.each(['', 'Bare tekst uten tabell.'])('%j has no table', (text) => {
    expect(foodFacts(text).nutrition).toBeUndefined();
  });
});

describe('rule 10.26: care symbols and fibres', () => {
  test.each([
    [
      'Maskinvask 40 °C, skånsom. Ikke blekemiddel. Tørketrommel på lav varme. Ikke stryk trykk og sømmer.',
      ['wash-40-gentle', 'bleach-never', 'tumble-low', 'iron-never'],
    ],
    [
      'Maskinvask 30 °C, ullprogram. Ikke blekemiddel. Ikke tørketrommel. Tørk flatt.',
      ['wash-30-gentle', 'bleach-never', 'tumble-never', 'dry-flat'],
    ],
    [
      'Maskinvask 40 °C. Ikke blekemiddel. Ikke stryk. Tørk hengende.',
      ['wash-40', 'bleach-never', 'dry-hanging', 'iron-never'],
    ],
    ['Håndvask 30 °C. Ikke blekemiddel. Ikke tørketrommel.', ['wash-hand', 'bleach-never', 'tumble-never']],
    ['Vask 60 °C. Stryk på lav varme. Ikke rens.', ['wash-60', 'iron-low', 'clean-never']],
    ['Tørkes av med fuktig klut.', []],
    ['', []],
  ])('%s', (text, symbols) => {
    expect(careSymbols(text)).toEqual(symbols);
  });

  test.each([
    [
      '92 % polyamid, 8 % elastan',
      [
        [
          '',
          [
            ['Polyamid', 92],
            ['Elastan', 8],
          ],
        ],
      ],
    ],
    ['100 % polyester', [['', [['Polyester', 100]]]]],
    [
      'Overdel tekstil, fôr tekstil, såle gummi',
      [
        ['Overdel', [['Tekstil', undefined]]],
        ['Fôr', [['Tekstil', undefined]]],
        ['Såle', [['Gummi', undefined]]],
      ],
    ],
    [
      'Ytterstoff 100 % polyamid, flyteelement polyetylenskum',
      [
        ['Ytterstoff', [['Polyamid', 100]]],
        ['Flyteelement', [['Polyetylenskum', undefined]]],
      ],
    ],
    [
      '63,5 % ull, 36,5 % polyamid',
      [
        [
          '',
          [
            ['Ull', 63.5],
            ['Polyamid', 36.5],
          ],
        ],
      ],
    ],
    [
      'Ytterstoff 100 % polyamid, fyll 90 % dun og 10 % fjær',
      [
        ['Ytterstoff', [['Polyamid', 100]]],
        [
          'Fyll',
          [
            ['Dun', 90],
            ['Fjær', 10],
          ],
        ],
      ],
    ],
    [
      '100 % polyamid, fôr og fyll 100 % polyester',
      [
        ['', [['Polyamid', 100]]],
        ['Fôr og fyll', [['Polyester', 100]]],
      ],
    ],
    [
      'Ramme aluminium 6061, gaffel karbon',
      [
        ['Ramme', [['Aluminium 6061', undefined]]],
        ['Gaffel', [['Karbon', undefined]]],
      ],
    ],
    [
      'Overdel syntet, fôr tekstil, skinne rustfritt stål',
      [
        ['Overdel', [['Syntet', undefined]]],
        ['Fôr', [['Tekstil', undefined]]],
        ['Skinne', [['Rustfritt stål', undefined]]],
      ],
    ],
    ['TPE-skum', [['', [['TPE-skum', undefined]]]]],
    ['', []],
  ])('%s', (text, parts) => {
    expect(
      materialParts(text).map(({ part, fibres }) => [part, fibres.map(({ name, percent }) => [name, percent])]),
    ).toEqual(parts);
  });

  test.each([
    ['blanks after a part', `fôr${' '.repeat(400_000)}x`, 'Fôr X'],
    ['blanks between fibres', `5 % ull${' '.repeat(400_000)}x`, 'Ull x'],
    ['lines of blanks', `a${' \n'.repeat(200_000)}b`, 'A'],
  ])('%s, however many, are read', { timeout: 5000 }, (_name, text, first) => {
    const [part] = materialParts(text);
    expect(`${part?.part} ${part?.fibres[0]?.name}`.trim()).toBe(first);
  });
});
