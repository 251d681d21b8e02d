import { sizeValues } from '@/lib/lists/size-kind-of';
import type { FacetName, SearchFilters } from '@/server/ports/search-engine';
import type { FixtureArticle } from './fixture';

type Choice = Exclude<FacetName, 'price'>;

/** The slow and obvious answer that every engine must agree with. */
export function passes(article: FixtureArticle, filters: SearchFilters, except?: FacetName): boolean {
  for (const name of choices) {
    const chosen: (number | string)[] | undefined = filters[name];
    if (name !== except && chosen?.length && !chosen.some((value) => valuesOf(article, name).includes(value)))
      return false;
  }
  const { sizes, shops } = filters;
  if (
    except !== 'sizes' &&
    except !== 'shops' &&
    sizes?.length &&
    shops?.length &&
    !inShops(article, shops, sizes).length
  )
    return false;
  const { min = 0, max = Number.POSITIVE_INFINITY } = (except !== 'price' && filters.price) || {};
  if (article.price < min || article.price > max) return false;
  if (filters.ids && !filters.ids.includes(article.id)) return false;
  return !filters.excludeIds?.includes(article.id);
}

/** Rule 4.36: the sizes that stand in these shops. */
const inShops = (article: FixtureArticle, shops: readonly number[], sizes?: readonly string[]) =>
  ofKinds(article).filter(
    (one) => (sizes?.includes(one.size) ?? true) && one.shops.some((shop) => shops.includes(shop)),
  );

const ofKinds = (article: FixtureArticle) =>
  article.held.flatMap(({ size, shops }) => sizeValues(article, [size]).map((value) => ({ size: value, shops })));

export function countValues(
  articles: FixtureArticle[],
  name: Choice,
  { sizes = [], shops = [] }: SearchFilters = {},
): Map<number | string, number> {
  const counts = new Map<number | string, number>();
  for (const article of articles) {
    const values = () => {
      if (name === 'sizes' && shops.length) return inShops(article, shops).map(({ size }) => size);
      if (name !== 'shops' || !sizes.length) return valuesOf(article, name);
      return ofKinds(article)
        .filter(({ size }) => sizes.includes(size))
        .flatMap((one) => one.shops);
    };
    for (const value of new Set(values())) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

export const choices: Choice[] = [
  'genders', 'colors', 'brands', 'shops', 'groups', 'subcategories', 'categories', 'sizes', 'campaigns', 'ratings',
]; // biome-ignore format: a row

function valuesOf(article: FixtureArticle, name: Choice): (number | string)[] {
  if (name === 'colors') return article.colorGroups.map((group) => group.id);
  if (name === 'shops') return article.available;
  if (name === 'campaigns') return article.campaigns.map((campaign) => campaign.campaignId);
  if (name === 'ratings') return [1, 2, 3, 4].filter((stars) => article.reviewCount && article.averageRating >= stars);
  if (name === 'genders') return article.genders.flatMap((id) => (id === 10 ? [10, 1, 2] : [id]));
  if (name === 'sizes') return sizeValues(article, article.sizes);
  return article[name];
}
