import MiniSearch from 'minisearch';
import type { IndexSource, SearchQuery, SearchResult } from '@/server/ports/search-engine';
import { countValues, passes } from '@/tests/contracts/search-engine/brute-force';
import type { FixtureArticle } from '@/tests/contracts/search-engine/fixture';

/** MiniSearch with its defaults; filters are its own, facets are counted over the hits. */
export function createMiniSearch() {
  const articles = new Map<number, FixtureArticle>();
  const index = new MiniSearch<FixtureArticle>({
    fields: ['name', 'group2', 'group3', 'brand', 'gender', 'color', 'sizes', 'description', 'articleNo'],
    extractField: (article, field) =>
      field === 'color'
        ? article.colors.map((color) => color.name).join(' ')
        : (article[field as keyof FixtureArticle] as string),
  });
  const article = (id: number) => articles.get(id) as FixtureArticle;

  return {
    async index(catalogue: IndexSource): Promise<number> {
      for await (const batch of catalogue.articles()) {
        for (const one of batch as FixtureArticle[]) articles.set(one.id, one);
        index.addAll(batch as FixtureArticle[]);
      }
      return articles.size;
    },

    async search({ text = '', filters = {}, facets = [], take = 10 }: SearchQuery): Promise<SearchResult> {
      const found = index.search(text, { filter: ({ id }) => passes(article(id), filters) });
      const all = found.map(({ id }) => article(id));
      return {
        hits: found.slice(0, take).map(({ id, score }) => ({ id, score, article: article(id) })),
        total: found.length,
        facets: Object.fromEntries(
          facets.flatMap((name) => (name === 'price' ? [] : [[name, countValues(all, name)] as const])),
        ),
      };
    },
  };
}
