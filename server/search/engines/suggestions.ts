import type { Analyser } from '@/lib/search/analyser';
import { joint } from '@/lib/search/lexicon';
import { fold, normalise } from '@/lib/search/normalise';
import type { Suggestion } from '@/server/ports/search-engine';
import type { Names } from './category-and-brand-names';

/** Names that the list shape lacks, by `level:id`. */
export type CategoryNames = () => ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>;

export const mostQueries = 4;
export const placeLevels = [
  ['categories', 1],
  ['subcategories', 2],
  ['groups', 3],
] as const;

export function splitTyped(prefix: string): { before: string; last: string } {
  const typed = normalise(prefix).replace(/\s+/g, ' ').trimStart();
  const at = typed.lastIndexOf(' ') + 1;
  return { before: typed.slice(0, at), last: fold(typed.slice(at)) };
}

const most = { categories: 5, brands: 3 };

/** Articles found, and shown in all, of a category or brand. */
export interface Counted {
  id: number;
  found: number;
  shown: number;
}

export function suggestedCategories(
  counted: Iterable<Counted & { level: 1 | 2 | 3 }>,
  own: Names,
  names: ReadonlyMap<string, string>,
  typed: string,
): Suggestion['categories'] {
  const found = [...counted].flatMap(({ id, level, found: count, shown }) => {
    const name = names.get(`${level}:${id}`) ?? own.category(level, id);
    return name && count
      ? [{ id, level, name, count, share: count / Math.max(count, shown), fits: fits(name, typed) }]
      : [];
  });
  // A category that is all about it says more than a large one with some.
  found.sort((a, b) => b.fits - a.fits || b.count * b.share - a.count * a.share || b.level - a.level || a.id - b.id);
  return found.slice(0, most.categories).map(({ share: _, fits: __, ...category }) => category);
}

export function suggestedBrands(
  counted: Iterable<Omit<Counted, 'shown'>>,
  own: Names,
  typed: string,
): Suggestion['brands'] {
  const found = [...counted].flatMap(({ id, found: count }) => {
    const name = own.brand(id);
    return name && count ? [{ id, name, count, fits: fits(name, typed) }] : [];
  });
  found.sort((a, b) => b.fits - a.fits || b.count - a.count || a.id - b.id);
  return found.slice(0, most.brands).map(({ fits: _, ...brand }) => brand);
}

const fits = (name: string, typed: string) => Number(fold(normalise(name)).startsWith(typed));

/** Whether a word may complete a query: not a model's name, nor said before, nor part or kind of what is. */
export function completesAfter(analyser: Analyser, before: string): (token: string) => boolean {
  const said = before.split(/\s+/).filter(Boolean).map(analyser.tokenOf);
  const repeats = (token: string) =>
    said.some(
      (one) => one === token || `${joint}${one}`.endsWith(`${joint}${token}`) || token.endsWith(`${joint}${one}`),
    );
  return (token) => analyser.isWord(token) && !repeats(token);
}
