import { Bitset, counterFor } from '@/lib/lists/bitset';
import { filtered, filterSets } from '@/lib/lists/filter-sets';
import { fold, normalise } from '@/lib/search/normalise';
import type { SearchFilters, Suggestion } from '@/server/ports/search-engine';
import type { CatalogueIndex } from './catalogue-index';
import { pageOf } from './order';
import { findText } from './text-search';

/** Names of categories the list shape has no name for, keyed `level:id`. */
export type CategoryNames = () => ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>;

const most = { queries: 4, categories: 5, brands: 3 };
const levels = [
  ['categories', 1],
  ['subcategories', 2],
  ['groups', 3],
] as const;

/** Articles, categories and brands of what is `within` for a query still being typed. */
export function suggestions(
  index: CatalogueIndex,
  prefix: string,
  { take, within = {} }: { take: number; within?: SearchFilters },
  names: ReadonlyMap<string, string>,
): Suggestion {
  const shown = filtered(index.alive, filterSets(index, within));
  const found = findText(index, prefix, true);
  const docs = Bitset.copy(found.docs).keep(shown);
  const order = index.orders.byScore(docs.toArray(), found.scores, { take });
  const typed = fold(normalise(prefix).trim());
  const count = counterFor(docs);
  return {
    queries: found.code ? [] : queries(index, prefix, found.corrected, shown),
    total: docs.count,
    ...(found.ean && docs.count > 0 ? { ean: found.ean } : {}),
    articles: pageOf(order, docs, 0, take).map((doc) => index.article(doc)),
    categories: categories(index, { count, size: counterFor(shown) }, names, typed),
    brands: brands(index, count, typed),
  };
}

/** The last word completed in the ways the catalogue knows, after the spelling that was meant. */
function queries(index: CatalogueIndex, prefix: string, corrected: string | undefined, shown: Bitset): string[] {
  const typed = normalise(prefix).replace(/\s+/g, ' ').trimStart();
  const at = typed.lastIndexOf(' ') + 1;
  const [before, last] = [typed.slice(0, at), fold(typed.slice(at))];
  const found = new Set(corrected ? [corrected] : []);
  const said = before && last ? findText(index, before, false) : undefined;
  const completions = !last || said?.corrected || said?.relaxed ? [] : index.vocabulary.completions(last);
  const among = said ? Bitset.copy(said.docs).keep(shown) : shown;
  for (const { shown: completed, token } of completions) {
    if (found.size >= most.queries) break;
    const posting = index.postings.of(token, false)[0];
    const docs = posting?.docs.subarray(0, posting.length);
    if (docs?.some((doc) => among.has(doc))) found.add(before + completed);
  }
  return [...found];
}

type Count = ReturnType<typeof counterFor>;

function categories(
  index: CatalogueIndex,
  { count, size }: { count: Count; size: Count },
  names: ReadonlyMap<string, string>,
  typed: string,
) {
  const found = levels.flatMap(([column, level]) =>
    [...index.columns.values(column)].flatMap(([value, docs]) => {
      const id = Number(value);
      const name = names.get(`${level}:${id}`) ?? index.names.category(level, id);
      const articles = name ? count(docs) : 0;
      return name && articles
        ? [{ id, level, name, count: articles, share: articles / size(docs), fits: fits(name, typed) }]
        : [];
    }),
  );
  // A category that is all about it says more than a large one that has some.
  found.sort((a, b) => b.fits - a.fits || b.count * b.share - a.count * a.share || b.level - a.level || a.id - b.id);
  return found.slice(0, most.categories).map(({ share: _, fits: __, ...category }) => category);
}

function brands(index: CatalogueIndex, count: Count, typed: string) {
  const found = [...index.columns.values('brands')].flatMap(([value, docs]) => {
    const id = Number(value);
    const name = index.names.brand(id);
    const articles = name ? count(docs) : 0;
    return name && articles ? [{ id, name, count: articles, fits: fits(name, typed) }] : [];
  });
  found.sort((a, b) => b.fits - a.fits || b.count - a.count || a.id - b.id);
  return found.slice(0, most.brands).map(({ fits: _, ...brand }) => brand);
}

/** Names that begin as typed come first. */
const fits = (name: string, typed: string) => Number(fold(normalise(name)).startsWith(typed));
