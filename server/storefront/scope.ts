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

/** What every brand's shop is made from. */
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

/**
 * One brand's part of the chain: what it may show, and the registers it reads. What `remember` keeps is the same object
 * until the chain's data change, so that a public answer is written once and a page reads a register once.
 */
export function createScope(brand: Brand, sources: Sources, remember: Remember) {
  const { catalogue, content, engine } = sources;
  const productLines = () => remember('productlines', catalogue.productLines);

  /** The product lines the brand's shop shows (their ids); undefined for the whole catalogue. */
  async function lines(): Promise<number[] | undefined> {
    if (!brand.productLine) return undefined;
    return (await productLines()).filter((line) => line.slug === brand.productLine).map((line) => line.id);
  }

  /** The filters, kept to what the brand shows. An empty list of lines would be no filter, so it becomes no articles. */
  async function kept(filters: SearchFilters = {}): Promise<SearchFilters> {
    const shown = await lines();
    if (!shown) return filters;
    const asked = filters.brands?.length ? filters.brands.filter((id) => shown.includes(id)) : shown;
    return asked.length > 0 ? { ...filters, brands: asked } : { ...filters, ids: [] };
  }

  /** The brand's articles that a search finds. */
  async function articles(query: SearchQuery): Promise<ArticleListItem[]> {
    const found = await engine.search({ ...query, filters: await kept(query.filters) });
    return found.hits.map((hit) => hit.article);
  }

  return {
    brand,
    sources,
    remember,
    /** The same, kept apart from what other brands remember under that name. */
    rememberOwn: <T>(name: string, load: () => Promise<T>) => remember(`${name}:${brand.id}`, load),
    lines,
    kept,
    articles,
    productLines,
    genders: () => remember('genders', catalogue.genders),
    colorGroups: () => remember('colorgroups', catalogue.colorGroups),
    settings: () => remember(`settings:${brand.id}`, () => content.settings(brand.id)),
    /** The category tree, counted over what the brand shows. */
    tree: async () => catalogue.categories(await lines()),
  };
}

export type Scope = ReturnType<typeof createScope>;
