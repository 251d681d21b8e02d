import { createHash } from 'node:crypto';
import type { Client, estypes } from '@elastic/elasticsearch';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { unisexLast } from '@/lib/lists/values';
import type { FacetName, PricedFacet, SearchQuery, SearchResult } from '@/server/ports/search-engine';
import {
  facetAggregations,
  type Pairs,
  pairsOf,
  priceAggregations,
  readFacets,
  readPrices,
  sizesIn,
} from './facet-counts';
import {
  all,
  type Clause,
  everything,
  type FilterName,
  filterClauses,
  goesWith,
  heldClause,
  nothing,
} from './filter-clauses';
import type { OpenIndex } from './index-words';
import { resultWindow } from './mapping';
import { withWishes } from './plan-query';
import { filterCounts, type MatchAbout, matchText, totalOf } from './text-match';

const usualTake = 1000;
const step = 5000;

interface Facets {
  names: FacetName[];
  pairs: Pairs;
  priced: PricedFacet[];
}
type Hit = estypes.SearchHit<{ article: ArticleListItem }>;
type Body = estypes.SearchRequest & { sort: estypes.SortCombinations[] };
interface Found {
  total: number;
  hits: Hit[];
  facets: SearchResult['facets'];
  prices: SearchResult['prices'];
}

export async function searchArticles(client: Client, index: OpenIndex, query: SearchQuery): Promise<SearchResult> {
  const within = [...filterClauses(query.within).values()];
  const chosen = filterClauses(query.filters);
  const filtered = within.length > 0 || chosen.size > 0;
  const pairs = await pairsOf(client, index, query);
  const run = async (asked: Clause, exact?: true) => {
    const base = query.text?.trim() && !exact ? withWishes(asked, query) : asked;
    const found = await find(client, index, query, { base, within, chosen, pairs });
    return { ...found, unsure: Boolean(query.pinned?.length) || (filtered && !found.total) };
  };
  const text = query.text?.trim() ? query.text : undefined;
  const matched =
    text === undefined
      ? { about: {} as MatchAbout, query: everything, outcome: undefined }
      : await matchText(client, index, text, false, run);
  // A size said is wanted in the chosen shop (rule 4.36).
  const said = await sizesIn(client, index, query, matched);
  if (said?.length) {
    pairs.sizes = said;
    const { shops = [] } = query.filters ?? {};
    if (shops.length) chosen.set('held', heldClause(said, shops));
  }
  const known = said?.length ? undefined : 'found' in matched ? matched.found : undefined;
  const found = known ?? (await run(matched.query ?? nothing));
  const blocking =
    found.total || !chosen.size || !matched.query
      ? []
      : await findBlocking(client, index, [withWishes(matched.query, query), ...within], chosen);
  const { code, ean, ...about } = matched.about;
  return {
    hits: found.hits.map((hit) => ({
      id: Number(hit._id),
      score: hit._score ?? 0,
      article: (hit._source as { article: ArticleListItem }).article,
      ...(ean ? { ean } : {}),
    })),
    total: found.total,
    facets: found.facets,
    ...(query.pricesIn ? { prices: found.prices } : {}),
    ...about,
    ...(blocking.length ? { blocking } : {}),
    ...(code ? { code } : {}),
  };
}

interface Narrowed {
  base: Clause;
  within: Clause[];
  chosen: ReadonlyMap<FilterName, Clause>;
  pairs: Pairs;
}

async function find(
  client: Client,
  index: OpenIndex,
  query: SearchQuery,
  { base, within, chosen, pairs }: Narrowed,
): Promise<Found> {
  const { facets = [], pricesIn: priced = [], skip = 0, take = usualTake } = query;
  const { aggs, behind, before } = facetAggregations(facets, chosen, pairs);
  const narrowing = [...within, ...before];
  const body: Body = {
    index: index.name,
    query: { bool: { must: [base], filter: narrowing } },
    ...(behind.length ? { post_filter: all(behind) } : {}),
    ...(facets.length || priced.length ? { aggs: { ...aggs, ...priceAggregations(priced, behind) } } : {}),
    sort: sortOf(query),
    track_scores: Boolean(query.text?.trim()),
    track_total_hits: true,
    _source: ['article'],
    // Pages of one list come from one copy of the index, as scores may differ.
    preference: createHash('sha1')
      .update(query.text ?? '')
      .digest('hex')
      .slice(0, 12),
  };
  const end = skip + take;
  const listed = query.sort === 'asListed' ? [...new Set(query.filters?.ids ?? query.within?.ids ?? [])] : undefined;
  const counted = { names: facets, pairs, priced };
  if (listed) return asListed(client, body, counted, listed, query);
  if (end <= resultWindow)
    return readFound(
      await client.search(take > 0 ? { ...body, from: skip, size: take } : { ...body, size: 0 }),
      counted,
    );
  return walk(client, body, counted, skip, end);
}

const readFound = (answer: estypes.SearchResponse, facets: Facets): Found => ({
  total: totalOf(answer.hits),
  hits: answer.hits.hits as Hit[],
  facets: readFacets(facets.names, answer.aggregations, facets.pairs),
  prices: readPrices(facets.priced, answer.aggregations),
});

async function walk(
  client: Client,
  { aggs, ...body }: Body,
  facets: Facets,
  skip: number,
  end: number,
): Promise<Found> {
  const first = readFound(await client.search({ ...body, aggs, size: 0 }), facets);
  const hits: Hit[] = [];
  let search_after: estypes.SortResults | undefined;
  for (let at = 0; at < Math.min(end, first.total); ) {
    const passing = at + step <= skip;
    const size = passing ? step : Math.min(step, end - at);
    const found = await client.search(
      {
        ...body,
        size,
        track_total_hits: false,
        ...(search_after ? { search_after } : {}),
        ...(passing ? { _source: false } : {}),
      },
      { requestTimeout: 30_000 },
    );
    const page = found.hits.hits as Hit[];
    if (!passing) hits.push(...page.slice(Math.max(0, skip - at)));
    search_after = page.at(-1)?.sort;
    if (page.length < size || !search_after) break;
    at += page.length;
  }
  return { ...first, hits };
}

async function asListed(
  client: Client,
  body: Body,
  facets: Facets,
  listed: number[],
  { skip = 0, take = usualTake, descending }: SearchQuery,
): Promise<Found> {
  const inOrder: Body = { ...body, sort: [{ id: 'asc' }] };
  const ids = Math.min(listed.length, resultWindow);
  const found =
    listed.length > resultWindow
      ? await walk(client, inOrder, facets, 0, listed.length)
      : readFound(await client.search({ ...inOrder, size: ids }), facets);
  const byId = new Map(found.hits.map((hit) => [Number(hit._id), hit]));
  const hits = (descending ? listed.toReversed() : listed).flatMap((id) => byId.get(id) ?? []);
  return { ...found, hits: hits.slice(skip, skip + take) };
}

/** `id` comes last and rises, so that pages are stable; `newest` has the highest id of one time first. */
function sortOf(query: SearchQuery): estypes.SortCombinations[] {
  const { sort = 'relevance', descending = false, text, filters, within } = query;
  const [up, down] = descending ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const);
  const tie = { id: 'asc' } as const;
  const last: estypes.SortCombinations[] = unisexLast(within?.genders, filters?.genders) ? [{ unisex: 'asc' }] : [];
  switch (sort) {
    case 'price':
      return [{ price: up }, tie];
    case 'name':
      return [{ nameKey: up }, tie];
    case 'newest':
      return [{ created: down }, { id: down }];
    case 'asListed':
      return [tie];
    case 'relevance':
      return text?.trim() ? [{ _score: { order: down } }, tie] : [...last, { rank: up }, tie];
    case 'bestseller':
      return [...last, { rank: up }, tie];
  }
}

async function findBlocking(
  client: Client,
  index: OpenIndex,
  matched: Clause[],
  chosen: ReadonlyMap<FilterName, Clause>,
) {
  const names = [...chosen.keys()].filter((name) => name !== 'held');
  const without = names.map((name) => [
    name,
    all([...chosen].flatMap(([other, clause]) => (goesWith(other, name) ? [] : [clause]))),
  ]);
  const answer = await client.search({
    index: index.name,
    query: all(matched),
    size: 0,
    aggs: { without: { filters: { filters: Object.fromEntries(without) } } },
  });
  const counts = filterCounts(answer.aggregations?.without);
  return names
    .map((filter) => ({ filter, total: counts(filter) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}
