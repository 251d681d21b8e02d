import { blogPage, detail } from './rules';
import * as store from './store';
import type { Blog, BlogDependencies, PostArticles, PostRow } from './types';

export function createBlog({ sql, clock, catalogue }: BlogDependencies): Blog {
  /** Reads the articles of a post; the search engine leaves out hidden ones. */
  async function articlesOf({ mainArticle, relatedArticles }: PostRow): Promise<PostArticles> {
    const ids = [...new Set([...(mainArticle === null ? [] : [mainArticle]), ...relatedArticles])];
    if (ids.length === 0) return { mainArticle: null, relatedArticles: [] };
    const { articles } = await catalogue.list({ filters: { ids }, sort: 'asListed', perPage: ids.length });
    const related = new Set(relatedArticles);
    return {
      mainArticle: articles.find(({ id }) => id === mainArticle) ?? null,
      relatedArticles: articles.filter(({ id }) => related.has(id)),
    };
  }

  return {
    async posts({ category, ...paging }) {
      const { rows, total } = await store.findPosts(sql, clock(), { ...paging, category });
      return blogPage(rows, total, paging);
    },

    async post(key, brand) {
      const row = await store.findPost(sql, clock(), key, brand);
      return row && detail(row, await articlesOf(row));
    },

    latest: (take, brand) => store.findLatest(sql, clock(), take, brand),

    categories: (brand) => store.findCategories(sql, clock(), brand),

    async category(slug, paging) {
      const at = clock();
      const known = (await store.findCategories(sql, at, paging.brand)).find((category) => category.slug === slug);
      if (!known) return undefined;
      const { rows, total } = await store.findPosts(sql, at, { ...paging, category: slug });
      return { ...known, ...blogPage(rows, total, paging) };
    },
  };
}
