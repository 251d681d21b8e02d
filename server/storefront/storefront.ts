import type { Brand, BrandId } from '@/lib/brands/brand';
import { brandOf } from '@/lib/brands/brands';
import type { ArticleDetail } from '@/lib/contracts/catalogue';
import type { ArticleFilters } from '@/lib/contracts/search';
import type { Site } from '@/lib/contracts/site';
import { ShopError } from '@/lib/errors';
import { decoded } from '@/lib/routes/decode';
import { createMemo } from '@/server/platform/memoise';
import type { SearchQuery } from '@/server/ports/search-engine';
import { articleById, bundle, campaignArticles, campaigns, featured, ownGoods, product, related } from './articles';
import { categories, categoryPage, type Listing, subcategory, subcategoryPage } from './category-pages';
import { feed } from './feeds';
import { home } from './home';
import { findList, type List } from './lists';
import { nearestPlace } from './places';
import { createScope, type Sources } from './scope';
import { type SearchAsked, search } from './search';
import { contact, freight, menu, registers } from './site';
import { sitemapIndex, sitemapPart, sizeGuides } from './sitemap';
import { suggest } from './suggest';

/** For changes by the clock. */
const KEEP_MS = 60_000;

interface Parts extends Sources {
  urlOf(brand: BrandId): string;
}

/** `forget` is called when the data have changed. */
export function createStorefronts({ urlOf, ...sources }: Parts) {
  const { remember, forget } = createMemo(KEEP_MS);
  const fronts = new Map<BrandId, Storefront>();

  function open(brand: Brand) {
    const scope = createScope(brand, sources, remember);
    const url = urlOf(brand.id);
    return {
      brand: scope.brand,
      settings: scope.settings,
      freight: () => freight(scope),
      /** Shops by name, without the web shop. */
      shops: () => remember('shops', sources.shops.all),
      ...registers(scope),

      async site(): Promise<Omit<Site, 'optionalScripts'>> {
        const [shown, reached] = await Promise.all([menu(scope), contact(scope)]);
        return { brand: scope.brand, url, ...shown, contact: reached };
      },
      menu: () => menu(scope),
      /** Returns the path, or the nearest above that the brand has goods in. */
      nearest: async (path: string) => nearestPlace(path, await menu(scope)),
      home: (preview?: string) => home(scope, preview),

      /** `segments` are decoded, without the state; undefined is a 404. */
      list: (segments: string[]) => findList(scope, segments),
      /** @throws {ShopError} not_found */
      async getList(path: string): Promise<List> {
        const list = await findList(scope, path.slice(1).split('/').map(decoded));
        if (!list) throw new ShopError('not_found');
        return list;
      },

      articles: (query: SearchQuery) => scope.articles(query),
      search: (filters: ArticleFilters, query: SearchAsked) => search(scope, filters, query),
      suggest: (text: string, take: number) => suggest(scope, text, take),
      product: (key: string) => product(scope, key),
      articleById: (id: number) => articleById(scope, id),
      posts: (take: number) => scope.sources.blog.latest(take, scope.brand.id),
      post: (slug: string) => scope.sources.blog.post({ slug }, scope.brand.id),
      ownGoods: <Post extends Parameters<typeof ownGoods>[1][number]>(posts: readonly Post[]) => ownGoods(scope, posts),
      related: (article: ArticleDetail) => related(scope, article),
      bundle: (ids: number[]) => bundle(scope, ids),
      featured: () => featured(scope),
      campaigns: () => campaigns(scope),
      campaignArticles: () => campaignArticles(scope),

      categories: () => categories(scope),
      categoryPage: (id: number, listing: Listing) => categoryPage(scope, id, listing),
      subcategory: (id: number) => subcategory(scope, id),
      subcategoryPage: (id: number, listing: Listing) => subcategoryPage(scope, id, listing),

      sizeGuides: () => sizeGuides(scope),
      sitemap: () => sitemapIndex(scope, url),
      sitemapPart: (file: string) => sitemapPart(scope, url, file),
      feed: (file: string) => feed(scope, url, file),
    };
  }

  type Storefront = ReturnType<typeof open>;

  return {
    /** An unknown id gives the default brand. */
    of(id: string): Storefront {
      const brand = brandOf(id);
      const known = fronts.get(brand.id);
      // A brand that has been imported again is another object.
      if (known?.brand === brand) return known;
      const front = open(brand);
      fronts.set(brand.id, front);
      return front;
    },
    forget,
  };
}
