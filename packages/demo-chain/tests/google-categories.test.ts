import { categories, groups, subcategories } from 'demo-chain/categories';
import { describe, expect, it } from 'vitest';
import { googleCategory } from '@/lib/seo/google-taxonomy';

const places = groups.map(({ name: group3, subcategoryId }) => {
  const sub = subcategories.find(({ id }) => id === subcategoryId);
  const category = categories.find(({ id }) => id === sub?.categoryId);
  const group2 = sub?.name ?? '';
  return { category, group2, group3, google: googleCategory({ group2, group3 }, category) };
});
const under = (top: string) => places.filter(({ google }) => google.startsWith(top)).map(({ group3 }) => group3);

describe('rule 12.9: a thing stands in the feed where Google would look for it', () => {
  it('every group of the chain more exactly than by the name of a department', () => {
    const coarse = places.filter(({ google }) => !google.includes(' > '));
    expect(coarse.map(({ group2, group3 }) => `${group2} > ${group3}`)).toEqual([]);
  });

  it('what is eaten, drunk or worn by a dog is no camping gear', () => {
    expect(under('Food, Beverages & Tobacco').sort()).toEqual(['Energibarer', 'Sportsdrikk', 'Turmat']);
    expect(under('Animals & Pet Supplies').sort()).toEqual(['Hundeseler', 'Trekkseler']);
  });

  it('what is worn is clothing, whatever it is worn for', () => {
    const worn = /(jakker|bukser|shorts|tights|trøyer|briller|hansker|badetøy)( barn)?$/i;
    const elsewhere = places.filter(({ group3, google }) => worn.test(group3) && !/Apparel/.test(google));
    expect(elsewhere.map(({ group3 }) => group3)).toEqual(['Alpinbriller']);
  });

  it('a category nobody has named is told as the one around it, and an unknown one not at all', () => {
    expect(googleCategory({ group2: 'Jakker', group3: 'Ny' }, { slug: 'klær' })).toMatch(/Coats & Jackets$/);
    expect(googleCategory({ group2: 'Nytt', group3: 'Ny' }, { slug: 'sykkel' })).toMatch(/> Cycling$/);
    expect(googleCategory({ group2: 'Nytt', group3: 'Ny' }, undefined)).toBe('');
  });
});
