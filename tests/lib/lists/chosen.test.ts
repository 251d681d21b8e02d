import { describe, expect, it } from 'vitest';
import { everythingChosen, waysOut } from '@/lib/lists/chosen';
import { initialListState, type ListFilters, noFilters } from '@/lib/lists/list-query';
import { clientWords } from '@/lib/messages';

const state = (filters: Partial<ListFilters>) => ({
  ...initialListState('bestseller'),
  filters: { ...noFilters(), ...filters },
});
const none = { genders: [], colors: [], brands: [], sizes: [], groups: [], shops: [], campaigns: [], ratings: [] };

describe('rule 4.33: the ways out of an empty list', () => {
  it('are every filter in use, also those that alone give nothing', () => {
    const asked = state({ colors: [1], price: { max: 100 }, excludeIds: [4] });
    expect(waysOut(asked, [{ filter: 'price', total: 50 }])).toEqual([
      { filter: 'price', total: 50 },
      { filter: 'colors', total: 0 },
      { filter: 'excludeIds', total: 0 },
    ]);
  });

  it('are none of what is not chosen', () => {
    expect(waysOut(state({}), [{ filter: 'price', total: 50 }])).toEqual([]);
  });
});

describe('rule 2.18: a chosen size says its kind where the list has several', () => {
  const labels = (sizes: string[], offered: string[]) =>
    everythingChosen(
      state({ sizes }),
      { ...none, sizes: offered.map((value) => ({ value, label: value })), price: null },
      clientWords.list,
    ).map(({ label }) => label);

  it.each([
    [['sko.42'], ['sko.42', 'sko.43'], ['Str. 42']],
    [['sko.42'], ['sko.42', 'klaer.M'], ['Sko, str. 42']],
    [['42'], ['sko.42', 'klaer.M'], ['Str. 42']],
  ])('%j of %j: %j', (chosen, offered, expected) => expect(labels(chosen, offered)).toEqual(expected));
});

it('a chip that is pressed twice stays off', () => {
  const asked = state({ colors: [1, 2], price: { min: 100 } });
  const chips = everythingChosen(asked, { ...none, price: null }, clientWords.list);
  expect(chips.map(({ off }) => off(off(asked)).filters)).toEqual([
    { ...noFilters(), colors: [2], price: { min: 100 } },
    { ...noFilters(), colors: [1], price: { min: 100 } },
    { ...noFilters(), colors: [1, 2] },
  ]);
});
