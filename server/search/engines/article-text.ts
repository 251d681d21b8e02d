import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { IndexedArticle } from '@/server/ports/search-engine';

type Extra = Pick<IndexedArticle, 'eans' | 'material'>;

/** Returns all words and codes of an article. */
export function textOf(article: ArticleListItem, extra: Extra | undefined): string {
  const { name, description, articleNo, brand, group2, group3, genders, sizes, season, colors, colorGroups } = article;
  return JSON.stringify([
    name, description, articleNo, brand, group2, group3, genders, sizes, season,
    colors.map((color) => color.name), colorGroups.map((group) => [group.name, group.label]),
    extra?.eans ?? [], extra?.material ?? '',
  ]); // biome-ignore format: a row
}

/** Letters and digits, without the leading zeros that a 12-digit UPC gets as an EAN. */
export const plainCode = (code: string) =>
  code
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/^0+(?=\d{5})/, '');
