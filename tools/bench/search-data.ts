import type { SearchFilters, SearchQuery } from '@/server/ports/search-engine';
import { type Facts, type FixtureArticle, fixture } from '@/tests/contracts/search-engine/fixture';
import { judgedQueries } from '@/tests/contracts/search-engine/judged-queries';

const BATCH = 1000;

export async function* catalogue(
  count: number,
  note: (id: number, facts: Facts) => void = () => {},
): AsyncGenerator<FixtureArticle[]> {
  for (let batch = 0; batch * BATCH < count; batch++) {
    const { articles, facts } = fixture(BATCH, batch + 1);
    yield articles.map((article, i) => {
      const id = batch * BATCH + i + 1;
      note(id, facts.get(article.id) as Facts);
      const name = `${article.name} ${1 + (id % 400)}`;
      return { ...article, id, name, articleNo: `NV-${100_000 + id}`, eans: [`70${String(id).padStart(11, '0')}`] };
    });
  }
}

const facets: SearchQuery['facets'] = ['genders', 'colors', 'brands', 'shops', 'groups', 'sizes', 'price'];
const filterSets: SearchFilters[] = [
  {},
  { genders: [2] },
  { colors: [1, 2], shops: [3] },
  { brands: [1, 2, 3], price: { min: 20_000, max: 150_000 } },
];

export const textQueries = judgedQueries.flatMap(({ query: text }) =>
  filterSets.map((filters): SearchQuery => ({ text, filters, facets, take: 48 })),
);

export const listQueries = (['bestseller', 'price', 'name'] as const).flatMap((sort) =>
  filterSets.map((filters): SearchQuery => ({ filters, facets, sort, take: 48 })),
);

/** Prefixes of the judged queries. */
export const prefixes = judgedQueries.map(({ query }) => query.slice(0, 5));
