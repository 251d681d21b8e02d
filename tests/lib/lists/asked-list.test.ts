import { describe, expect, it } from 'vitest';
import { refusalOf } from '@/lib/assistants/tool-input';
import { askedList, listInput } from '@/lib/lists/asked-list';
import type { ListChoices } from '@/lib/lists/choices';
import { initialListState, noFilters } from '@/lib/lists/list-query';

const none = { colors: [], brands: [], sizes: [], groups: [], shops: [], campaigns: [], ratings: [] };
const choices = {
  ...none,
  genders: [
    { value: 1, label: 'Herre' },
    { value: 2, label: 'Dame' },
  ],
  price: null,
} as unknown as ListChoices;
const state = { ...initialListState('bestseller'), page: 3, filters: { ...noFilters(), genders: [1] } };
const asked = (input: Record<string, unknown>) => askedList(state, choices, input);

describe('rule 12.12: an assistant filters a list as its controls do', () => {
  it('by names, in place of what was chosen', () => {
    expect(asked({ genders: 'dame', maxPrice: 2000 })).toMatchObject({
      page: 1,
      filters: { genders: [2], price: { max: 200_000 } },
    });
    expect(asked({})).toMatchObject({ filters: noFilters(), sort: 'bestseller', descending: false });
  });

  it('a size of several kinds is named once, and asks for each of them', () => {
    const sizes = ['barnesko.23', 'alpinstovler.23', 'sko.42'].map((value) => ({ value, label: value.split('.')[1] }));
    const sized = { ...choices, sizes } as ListChoices;
    expect(JSON.stringify(listInput(sized).properties.sizes)).toContain('["23","42"]');
    expect(askedList(state, sized, { sizes: ['23'] }).filters.sizes).toEqual(['barnesko.23', 'alpinstovler.23']);
  });

  it.each(['bestseller', 'newest', 'price', 'name'])('sorts by %s, as the list does', (sort) => {
    expect(refusalOf(listInput(choices), { sort })).toBeUndefined();
    expect(asked({ sort, descending: true })).toMatchObject({ sort, descending: true });
  });

  it.each([
    { maxPrice: 'abc' },
    { maxPrice: -5 },
    { minPrice: 1e9 },
    { genders: ['Troll'] },
    { sort: 'cheapest' },
    { colors: ['Rød'] },
  ])('refuses %j, and takes no filter off for it', (input) =>
    expect(refusalOf(listInput(choices), input)).toBeTruthy(),
  );

  it('refuses a price from above its to', () => {
    expect(() => asked({ minPrice: 500, maxPrice: 400 })).toThrow('minPrice 500 is above maxPrice 400');
  });
});
