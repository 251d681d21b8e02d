import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { sizeValues } from './size-kind-of';

/** The filters an article can have any number of values in, under the names of the filters. */
export const valueFilters = [
  'genders',
  'colors',
  'brands',
  'shops',
  'groups',
  'subcategories',
  'categories',
  'campaigns',
  'sizes',
  'ratings',
] as const;
export type ValueFilter = (typeof valueFilters)[number];

/** Goods for everyone. */
export const UNISEX = 10;
const fitsUnisex = [1, 2];

/** So many stars or more, as one may ask for. */
const STARS = [1, 2, 3, 4];

/** Rule 4.51: whether a list is for the genders that unisex goods fit, and not for those goods themselves: then they come last. */
export const unisexLast = (...asked: (readonly number[] | undefined)[]): boolean =>
  asked.some((genders) => genders?.length && genders.every((id) => fitsUnisex.includes(id)));

export const isUnisex = ({ genders }: Pick<ArticleListItem, 'genders'>) => genders.includes(UNISEX);

/** What an article is found and counted under in a filter. */
export function valuesOf(article: ArticleListItem, filter: ValueFilter): (number | string)[] {
  switch (filter) {
    case 'genders':
      // Unisex goods fit Herre and Dame: they are found and counted under both.
      return isUnisex(article) ? [...article.genders, ...fitsUnisex] : article.genders;
    case 'colors':
      return article.colorGroups.map((group) => group.id);
    case 'shops':
      return article.available;
    case 'campaigns':
      return article.campaigns.map((campaign) => campaign.campaignId);
    case 'ratings':
      return article.reviewCount > 0 ? STARS.filter((stars) => article.averageRating >= stars) : [];
    case 'sizes':
      return sizeValues(article, article.sizes);
    default:
      return article[filter];
  }
}
