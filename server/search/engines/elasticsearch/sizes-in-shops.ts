import type { Client } from '@elastic/elasticsearch';
import type { SearchQuery } from '@/server/ports/search-engine';
import type { TextOutcome } from '@/server/search/engines/relaxation';
import { sizesSaid } from '@/server/search/engines/sizes-said';
import type { Pairs } from './facet-counts';
import { mostValues } from './mapping';
import type { Labels, OpenIndex } from './open-index';

/** What sizes and shops are counted by, where one of them is chosen. */
export async function pairsOf(
  client: Client,
  index: OpenIndex,
  { filters = {}, facets = [] }: SearchQuery,
): Promise<Pairs> {
  const { sizes, shops } = filters;
  const paired = (sizes?.length && facets.includes('shops')) || (shops?.length && facets.includes('sizes'));
  return paired ? { sizes, shops, labels: await labelsOf(client, index) } : { sizes, shops };
}

/** The sizes a text says, where it matters which shop has them. */
export async function sizesIn(
  client: Client,
  index: OpenIndex,
  { filters = {}, facets = [] }: SearchQuery,
  text: { outcome?: TextOutcome },
): Promise<string[] | undefined> {
  const wanted = filters.shops?.length || facets.includes('shops');
  if (!text.outcome || filters.sizes?.length || !wanted) return undefined;
  if (!text.outcome.understood?.some(({ kind }) => kind === 'size')) return undefined;
  return sizesSaid(text.outcome, (await labelsOf(client, index)).sizes);
}

/** Asked once between changes. */
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
