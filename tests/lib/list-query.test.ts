import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListState, partSegments, readListState, stateSegment, writeListState } from '@/lib/list-query';

const read = (query: string, fallback?: ListState['sort']) => readListState(new URLSearchParams(query), fallback);

describe('a list says how it is sorted and paged in its address', () => {
  it.each([
    ['', { sort: 'bestseller', descending: false, page: 1 }],
    ['sortering=pris', { sort: 'price', descending: false, page: 1 }],
    ['sortering=navn&rekkefolge=synkende&side=3', { sort: 'name', descending: true, page: 3 }],
    ['rekkefolge=synkende', { sort: 'bestseller', descending: false, page: 1 }],
    ['side=0', { sort: 'bestseller', descending: false, page: 1 }],
    ['side=-2', { sort: 'bestseller', descending: false, page: 1 }],
    ['side=2.5', { sort: 'bestseller', descending: false, page: 1 }],
    ['side=999999', { sort: 'bestseller', descending: false, page: 1 }],
    ['sortering=__proto__', { sort: 'bestseller', descending: false, page: 1 }],
    ['utm_source=x&gclid=1&sortering=pris', { sort: 'price', descending: false, page: 1 }],
  ] as const)('reads "%s"', (query, state) => {
    expect(read(query)).toEqual(state);
  });

  it('writes one spelling: fixed order, defaults left out', () => {
    expect(writeListState(read('side=2&rekkefolge=synkende&utm=1&sortering=pris'))).toBe(
      'sortering=pris&rekkefolge=synkende&side=2',
    );
    expect(writeListState(read('sortering=bestselger'))).toBe('');
    expect(writeListState(read('sortering=bestselger', 'relevance'), 'relevance')).toBe('sortering=bestselger');
  });

  it('what is written reads back the same, also as a path segment', () => {
    const states = fc.record<ListState>({
      sort: fc.constantFrom('bestseller', 'price', 'name'),
      descending: fc.boolean(),
      page: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(states, (state) => {
        const query = writeListState(state);
        expect(read(query)).toEqual(state);
        expect(partSegments(['kl%C3%A6r', stateSegment(query)])).toEqual({ path: ['klær'], state });
      }),
    );
  });
});
