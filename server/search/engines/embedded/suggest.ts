import { Bitset, counterFor } from '@/lib/lists/bitset';
import { filtered, filterSets } from '@/lib/lists/filter-sets';
import { fold, normalise } from '@/lib/search/normalise';
import type { SearchFilters, Suggestion } from '@/server/ports/search-engine';
import {
  completesAfter,
  mostQueries,
  placeLevels,
  splitTyped,
  suggestedBrands,
  suggestedCategories,
} from '@/server/search/engines/suggestions';
import type { CatalogueIndex } from './catalogue-index';
import { pageOf } from './order';
import { findText } from './text-search';

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
  const articles = pageOf(order, docs, 0, take).map((doc) => index.article(doc));
  return {
    queries: found.code ? [] : queries(index, prefix, found.about.corrected, shown),
    total: docs.count,
    ...(found.ean && docs.count > 0 ? { ean: found.ean } : {}),
    articles,
    marks: articles.map(({ name }) => index.analyser.marks(found.about.corrected ?? prefix, name, { typing: true })),
    categories: suggestedCategories(placesIn(index, count, counterFor(shown)), index.names, names, typed),
    brands: suggestedBrands(
      [...index.columns.values('brands')].map(([value, docs]) => ({ id: Number(value), found: count(docs) })),
      index.names,
      typed,
    ),
  };
}

function queries(index: CatalogueIndex, prefix: string, corrected: string | undefined, shown: Bitset): string[] {
  const { before, last } = splitTyped(prefix);
  const found = new Set(corrected ? [corrected] : []);
  const said = before && last ? findText(index, before, false) : undefined;
  const completions = !last || said?.about.corrected || said?.about.relaxed ? [] : index.vocabulary.completions(last);
  const completes = completesAfter(index.analyser, before);
  const among = said ? Bitset.copy(said.docs).keep(shown) : shown;
  for (const { shown: completed, token } of completions) {
    if (found.size >= mostQueries) break;
    if (!completes(token)) continue;
    const posting = index.postings.named(token);
    const docs = posting?.docs.subarray(0, posting.length);
    if (docs?.some((doc) => among.has(doc))) found.add(before + completed);
  }
  return [...found];
}

function* placesIn(index: CatalogueIndex, count: Count, size: Count) {
  for (const [column, level] of placeLevels) {
    for (const [value, docs] of index.columns.values(column)) {
      const found = count(docs);
      if (found) yield { id: Number(value), level, found, shown: size(docs) };
    }
  }
}

type Count = ReturnType<typeof counterFor>;
