import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Suggestions } from '@/lib/contracts/search';
import { productPath, searchPath } from '@/lib/routes/paths';
import type { Mark } from './marks';

/** A line of the popup. `text` is what the field and the recent searches take over. */
export type Option = { href: string } & (
  | { kind: 'query'; text: string }
  | { kind: 'recent'; text: string }
  | { kind: 'category'; name: string; count: number }
  | { kind: 'brand'; name: string; count: number; text: string }
  | { kind: 'article'; article: ArticleListItem; marks: Mark[] }
  | { kind: 'all'; count: number; text: string }
);

export const recentOptions = (searches: string[]): Option[] =>
  searches.map((text) => ({ kind: 'recent', text, href: searchPath(text) }));

export const suggestedOptions = (text: string, found: Suggestions): Option[] => [
  ...found.queries.map((query): Option => ({ kind: 'query', text: query, href: searchPath(query) })),
  ...found.categories.map(({ name, count, path }): Option => ({ kind: 'category', name, count, href: path })),
  ...found.brands.map(
    ({ name, count }): Option => ({ kind: 'brand', name, count, text: name, href: searchPath(name) }),
  ),
  ...found.articles.map(
    (article, i): Option => ({
      kind: 'article',
      article,
      marks: found.marks[i] ?? [],
      href: productPath(article.slug, found.ean),
    }),
  ),
  ...(found.total > found.articles.length
    ? [{ kind: 'all', count: found.total, text, href: searchPath(text) } satisfies Option]
    : []),
];
