import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { eanCheckDigit, isEan13 } from '@/lib/catalogue/ean';
import { nameWithBrand, shownName } from '@/lib/catalogue/shown-names';
import { compareNames, compareSizes } from '@/lib/norway/norwegian-order';
import { formatOrgNo, normaliseOrgNo } from '@/lib/norway/organisation-number';
import { slugify } from '@/lib/text/slug';

describe('slugs', () => {
  test.each([
    ['Friluft og camping', 'friluft-og-camping'],
    ['Klær', 'klær'],
    ['Hjelmer & alpinbriller', 'hjelmer-&-alpinbriller'],
    ['  Dunjakke  (herre), 100 % ', 'dunjakke-herre-100'],
    ['Fjällräven Kånken', 'fjallraven-kånken'],
    ['A\u030Asane', 'åsane'],
    ['Ski – 42 2/3', 'ski-42-2-3'],
    ['Größe', 'gro-e'],
    ['!!!', ''],
  ])('rule 2.7: %j is %j', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('a slug is its own slug and holds no other characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugify(name);
        expect(slugify(slug)).toBe(slug);
        expect(slug).toMatch(/^([a-z0-9æøå&]+(-[a-z0-9æøå&]+)*)?$/);
      }),
    );
  });
});

describe('one name for a line', () => {
  test.each([
    ['Møllestad', 'Heia skibrille', 'Møllestad Heia skibrille'],
    ['Møllestad', 'Møllestad Heia skibrille', 'Møllestad Heia skibrille'],
    ['Møllestad', 'MØLLESTAD Heia', 'MØLLESTAD Heia'],
    ['Møllestad', 'Møllestad', 'Møllestad'],
    ['Fjell', 'Fjellreven-aktig sekk', 'Fjell Fjellreven-aktig sekk'],
    ['Fjell', 'Fjell-jakke', 'Fjell-jakke'],
    ['', 'Heia skibrille', 'Heia skibrille'],
  ])('%j and %j are %j', (brand, name, one) => {
    expect(nameWithBrand({ brand, name })).toBe(one);
  });
});

describe('rule 9.10: names that are shown otherwise', () => {
  test.each([
    ['Tekstil', 'Klær'],
    ['Klikk & Hent', 'Ukens annonse!'],
    ['Unisex', 'Uni'],
    ['Sko', 'Sko'],
    ['Tekstiler', 'Tekstiler'],
  ])('%s is shown as %s', (name, shown) => {
    expect(shownName(name)).toBe(shown);
  });
});

describe('EAN-13', () => {
  test.each(['7038010009457', '4006381333931', '5901234123457'])('%s is right', (ean) => {
    expect(isEan13(ean)).toBe(true);
  });

  it('finds every single wrong digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{12}$/), fc.nat(12), fc.integer({ min: 1, max: 9 }), (first12, at, by) => {
        const ean = first12 + eanCheckDigit(first12);
        const wrong = ean.slice(0, at) + ((Number(ean[at]) + by) % 10) + ean.slice(at + 1);
        expect(isEan13(ean)).toBe(true);
        expect(isEan13(wrong)).toBe(false);
      }),
    );
  });

  test.each(['', '703801000945', '70380100094570', '703801000945x', ' 7038010009457'])('%j is none', (ean) => {
    expect(isEan13(ean)).toBe(false);
  });
});

describe('rule 10.20: organisation numbers pass MOD11', () => {
  // Brønnøysundregistrene, Skatteetaten, Posten Norge.
  test.each(['974760673', '974 761 076', 'NO 984 661 185 MVA', 'no984661185mva'])('%s does', (text) => {
    expect(normaliseOrgNo(text)).toMatch(/^\d{9}$/);
  });

  test.each(['974760674', '97476067', '9747606733', 'SE974760673', '', '987654321'])('%j does not', (text) => {
    expect(normaliseOrgNo(text)).toBeUndefined();
  });

  test('a number whose check digit would be 10 is never right', () => {
    const right = (first8: string) => Array.from({ length: 10 }, (_, last) => first8 + last).filter(normaliseOrgNo);
    expect(right('10000002')).toEqual(['100000024']); // 1×3 + 2×2 = 7, and 4 makes 11
    expect(right('40000000')).toEqual([]); // 4×3 = 12: a remainder of 1 leaves no digit
    expect(right('00000101')).toEqual(['000001015']); // 4 + 2 = 6, and 5 makes 11
  });

  test("written 'NO 974 760 673 MVA'; what is none comes back as it is", () => {
    expect(formatOrgNo('974760673')).toBe('NO\u00a0974\u00a0760\u00a0673\u00a0MVA');
    expect(normaliseOrgNo(formatOrgNo('974760673'))).toBe('974760673');
    expect(formatOrgNo('123')).toBe('123');
  });
});

describe('rule 14.7: Norwegian order', () => {
  test('names end on æ, ø, å, and numbers count by value', () => {
    const names = ['Ål', 'Ørret', 'Ærfugl', 'Zebra', 'Telt 10', 'Telt 2', 'ape', 'Bjørn'];
    expect(names.sort(compareNames)).toEqual(['ape', 'Bjørn', 'Telt 2', 'Telt 10', 'Zebra', 'Ærfugl', 'Ørret', 'Ål']);
  });

  test.each([
    [
      ['XXL', 'S', 'XL', 'M', 'XS', 'L', '3XL', 'XXS'],
      ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'],
    ],
    [
      ['42 2/3', '42', '43 1/3', '42,5', '41', '10'],
      ['10', '41', '42', '42,5', '42 2/3', '43 1/3'],
    ],
    [
      ['128', '98/104', '110', '86', '122-128'],
      ['86', '98/104', '110', '122-128', '128'],
    ],
    [
      ['One size', 'M', '42', 'S/M', 'Én størrelse', 'L'],
      ['42', 'S/M', 'M', 'L', 'Én størrelse', 'One size'],
    ],
    [
      ['2 år', '6 mnd', '1 år', '0-3 mnd', '92'],
      ['0-3 mnd', '6 mnd', '1 år', '2 år', '92'],
    ],
    [
      ['Lang', 'Kort', 'One Size', 'XL', 'EU 38', '37'],
      ['37', 'EU 38', 'XL', 'Kort', 'Lang', 'One Size'],
    ],
  ])('sizes %j', (sizes, ordered) => {
    expect(sizes.sort(compareSizes)).toEqual(ordered);
  });

  it('is an order: any shuffle sorts alike', () => {
    const size = fc.oneof(
      fc.constantFrom('XS', 'S', 'M', 'L', 'XL', '2XL', 'One size', '42 2/3', '42', '6 mnd', '1 år', 'Lang', 'S/M', ''),
      fc.string(),
    );
    const shuffled = fc.uniqueArray(size, { selector: (text) => text, maxLength: 12 });
    fc.assert(
      fc.property(shuffled, (sizes) => {
        const sorted = [...sizes].sort(compareSizes);
        for (const [i, a] of sorted.entries()) {
          for (const b of sorted.slice(i)) expect(compareSizes(a, b)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});
