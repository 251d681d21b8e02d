import type { ArticleListItem } from '@/lib/contracts/catalogue';

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
] as const;
export type ValueFilter = (typeof valueFilters)[number];

const unisex = 10;
const fitsUnisex = [1, 2];

/** What an article is found and counted under in a filter. */
export function valuesOf(article: ArticleListItem, filter: ValueFilter): (number | string)[] {
  switch (filter) {
    case 'genders':
      // Unisex goods fit Herre and Dame: they are found and counted under both.
      return article.genders.includes(unisex) ? [...article.genders, ...fitsUnisex] : article.genders;
    case 'colors':
      return article.colorGroups.map((group) => group.id);
    case 'shops':
      return article.available;
    case 'campaigns':
      return article.campaigns.map((campaign) => campaign.id);
    default:
      return article[filter];
  }
}
