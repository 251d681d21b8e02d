import type { Bitset } from '@/lib/lists/bitset';
import { blockingFilters, filtered, filterSets } from '@/lib/lists/filter-sets';
import type { SearchQuery, SearchResult } from '@/server/ports/search-engine';
import type { CatalogueIndex } from './catalogue-index';
import { facetCounts } from './facets';
import { pageOf } from './order';
import { findText, type TextMatch } from './text-search';

const usualTake = 1000;

export function runQuery(index: CatalogueIndex, query: SearchQuery): SearchResult {
  const { filters = {}, within, skip = 0, take = usualTake } = query;
  const text = query.text?.trim() ? findText(index, query.text, false) : undefined;
  const everywhere = text?.docs ?? index.alive;
  const matched = within ? filtered(everywhere, filterSets(index, within)) : everywhere;
  const sets = filterSets(index, filters);
  const found = filtered(matched, sets);
  const total = found.count;
  const page = pageOf(orderFor(index, query, found, text), found, skip, take);
  const blocking = total || !matched.count ? [] : blockingFilters(matched, sets);
  return {
    hits: page.map((doc) => ({
      id: index.article(doc).id,
      score: text?.scores[doc] ?? 0,
      article: index.article(doc),
      ...(text?.ean ? { ean: text.ean } : {}),
    })),
    total,
    facets: facetCounts(index, matched, sets, query.facets ?? []),
    ...(text?.corrected ? { corrected: text.corrected } : {}),
    ...(text?.relaxed ? { relaxed: text.relaxed } : {}),
    ...(text?.understood ? { understood: text.understood } : {}),
    ...(blocking.length ? { blocking } : {}),
    ...(text?.code ? { code: text.code } : {}),
  };
}

function orderFor(index: CatalogueIndex, query: SearchQuery, found: Bitset, text: TextMatch | undefined): Int32Array {
  const { sort = 'relevance', descending = false, filters, within } = query;
  if (sort === 'asListed') return asListed(index, filters?.ids ?? within?.ids ?? [], descending);
  if (sort !== 'relevance') return index.orders.by(sort, descending);
  if (!text) return index.orders.by('bestseller', descending);
  const { skip = 0, take = usualTake } = query;
  return index.orders.byScore(found.toArray(), text.scores, { take: skip + take, descending });
}

function asListed(index: CatalogueIndex, ids: number[], descending: boolean): Int32Array {
  const docs = [...new Set(ids)].flatMap((id) => index.docOf(id) ?? []);
  return Int32Array.from(descending ? docs.reverse() : docs);
}
