import type { Category } from '@/lib/contracts/catalogue';
import { categoryPath } from './paths';

export interface CategoryEntry {
  id: number;
  level: 1 | 2 | 3;
  name: string;
  path: string;
  count: number;
}

export const flattenCategories = (categories: readonly Category[]): CategoryEntry[] =>
  categories.flatMap(({ id, name, slug, count, subcategories }) => [
    { id, level: 1 as const, name, path: categoryPath(slug), count },
    ...subcategories.flatMap((sub) => [
      {
        id: sub.ArticleGroup2ID,
        level: 2 as const,
        name: sub.Name,
        path: categoryPath(slug, sub.slug),
        count: sub.articlesCount,
      },
      ...sub.groups.map((group) => ({
        id: group.id,
        level: 3 as const,
        name: group.name,
        path: categoryPath(slug, sub.slug, group.slug),
        count: group.articlesCount,
      })),
    ]),
  ]);
