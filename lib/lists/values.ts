import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { sizeValues } from './size-kind-of';

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

export const UNISEX = 10;
const fitsUnisex = [1, 2];

const STARS = [1, 2, 3, 4];

/** Rule 4.51: in lists for genders that unisex goods fit, these come last. */
export const unisexLast = (...asked: (readonly number[] | undefined)[]): boolean =>
  asked.some((genders) => genders?.length && genders.every((id) => fitsUnisex.includes(id)));

export const isUnisex = ({ genders }: Pick<ArticleListItem, 'genders'>) => genders.includes(UNISEX);

export function valuesOf(article: ArticleListItem, filter: ValueFilter): (number | string)[] {
  switch (filter) {
    case 'genders':
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
