import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ListRoot } from '@/components/list/list-root';
import { PriceFilter } from '@/components/list/price-filter';
import { WordsProvider } from '@/components/words';
import { initialListState } from '@/lib/lists/list-query';
import { clientWords } from '@/lib/messages';

const counts = { genders: [], colors: [], brands: [], sizes: [], groups: [], shops: [], campaigns: [], ratings: [] };

function fields(price?: { min?: number; max?: number }) {
  const state = initialListState('bestseller');
  const initial = {
    ...{ path: '/sko', defaultSort: 'bestseller' as const, colors: [] },
    state: { ...state, filters: { ...state.filters, ...(price && { price }) } },
    answer: { total: 1, counts, blocking: [] },
  };
  const html = renderToString(
    <WordsProvider words={clientWords}>
      <ListRoot initial={initial}>
        <PriceFilter bounds={{ min: 33_900, max: 299_900 }} />
      </ListRoot>
    </WordsProvider>,
  );
  return ['prisfra', 'pristil'].map((name) => {
    const field = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
    return /\svalue="([^"]*)"/.exec(field)?.[1];
  });
}

describe('rule 5.7: the fields of a price', () => {
  it.each([
    [undefined, ['', '']],
    [{ max: 100 }, ['', '1']],
    [{ min: 50_000, max: 9_999_900 }, ['500', '99999']],
  ])('of %j say %j, as the chip does, also where no goods cost that', (price, expected) =>
    expect(fields(price)).toEqual(expected),
  );
});
