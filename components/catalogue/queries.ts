import { ask } from '@/components/api';
import { type Query, query } from '@/components/query';
import type { ArticleListItem } from '@/lib/contracts/catalogue';

/** As long as shared caches keep the answer. */
const FRESH_MS = 60_000;

/** The articles with these ids in that order; those gone or hidden are left out. */
export const bundle = (articles: readonly number[]) => ({
  ...query('GET /articles/bundle', { query: { articles } }),
  staleTime: FRESH_MS,
});

export const newestIn = (id: number) => ({
  ...query('GET /categories/{id}/articles', { params: { id }, query: { orderBy: 'newest', per_page: 2 } }),
  staleTime: FRESH_MS,
});

export const bestsellers = (take: number): Query<ArticleListItem[]> => ({
  queryKey: ['bestsellers', take],
  queryFn: async ({ signal }) => {
    const { hits } = await ask('POST /articles/search', { body: { sort: 'bestseller', take }, signal });
    return hits.hits.map((hit) => hit._source);
  },
  staleTime: FRESH_MS,
});
