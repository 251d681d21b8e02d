import type { Client, estypes } from '@elastic/elasticsearch';
import type {
  FacetName,
  PricedFacet,
  PriceRange,
  SearchFilters,
  SearchQuery,
  SearchResult,
} from '@/server/ports/search-engine';
import { sizesSaid, type TextOutcome } from '@/server/search/engines/relaxation';
import { all, type Clause, type FilterName, goesWith, heldClause } from './filter-clauses';
import type { Labels, OpenIndex } from './index-words';
import { mostValues } from './mapping';

type Aggregations = Record<string, estypes.AggregationsAggregationContainer>;

/** A facet's counts ignore its own choice: such filters are put behind the query, the others narrow it. */
export function facetAggregations(facets: FacetName[], chosen: ReadonlyMap<FilterName, Clause>, pairs: Pairs = {}) {
  const behind = new Map([...chosen].filter(([name]) => facets.some((facet) => goesWith(name, facet))));
  const among = (except?: FilterName) =>
    [...behind].flatMap(([name, clause]) => (goesWith(name, except) ? [] : [clause]));
  const aggs: Aggregations = {};
  const together: Aggregations = {};
  for (const facet of facets) {
    const own = facet === 'price' ? priceRange : { values: valuesOf(facet, pairs) };
    if (behind.has(facet)) aggs[facet] = { filter: all(among(facet)), aggs: own };
    else for (const [part, agg] of Object.entries(own)) together[`${facet}:${part}`] = agg;
  }
  if (Object.keys(together).length) aggs.rest = { filter: all(among()), aggs: together };
  return { aggs, behind: among(), before: [...chosen].flatMap(([name, clause]) => (behind.has(name) ? [] : [clause])) };
}

/** Sizes in the chosen shops, shops with the chosen sizes (rule 4.36). */
export interface Pairs extends Pick<SearchFilters, 'sizes' | 'shops'> {
  labels?: Labels;
}

function valuesOf(facet: FacetName, pairs: Pairs): estypes.AggregationsAggregationContainer {
  const clauses = pairClauses(facet, pairs);
  return clauses ? { filters: { filters: clauses } } : { terms: { field: facet, size: mostValues } };
}

function pairClauses(facet: FacetName, { sizes, shops, labels }: Pairs): Clause[] | undefined {
  if (facet === 'sizes' && shops?.length) return labels?.sizes.map((size) => heldClause([size], shops));
  return facet === 'shops' && sizes?.length ? labels?.shops.map((shop) => heldClause(sizes, [shop])) : undefined;
}

const priceRange: Aggregations = { low: { min: { field: 'price' } }, high: { max: { field: 'price' } } };

export const priceAggregations = (facets: PricedFacet[], behind: Clause[]): Aggregations =>
  facets.length === 0
    ? {}
    : {
        prices: {
          filter: all(behind),
          aggs: Object.fromEntries(
            facets.map((field) => [field, { terms: { field, size: mostValues }, aggs: priceRange }]),
          ),
        },
      };

interface Priced {
  buckets: { key: string | number; low: { value: number }; high: { value: number } }[];
}

export function readPrices(facets: PricedFacet[], answer: Record<string, unknown> = {}): SearchResult['prices'] {
  const places = (answer.prices ?? {}) as Partial<Record<PricedFacet, Priced>>;
  const of = (facet: PricedFacet) =>
    (places[facet]?.buckets ?? []).map(({ key, low, high }): [number, PriceRange] => [
      Number(key),
      { min: low.value, max: high.value },
    ]);
  return Object.fromEntries(facets.map((facet) => [facet, new Map(of(facet))]));
}

interface Counted {
  values?: { buckets: { key: string; doc_count: number }[] };
  low?: { value: number | null };
  high?: { value: number | null };
}

export function readFacets(
  facets: FacetName[],
  answer: Record<string, unknown> = {},
  pairs: Pairs = {},
): SearchResult['facets'] {
  const rest = (answer.rest ?? {}) as Record<string, unknown>;
  const counted: SearchResult['facets'] = {};
  for (const facet of facets) {
    const own = (answer[facet] ?? partsOf(facet, rest)) as Counted;
    if (facet === 'price') {
      const [min, max] = [own.low?.value, own.high?.value];
      if (typeof min === 'number' && typeof max === 'number') counted.price = { min, max };
      continue;
    }
    const labels = pairClauses(facet, pairs) && pairs.labels?.[facet as keyof Labels];
    const buckets = (own.values?.buckets ?? []).map(
      ({ key, doc_count }, i) => [labels?.[i] ?? key, doc_count] as const,
    );
    counted[facet] = new Map(
      buckets.flatMap(([key, count]) =>
        count > 0 ? [[facet === 'sizes' ? (key as string) : Number(key), count]] : [],
      ),
    );
  }
  return counted;
}

const partsOf = (facet: FacetName, rest: Record<string, unknown>): Counted => ({
  values: rest[`${facet}:values`] as Counted['values'],
  low: rest[`${facet}:low`] as Counted['low'],
  high: rest[`${facet}:high`] as Counted['high'],
});

export async function pairsOf(
  client: Client,
  index: OpenIndex,
  { filters = {}, facets = [] }: SearchQuery,
): Promise<Pairs> {
  const { sizes, shops } = filters;
  const paired = (sizes?.length && facets.includes('shops')) || (shops?.length && facets.includes('sizes'));
  return paired ? { sizes, shops, labels: await labelsOf(client, index) } : { sizes, shops };
}

/** Returns the sizes that a text says, where it matters which shop has them. */
export async function sizesIn(
  client: Client,
  index: OpenIndex,
  { filters = {}, facets = [] }: SearchQuery,
  text: { outcome?: TextOutcome },
): Promise<string[] | undefined> {
  const matters = filters.shops?.length || facets.includes('shops');
  if (!text.outcome || filters.sizes?.length || !matters) return undefined;
  if (!text.outcome.understood?.some(({ kind }) => kind === 'size')) return undefined;
  return sizesSaid(text.outcome, (await labelsOf(client, index)).sizes);
}

function labelsOf(client: Client, index: OpenIndex): Promise<Labels> {
  const ask = async (): Promise<Labels> => {
    const values = (field: string) => ({ terms: { field, size: mostValues } });
    const aggs = { sizes: values('sizes'), shops: values('shops') };
    const { aggregations } = await client.search({ index: index.name, size: 0, aggs });
    const keys = (name: string) =>
      ((aggregations?.[name] as { buckets: { key: string }[] } | undefined)?.buckets ?? []).map(({ key }) => key);
    return { sizes: keys('sizes'), shops: keys('shops') };
  };
  index.labels ??= ask();
  index.labels.catch(() => {
    index.labels = undefined;
  });
  return index.labels;
}
