import type { Brand } from '@/lib/brands/brand';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Blog } from '@/server/catalogue/blog/types';
import type { Campaigns, Content } from '@/server/catalogue/content/types';
import type { Catalogue, CatalogueFacade } from '@/server/catalogue/open';
import type { Polls } from '@/server/catalogue/polls/types';
import type { Shops } from '@/server/catalogue/shops/types';
import type { createMemo } from '@/server/platform/memoise';
import type { SearchEngine, SearchFilters, SearchQuery } from '@/server/ports/search-engine';
import type { SearchWords } from '@/server/search/words/types';

export interface Sources {
  catalogue: Catalogue;
  content: Content;
  campaigns: Campaigns;
  blog: Pick<Blog, 'latest' | 'post'>;
  shops: Pick<Shops, 'all' | 'remembered' | 'shippingMethods'>;
  polls: Pick<Polls, 'active'>;
  social: Pick<CatalogueFacade['social'], 'posts'>;
  engine: SearchEngine;
  searchWords: Pick<SearchWords, 'wishes' | 'redirect'>;
}

type Remember = ReturnType<typeof createMemo>['remember'];

/** Limits data and registers to one brand. `remember` returns the same object until data change: an answer is serialised once. */
export function createScope(brand: Brand, sources: Sources, remember: Remember) {
  const { catalogue, content, engine } = sources;
  const productLines = () => remember('productlines', catalogue.productLines);

  /** The ids of the product lines the brand shows; undefined for all. */
  async function lines(): Promise<number[] | undefined> {
    if (!brand.productLine) return undefined;
    return (await productLines()).filter((line) => line.slug === brand.productLine).map((line) => line.id);
  }

  /** Narrows the filters to the brand's goods. No lines at all would be no filter, so they become no articles. */
  async function kept(filters: SearchFilters = {}): Promise<SearchFilters> {
    const shown = await lines();
    if (!shown) return filters;
    const asked = filters.brands?.length ? filters.brands.filter((id) => shown.includes(id)) : shown;
    return asked.length > 0 ? { ...filters, brands: asked } : { ...filters, ids: [] };
  }

  async function articles(query: SearchQuery): Promise<ArticleListItem[]> {
    const found = await engine.search({ ...query, filters: await kept(query.filters) });
    return found.hits.map((hit) => hit.article);
  }

  return {
    brand,
    sources,
    remember,
    rememberOwn: <T>(name: string, load: () => Promise<T>) => remember(`${name}:${brand.id}`, load),
    lines,
    kept,
    articles,
    productLines,
    genders: () => remember('genders', catalogue.genders),
    colorGroups: () => remember('colorgroups', catalogue.colorGroups),
    settings: () => remember(`settings:${brand.id}`, () => content.settings(brand.id)),
    tree: async () => catalogue.categories(await lines()),
  };
}

export type Scope = ReturnType<typeof createScope>;
