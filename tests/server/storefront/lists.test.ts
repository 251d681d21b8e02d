import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ListIndex } from '@/lib/contracts/lists';
import {
  choiceFilters,
  initialListState,
  type ListFilters,
  type ListState,
  noFilters,
  PER_PAGE,
} from '@/lib/lists/list-query';
import { type LocalList, localList } from '@/lib/lists/local-list';
import { isOfKind } from '@/lib/lists/size-kinds';
import { valuesOf } from '@/lib/lists/values';
import { createEmbeddedSearchEngine } from '@/server/search/engines/embedded/engine';
import { listIndex } from '@/server/storefront/list-index';
import { findList, type ListDescription, listOf } from '@/server/storefront/lists';
import { createScope, type Sources } from '@/server/storefront/scope';
import { fixture, inBatches } from '@/tests/contracts/search-engine/fixture';
import { demoBrands as brands } from '@/tests/support/demo-brands';

const { articles } = fixture();
const engine = createEmbeddedSearchEngine();

/** A list of the catalogue that an engine holds; nothing else of the chain is asked. */
const ask = (list: ListDescription, asked = engine) =>
  listOf(
    createScope(
      brands.nordvidda,
      { engine: asked, searchWords: { wishes: () => ({}), redirect: () => undefined } } as Partial<Sources> as Sources,
      (_name, load) => load(),
    ),
    list,
  );

beforeAll(async () => {
  await engine.index(inBatches(articles));
});

const list = (some: Partial<ListDescription>): ListDescription => ({
  path: '/x',
  within: {},
  sort: 'bestseller',
  ...some,
});
const ids = articles.filter((_, i) => i % 3 === 0).map((article) => article.id);
const lists: [string, ListDescription][] = [
  ['the whole catalogue', list({})],
  ['a category', list({ within: { categories: [articles[0]?.category as number] } })],
  ['a gender, with unisex goods', list({ within: { genders: [2] } })],
  ['a search', list({ text: 'jakke', sort: 'relevance' })],
  ['a selection, turned around', list({ within: { ids: ids.toReversed() }, sort: 'asListed' })],
];

const values = (name: (typeof choiceFilters)[number]) => [...new Set(articles.flatMap((one) => valuesOf(one, name)))];
const some = (name: (typeof choiceFilters)[number]) =>
  fc.uniqueArray(fc.constantFrom(...values(name)), { minLength: 1, maxLength: 3 });
const price = fc.constantFrom(...articles.slice(0, 60).map((article) => article.price));
const anyFilter = fc.record({
  ...Object.fromEntries(choiceFilters.map((name) => [name, some(name)])),
  excludeIds: fc.subarray(ids, { minLength: 1, maxLength: 40 }),
  price: fc.record({ min: fc.option(price, { nil: undefined }), max: fc.option(price, { nil: undefined }) }),
});
/** Few filters at a time as well, or nearly every combination would find nothing. */
const filters = fc
  .tuple(anyFilter, fc.subarray([...choiceFilters, 'excludeIds', 'price'], { maxLength: 3 }))
  .map(([all, used]) => {
    const chosen = Object.entries(all).filter(([name]) => used.includes(name));
    return { ...noFilters(), ...Object.fromEntries(chosen) } as ListFilters;
  });
const states = (sort: ListState['sort']) =>
  fc.record({
    filters,
    sort: fc.constantFrom(sort, 'bestseller' as const, 'newest' as const, 'price' as const, 'name' as const),
    descending: fc.boolean(),
    page: fc.integer({ min: 1, max: 4 }),
  });

const cardIds = ({ source }: LocalList, places: number[], page: number) =>
  places.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((place) => source.cards?.[place]?.id);
const sortedCounts = (counts: [number | string, number][]) =>
  counts.toSorted(([a], [b]) => String(a).localeCompare(String(b)));

describe.each(lists)('rule 4.32: the browser answers as the server does: %s', (_name, one) => {
  let index: LocalList;
  beforeAll(async () => {
    // As it travels.
    index = localList(JSON.parse(JSON.stringify(await listIndex(engine, one))) as ListIndex);
  });

  it('the same articles in the same order, the same counts, the same way out, for any combination', async () => {
    const served = ask(one);
    await fc.assert(
      fc.asyncProperty(states(one.sort), async (asked) => {
        const state = asked.sort === 'relevance' || asked.sort === 'asListed' ? { ...asked, descending: false } : asked;
        const server = await served.answer(state);
        fc.pre(index.knows(state));
        const here = index.answer(state);
        expect(here.total).toBe(server.total);
        expect(cardIds(index, here.places, state.page)).toEqual(server.cards.map((card) => card.id));
        for (const name of choiceFilters)
          expect(sortedCounts(here.counts[name]), name).toEqual(sortedCounts(server.counts[name]));
        expect(new Set(here.blocking.map(({ filter, total }) => `${filter} ${total}`))).toEqual(
          new Set(server.blocking.map(({ filter, total }) => `${filter} ${total}`)),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('the whole list is in the index, and some tens of bytes per article without the cards', () => {
    const { cards, ...columns } = index.source;
    expect(cards?.length).toBe(index.source.ids.length);
    expect(JSON.stringify(columns).length / index.source.ids.length).toBeLessThan(200);
  });
});

it('a list too long to send is answered by the server alone', async () => {
  const large = createEmbeddedSearchEngine();
  const [first] = articles;
  const many = Array.from({ length: 20_001 }, (_, i) => ({
    ...(first as (typeof articles)[number]),
    id: i + 1,
    description: '',
  }));
  await large.index(inBatches(many));
  const served = ask(list({}), large);
  expect(await served.columns()).toEqual({ index: null });
  const second = await served.answer({ filters: noFilters(), sort: 'price', descending: false, page: 2 });
  expect(second.total).toBe(20_001);
});

describe('rule 14.22: a search that staff lead to a page', () => {
  it('says so, and is a list all the same', async () => {
    const searchWords = {
      wishes: () => ({}),
      redirect: (text: string) => (text === 'gave kort' ? '/gavekort' : undefined),
    };
    const sources = { engine: createEmbeddedSearchEngine(), searchWords } as Partial<Sources> as Sources;
    const scope = createScope(brands.nordvidda, sources, (_name, load) => load());
    expect(await findList(scope, ['search', 'gave  kort'])).toMatchObject({ text: 'gave kort', leadsTo: '/gavekort' });
    expect((await findList(scope, ['search', 'gave']))?.leadsTo).toBeUndefined();
  });
});

describe('rule 2.18: sizes are of a kind', () => {
  it('an address without the kind is read as every kind, and only kinds are offered and counted', async () => {
    const served = ask(list({}));
    const sizes = (query: string) => ({
      ...initialListState('bestseller'),
      filters: { ...noFilters(), sizes: [query] },
    });
    const plain = await served.stateOf(sizes('43'));
    expect(plain.filters.sizes.toSorted()).toEqual(['barnesko.43', 'sko.43']);
    const { counts, total } = await served.answer(plain);
    const ofKinds = counts.sizes.filter(([value]) => plain.filters.sizes.includes(String(value)));
    expect(ofKinds.reduce((sum, [, count]) => sum + count, 0)).toBe(total);
    expect(total).toBe(articles.filter((article) => article.sizes.includes('43')).length);
    expect(counts.sizes.every(([value]) => isOfKind(value))).toBe(true);
    expect((await served.stateOf(sizes('hund.43'))).filters.sizes).toEqual([]);
  });
});

describe('rule 4.51: the types a list of a gender can be narrowed to', () => {
  it('come by how many of its own goods they have, not by the unisex goods at its end', async () => {
    const [some] = articles as [(typeof articles)[number]];
    const of = (id: number, group: number, gender: number) => ({
      ...{ ...some, id, groups: [group], articleGroup3ID: group, genders: [gender] },
    });
    const own = createEmbeddedSearchEngine();
    await own.index(inBatches([of(1, 8, 10), of(2, 8, 10), of(3, 8, 10), of(4, 9, 2), of(5, 9, 2), of(6, 7, 2)]));
    const groups = [7, 8, 9].map((id) => ({ id, name: `Gruppe ${id}` }));
    const nothing = async () => [];
    const served = (within: ListDescription['within']) =>
      listOf(
        {
          ...createScope(
            brands.nordvidda,
            {
              engine: own,
              searchWords: { wishes: () => ({}), redirect: () => undefined },
              ...{ shops: { remembered: { all: nothing } }, campaigns: { running: nothing } },
            } as unknown as Sources,
            (_name, load) => load(),
          ),
          ...{ genders: nothing, colorGroups: nothing, productLines: nothing },
          tree: async () => [{ subcategories: [{ Name: 'Alt', groups }] }],
        } as unknown as Parameters<typeof listOf>[0],
        list({ within }),
      );
    const offered = async (within: ListDescription['within']) =>
      (await served(within).choices()).groups.map(({ value }) => value);
    expect(await offered({ genders: [2] })).toEqual([9, 7, 8]);
    expect(await offered({})).toEqual([8, 9, 7]);
  });
});

it('rule 5.6: a text longer than any is searched for by its first letters, and is no missing page', async () => {
  const searchWords = { wishes: () => ({}), redirect: () => undefined };
  const scope = createScope(brands.nordvidda, { engine, searchWords } as Partial<Sources> as Sources, (_name, load) =>
    load(),
  );
  const found = await findList(scope, ['search', 'q'.repeat(500)]);
  expect(found?.text).toBe('q'.repeat(200));
});
