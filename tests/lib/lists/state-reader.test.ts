import { expect, it } from 'vitest';
import type { ListCounts } from '@/lib/contracts/lists';
import { choiceFilters, initialListState, noFilters } from '@/lib/lists/list-query';
import { stateReader } from '@/lib/lists/state-reader';

const counts = { ...Object.fromEntries(choiceFilters.map((name) => [name, []])), colors: [[1, 3]] } as ListCounts;
const state = { ...initialListState('bestseller'), filters: { ...noFilters(), shops: [7] } };
const prices = { min: 34_900, max: 369_900 };

it.each([
  ['farge=1_999&butikk=7_8', { colors: [1], shops: [7] }],
  ['pristil=100', {}],
  ['prisfra=3000&pristil=500', { price: { max: 50_000 } }],
])('rule 2.51, rule 5.7: %s is read as the server reads it', (query, filters) => {
  const read = stateReader({ defaultSort: 'bestseller', state, prices, answer: { counts } });
  expect(read(query).filters).toEqual({ ...noFilters(), ...filters });
});
