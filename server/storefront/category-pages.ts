import type { Category, Subcategory } from '@/lib/contracts/catalogue';
import { ShopError } from '@/lib/errors';
import { decoded } from '@/lib/routes/decode';
import type { SearchFilters } from '@/server/ports/search-engine';
import { findPlace, nearestPlace } from './places';
import type { Scope } from './scope';
import { menu } from './site';

const PER_PAGE = 20;

/** Rule 7.2: the query of a category's list. */
export interface Listing {
  page: number;
  per_page: number;
  orderBy: 'name' | 'price' | 'bestseller' | 'newest';
  order: 'asc' | 'desc';
}

async function availableProductlines(scope: Scope, filters: SearchFilters) {
  const [lines, found] = await Promise.all([
    scope.productLines(),
    scope.sources.engine.search({ within: await scope.kept(filters), take: 0, facets: ['brands'] }),
  ]);
  const counts = found.facets.brands ?? new Map();
  return lines
    .map((line) => ({ ...line, count: counts.get(line.id) ?? 0 }))
    .filter((line) => line.count > 0)
    .sort((a, b) => b.count - a.count || a.id - b.id);
}

/** Leads a banner of a place that the brand does not show to the nearest place above. */
async function bannerLink(scope: Scope, link: string | null): Promise<string | null> {
  if (!link || !scope.brand.productLine) return link;
  const [path = ''] = link.split(/[?#]/);
  const parts = path.slice(1).split('/').map(decoded);
  const places = await scope.sources.catalogue.categories();
  if (!path.startsWith('/') || !places.some(({ slug }) => slug === parts[0])) return link;
  const shown = await menu(scope);
  return findPlace(parts, shown) ? link : nearestPlace(path, shown);
}

/** Rule 3.5: each main group, with the page numbers of its list as it opens. */
export const categories = (scope: Scope) =>
  scope.rememberOwn('categories', async () =>
    Promise.all(
      (await scope.tree()).map(async (category) => ({
        ...category,
        bannerLink: await bannerLink(scope, category.bannerLink),
        availableProductlines: await availableProductlines(scope, { categories: [category.id] }),
        current_page: 1,
        last_page: Math.max(1, Math.ceil(category.count / PER_PAGE)),
      })),
    ),
  );

async function page<Place>(scope: Scope, place: Place, filters: SearchFilters, listing: Listing) {
  const [list, lines] = await Promise.all([
    scope.sources.catalogue.list({
      filters: await scope.kept(filters),
      sort: listing.orderBy,
      descending: listing.order === 'desc',
      page: listing.page,
      perPage: listing.per_page,
    }),
    availableProductlines(scope, filters),
  ]);
  return { ...place, ...list, availableProductlines: lines };
}

/** @throws {ShopError} not_found */
export async function categoryPage(scope: Scope, id: number, listing: Listing) {
  const category = (await scope.tree()).find((one: Category) => one.id === id);
  if (!category) throw new ShopError('not_found');
  return page(
    scope,
    { ...category, bannerLink: await bannerLink(scope, category.bannerLink) },
    { categories: [id] },
    listing,
  );
}

/** @throws {ShopError} not_found */
export async function subcategory(scope: Scope, id: number): Promise<Subcategory> {
  const all = (await scope.tree()).flatMap((category) => category.subcategories);
  const found = all.find((one) => one.ArticleGroup2ID === id);
  if (!found) throw new ShopError('not_found');
  return found;
}

export const subcategoryPage = async (scope: Scope, id: number, listing: Listing) =>
  page(scope, await subcategory(scope, id), { subcategories: [id] }, listing);
