import type { BrandId } from '@/lib/brands/brand';
import { brands } from '@/lib/brands/brands';
import type { ArticleListItem, Category, Subcategory } from '@/lib/contracts/catalogue';
import { ShopError } from '@/lib/errors';
import type { SearchFilters, SearchSort } from '@/server/ports/search-engine';
import { openShop } from '@/server/shop';

const PER_PAGE = 20;
const MOST_ARTICLES = 1000;
const sorts = { Name: 'name', Price: 'price', Bestseller: 'bestseller', Newest: 'newest' } as const;

/** Rule 7.2: the query of a list. */
interface Listing {
  page: number;
  per_page: number;
  orderBy: keyof typeof sorts;
  order: 'asc' | 'desc';
}

const productLines = () => {
  const { catalogue } = openShop();
  return catalogue.remember('productlines', catalogue.productLines);
};

/** The product lines the brand of the host shows; undefined for all. */
export async function linesOf(brand: BrandId): Promise<number[] | undefined> {
  const { productLine } = brands[brand];
  if (!productLine) return undefined;
  return (await productLines()).filter((line) => line.slug === productLine).map((line) => line.id);
}

/** The filters, kept to what the brand shows. An empty list of brands would be no filter, so it becomes no articles. */
export async function within(brand: BrandId, filters: SearchFilters): Promise<SearchFilters> {
  const lines = await linesOf(brand);
  if (!lines) return filters;
  const asked = filters.brands?.length ? filters.brands.filter((id) => lines.includes(id)) : lines;
  return asked.length > 0 ? { ...filters, brands: asked } : { ...filters, ids: [] };
}

async function tree(brand: BrandId): Promise<Category[]> {
  return openShop().catalogue.categories(await linesOf(brand));
}

/** The product lines that have articles in a list, most first. */
async function availableProductlines(brand: BrandId, filters: SearchFilters) {
  const { engine } = openShop();
  const [lines, found] = await Promise.all([
    productLines(),
    engine.search({ filters: await within(brand, filters), take: 0, facets: ['brands'] }),
  ]);
  const counts = found.facets.brands ?? new Map();
  return lines
    .map((line) => ({ ...line, count: counts.get(line.id) ?? 0 }))
    .filter((line) => line.count > 0)
    .sort((a, b) => b.count - a.count || a.id - b.id);
}

/** Rule 3.5 for each main group; the page numbers are those of its list as it opens. */
export function listedCategories(brand: BrandId) {
  return openShop().catalogue.remember(`categories:${brand}`, async () =>
    Promise.all(
      (await tree(brand)).map(async (category) => ({
        ...category,
        availableProductlines: await availableProductlines(brand, { categories: [category.id] }),
        current_page: 1,
        last_page: Math.max(1, Math.ceil(category.count / PER_PAGE)),
      })),
    ),
  );
}

async function page<Place>(brand: BrandId, place: Place, filters: SearchFilters, listing: Listing) {
  const sort: SearchSort = sorts[listing.orderBy];
  const descending = listing.order === 'desc';
  const [list, lines] = await Promise.all([
    openShop().catalogue.list({
      filters: await within(brand, filters),
      sort,
      descending,
      page: listing.page,
      perPage: listing.per_page,
    }),
    availableProductlines(brand, filters),
  ]);
  return { ...place, ...list, availableProductlines: lines };
}

export async function categoryPage(brand: BrandId, id: number, listing: Listing) {
  const category = (await tree(brand)).find((one) => one.id === id);
  if (!category) throw new ShopError('not_found');
  return page(brand, category, { categories: [id] }, listing);
}

export async function subcategory(brand: BrandId, id: number): Promise<Subcategory> {
  const all = (await tree(brand)).flatMap((category) => category.subcategories);
  const found = all.find((one) => one.ArticleGroup2ID === id);
  if (!found) throw new ShopError('not_found');
  return found;
}

export const subcategoryPage = async (brand: BrandId, id: number, listing: Listing) =>
  page(brand, await subcategory(brand, id), { subcategories: [id] }, listing);

async function articles(brand: BrandId, filters: SearchFilters, sort: SearchSort): Promise<ArticleListItem[]> {
  const found = await openShop().engine.search({ filters: await within(brand, filters), sort, take: MOST_ARTICLES });
  return found.hits.map((hit) => hit.article);
}

export const bundle = (brand: BrandId, ids: number[]) => articles(brand, { ids }, 'asListed');

/** A brand with a product line of its own shows that; the others what staff have put forward. */
export function brandArticles(brand: BrandId): Promise<ArticleListItem[]> {
  const { catalogue, engine } = openShop();
  return catalogue.remember(`brand:${brand}`, async () => {
    if (brands[brand].productLine) return articles(brand, {}, 'bestseller');
    const found = await engine.search({ sort: 'bestseller', take: Number.MAX_SAFE_INTEGER });
    return found.hits.flatMap(({ article }) => (article.featured ? [article] : [])).slice(0, MOST_ARTICLES);
  });
}

export function campaigns() {
  const shop = openShop();
  return shop.catalogue.remember('campaigns', async () =>
    (await shop.campaigns.running()).map(({ articleIds, ...row }) => ({
      ...row,
      start: row.start.toISOString(),
      end: row.end.toISOString(),
    })),
  );
}

export function campaignArticles(brand: BrandId): Promise<ArticleListItem[]> {
  return openShop().catalogue.remember(`campaign-articles:${brand}`, async () => {
    const ids = (await campaigns()).map((campaign) => campaign.id);
    return ids.length > 0 ? articles(brand, { campaigns: ids }, 'bestseller') : [];
  });
}
