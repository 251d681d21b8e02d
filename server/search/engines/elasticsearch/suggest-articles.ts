import type { Client, estypes } from '@elastic/elasticsearch';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
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
import { wordOf } from './article-document';
import { all, type Clause, everything, filterClauses } from './filter-clauses';
import type { OpenIndex, PlaceCounts } from './index-words';
import { mostValues } from './mapping';
import { filterCounts, matchText, totalOf } from './text-match';

const mostTried = 40;

const terms = (field: string) => ({ terms: { field, size: mostValues } });
const placeAggs = Object.fromEntries(placeLevels.map(([field]) => [field, terms(field)]));

type Buckets = Record<string, { buckets: { key: string; doc_count: number }[] } | undefined>;

export async function suggestArticles(
  client: Client,
  index: OpenIndex,
  prefix: string,
  { take, within = {} }: { take: number; within?: SearchFilters },
  names: ReadonlyMap<string, string>,
): Promise<Suggestion> {
  const shown = [...filterClauses(within).values()];
  const run = async (query: Clause) => {
    const answer = await client.search<{ article: ArticleListItem }>({
      index: index.name,
      query: { bool: { must: [query], filter: shown } },
      size: take,
      sort: [{ _score: { order: 'desc' } }, { id: 'asc' }],
      track_total_hits: true,
      _source: ['article'],
      aggs: { ...placeAggs, brands: terms('brands') },
    });
    return { total: totalOf(answer.hits), unsure: shown.length > 0 && !totalOf(answer.hits), answer };
  };
  const [{ about, found }, sizes, completed] = await Promise.all([
    matchText(client, index, prefix, true, run),
    sizesOf(client, index, within),
    completions(client, index, prefix, shown),
  ]);
  const counts = (found?.answer.aggregations ?? {}) as Buckets;
  const typed = fold(normalise(prefix).trim());
  const total = found?.total ?? 0;
  const articles = (found?.answer.hits.hits ?? []).map((hit) => (hit._source as { article: ArticleListItem }).article);
  const queries = new Set([...(about.corrected ? [about.corrected] : []), ...completed]);
  return {
    queries: about.code ? [] : [...queries].slice(0, mostQueries),
    total,
    ...(about.ean && total > 0 ? { ean: about.ean } : {}),
    articles,
    marks: articles.map(({ name }) => index.words.analyser.marks(about.corrected ?? prefix, name, { typing: true })),
    categories: suggestedCategories(placesIn(counts, sizes), index.words.names, names, typed),
    brands: suggestedBrands(
      (counts.brands?.buckets ?? []).map(({ key, doc_count }) => ({ id: Number(key), found: doc_count })),
      index.words.names,
      typed,
    ),
  };
}

function* placesIn(counts: Buckets, sizes: PlaceCounts) {
  for (const [field, level] of placeLevels) {
    for (const { key, doc_count: found } of counts[field]?.buckets ?? [])
      yield { id: Number(key), level, found, shown: sizes.get(`${level}:${key}`) ?? found };
  }
}

function sizesOf(client: Client, index: OpenIndex, within: SearchFilters): Promise<PlaceCounts> {
  const key = JSON.stringify(within);
  const known = index.sizes.get(key);
  if (known) return known;
  const counting = countSizes(client, index, within);
  index.sizes.set(key, counting);
  counting.catch(() => index.sizes.delete(key));
  return counting;
}

async function countSizes(client: Client, index: OpenIndex, within: SearchFilters): Promise<PlaceCounts> {
  const request: estypes.SearchRequest = {
    index: index.name,
    query: all(filterClauses(within).values()),
    size: 0,
    track_total_hits: false,
    aggs: placeAggs,
  };
  const counts = ((await client.search(request)).aggregations ?? {}) as Buckets;
  return new Map(
    placeLevels.flatMap(([field, level]) =>
      (counts[field]?.buckets ?? []).map(({ key, doc_count }): [string, number] => [`${level}:${key}`, doc_count]),
    ),
  );
}

/** Completes the last word where that finds something after the words before it. */
async function completions(client: Client, index: OpenIndex, prefix: string, shown: Clause[]): Promise<string[]> {
  const { before, last } = splitTyped(prefix);
  const { words } = index;
  const completes = completesAfter(words.analyser, before);
  const known = last
    ? words.vocabulary.completions(last).filter(({ token }) => completes(token) && words.named.has(token))
    : [];
  const tried = known.slice(0, mostTried);
  if (!tried.length) return [];
  if (!before && !shown.length) return tried.slice(0, mostQueries).map((one) => one.shown);
  const run = async (query: Clause) => {
    const filters = Object.fromEntries(tried.map(({ token }, i) => [String(i), { term: { strong: wordOf(token) } }]));
    const answer = await client.search({
      index: index.name,
      query: all([query, ...shown]),
      size: 0,
      track_total_hits: true,
      aggs: { tried: { filters: { filters } } },
    });
    const counts = filterCounts(answer.aggregations?.tried);
    const finding = tried.filter((_, i) => counts(String(i)) > 0);
    return { total: totalOf(answer.hits), unsure: shown.length > 0 && !totalOf(answer.hits), finding };
  };
  const { about, found } = before
    ? await matchText(client, index, before, false, run)
    : { about: {}, found: await run(everything) };
  if (!found || 'corrected' in about || 'relaxed' in about) return [];
  return found.finding.slice(0, mostQueries).map((one) => before + one.shown);
}
