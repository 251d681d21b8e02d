import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenCount,
  defaultSortOf,
  initialListState,
  type ListState,
  listHref,
  partSegments,
  readListState,
  sortValue,
  stateSegment,
  withoutUnknown,
  writeListState,
} from '@/lib/lists/list-query';

const read = (query: string, defaultSort?: ListState['sort']) => readListState(new URLSearchParams(query), defaultSort);
const opening = initialListState('bestseller');
const filtered = (filters: Partial<ListState['filters']>) => ({
  ...opening,
  filters: { ...opening.filters, ...filters },
});

describe('a list says how it is filtered, sorted and paged in its address', () => {
  it.each([
    ['', opening],
    ['sortering=pris', { ...opening, sort: 'price' }],
    ['sortering=navn&rekkefolge=synkende&side=3', { ...opening, sort: 'name', descending: true, page: 3 }],
    ['sortering=nyhet', { ...opening, sort: 'newest' }],
    ['sortering=pris-synkende', { ...opening, sort: 'price', descending: true }],
    ['sortering=pris-', { ...opening, sort: 'price' }],
    ['kampanje=3_1&vurdering=4', filtered({ campaigns: [1, 3], ratings: [4] })],
    ['rekkefolge=synkende', opening],
    ['side=0', opening],
    ['side=-2', opening],
    ['side=2.5', opening],
    ['side=999999', opening],
    ['sortering=__proto__', opening],
    ['utm_source=x&gclid=1&sortering=pris', { ...opening, sort: 'price' }],
    ['farge=3_1_3', filtered({ colors: [1, 3] })],
    ['farge=3&farge=1', filtered({ colors: [1, 3] })],
    ['farge=rød_-1_0_1.5_99999999999', opening],
    ['str=XL_M_42+2%2F3', filtered({ sizes: ['42 2/3', 'M', 'XL'] })],
    ['prisfra=500&pristil=1500', filtered({ price: { min: 50_000, max: 150_000 } })],
    ['prisfra=&pristil=900', filtered({ price: { max: 90_000 } })],
    ['prisfra=mye&pristil=-3', opening],
    [
      'kjonn=2&merke=7&gruppe=21&butikk=55&uten=9',
      filtered({ genders: [2], brands: [7], groups: [21], shops: [55], excludeIds: [9] }),
    ],
  ])('reads "%s"', (query, state) => {
    expect(read(query)).toEqual(state);
  });

  it('rule 2.25: writes one spelling: fixed order, defaults left out, no value twice', () => {
    expect(writeListState(read('side=2&rekkefolge=synkende&utm=1&sortering=pris'))).toBe(
      'sortering=pris&rekkefolge=synkende&side=2',
    );
    expect(writeListState(read('side=2&butikk=9&farge=2&farge=1&kjonn=2&prisfra=100&farge=1'))).toBe(
      'kjonn=2&farge=1_2&butikk=9&prisfra=100&side=2',
    );
    expect(writeListState(read('sortering=bestselger'))).toBe('');
    expect(writeListState(read('sortering=bestselger', 'relevance'), 'relevance')).toBe('sortering=bestselger');
    expect(listHref('/dame', opening, 'bestseller')).toBe('/dame');
  });

  it('rule 12.2: in whatever order values are chosen, the address is the canonical one', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 8 });
    const sizes = fc.uniqueArray(fc.constantFrom('M', 'XL', 'S', '42 2/3', '3_4', '!'), { maxLength: 6 });
    const chosen = fc.record({
      genders: ids,
      colors: ids,
      brands: ids,
      sizes,
      groups: ids,
      shops: ids,
      excludeIds: ids,
    });
    fc.assert(
      fc.property(chosen, (filters) => {
        const address = writeListState(filtered(filters));
        expect(writeListState(read(address))).toBe(address);
        const otherWay = Object.fromEntries(
          Object.entries(filters).map(([name, values]) => [name, values.toReversed()]),
        );
        expect(writeListState(filtered(otherWay))).toBe(address);
      }),
    );
  });

  it('rule 2.17: the Filter button counts every chosen value, a price range as one', () => {
    expect(chosenCount(read('farge=1_2&str=M&prisfra=100&pristil=200&uten=4&sortering=pris'))).toBe(4);
  });

  it.each([
    ['/search/lue', 'relevance'],
    ['/utvalg/1+2', 'asListed'],
    ['/dame', 'bestseller'],
    ['/kampanje/salg', 'bestseller'],
  ])('%s opens in the order %s', (path, sort) => {
    expect(defaultSortOf(path)).toBe(sort);
  });

  it.each([
    ['bestseller', false, 'bestselger'],
    ['price', true, 'pris-synkende'],
    ['asListed', false, ''],
  ] as const)('rule 2.17: the order %s, turned %s, is one value of a form: %s', (sort, descending, value) => {
    expect(sortValue(sort, descending)).toBe(value);
    if (value) expect(read(`sortering=${value}`)).toMatchObject({ sort, descending });
  });

  it('rule 2.51: what the list does not have is as if it had not been chosen', () => {
    const asked = read('farge=1_999&str=M&butikk=7&prisfra=100&uten=3&side=2');
    const left = withoutUnknown(asked, (name, value) => `${name} ${value}` === 'colors 1' || name === 'shops');
    expect(writeListState(left)).toBe('farge=1&butikk=7&prisfra=100&uten=3&side=2');
  });

  it('rule 2.18: a size without its kind is chosen in every kind the list has it in, and in no other', () => {
    const offered = ['barnesko.23', 'alpinstovler.23', 'barnesko.24'];
    const has = (name: string, value: number | string) => name === 'sizes' && offered.includes(String(value));
    const left = (query: string) => writeListState(withoutUnknown(read(query), has, offered));
    expect(left('str=23')).toBe('str=alpinstovler.23_barnesko.23');
    expect(left('str=barnesko.23')).toBe('str=barnesko.23');
    expect(left('str=24_M')).toBe('str=barnesko.24');
    expect(left('str=sko.23')).toBe('');
  });

  it('what is written reads back the same, also as a path segment', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 5 });
    const sorted = ids.map((some) => some.sort((a, b) => a - b));
    const size = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text.trim() === text);
    const kroner = fc.option(
      fc.integer({ min: 1, max: 1_000_000 }).map((amount) => amount * 100),
      { nil: undefined },
    );
    const price = fc
      .record({ min: kroner, max: kroner })
      .map(({ min, max }) =>
        min === undefined && max === undefined ? undefined : { ...(min && { min }), ...(max && { max }) },
      );
    const states = fc.record({
      filters: fc
        .record({
          genders: sorted,
          colors: sorted,
          brands: sorted,
          sizes: fc.uniqueArray(size, { maxLength: 3 }),
          groups: sorted,
          shops: sorted,
          campaigns: sorted,
          ratings: sorted,
          excludeIds: sorted,
          price,
        })
        .map(({ price: range, ...rest }) => (range ? { ...rest, price: range } : rest)),
      sort: fc.constantFrom('bestseller' as const, 'newest' as const, 'price' as const, 'name' as const),
      descending: fc.boolean(),
      page: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(states, (state: ListState) => {
        const query = writeListState(state);
        const back = read(query);
        expect({ ...back, filters: { ...back.filters, sizes: new Set(back.filters.sizes) } }).toEqual({
          ...state,
          filters: { ...state.filters, sizes: new Set(state.filters.sizes) },
        });
        expect(partSegments(['kl%C3%A6r', stateSegment(query)])).toEqual({ path: ['klær'], state: back });
      }),
    );
  });
});
