import { expect, it } from 'vitest';
import type { SearchFilters, SearchResult } from '@/server/ports/search-engine';
import { listChoices } from '@/server/storefront/list-choices';
import type { Scope } from '@/server/storefront/scope';

const genders = [
  { id: 1, name: 'Herre' },
  { id: 4, name: 'Barn' },
  { id: 11, name: 'Junior' },
  { id: 10, name: 'Uni' },
];
const none = async () => [];
const scope = {
  ...{ genders: async () => genders, colorGroups: none, productLines: none, tree: none },
  sources: { shops: { remembered: { all: none } }, campaigns: { running: none } },
} as unknown as Scope;

const offered = async (within: SearchFilters, counts: [number, number][], total: number) => {
  const facets = { genders: new Map(counts) } as unknown as SearchResult['facets'];
  return (await listChoices(scope, { within }, { facets, total })).genders.map(({ label }) => label);
};

it.each<[string, SearchFilters, [number, number][], number, string[]]>([
  [
    'a list of everything offers all it has',
    {},
    [
      [1, 5],
      [10, 2],
    ],
    7,
    ['Herre', 'Uni'],
  ],
  [
    'a list of one gender has none to choose',
    { genders: [1] },
    [
      [1, 7],
      [10, 2],
    ],
    7,
    [],
  ],
  [
    'a list of two offers these, and nothing else that their goods are',
    { genders: [4, 11] },
    [
      [4, 5],
      [11, 3],
      [10, 1],
    ],
    7,
    ['Barn', 'Junior'],
  ],
  [
    'which no goods tell apart has none either',
    { genders: [4, 11] },
    [
      [4, 7],
      [11, 7],
    ],
    7,
    [],
  ],
])('rule 2.18: %s', async (_name, within, counts, total, expected) => {
  expect(await offered(within, counts, total)).toEqual(expected);
});
