import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Blocking, ListAnswer, ListCounts, ListIndex } from '@/lib/contracts/lists';
import { Bitset } from '@/lib/lists/bitset';
import { cardOf } from '@/lib/lists/card';
import { type ChoiceFilter, choiceFilters, type ListState, PER_PAGE } from '@/lib/lists/list-query';
import { packMembers } from '@/lib/lists/members';
import { valuesOf } from '@/lib/lists/values';
import { compareNames } from '@/lib/norway/norwegian-order';
import type { FacetName, SearchResult } from '@/server/ports/search-engine';
import { openShop } from '@/server/shop';
import type { OpenList } from './open-list';

/** Above this the server answers each choice, and no index is sent. */
const MOST_INDEXED = 20_000;
/** Above this the index leaves out what cards show: some 25 bytes per article when packed, against 60 with it. */
const MOST_CARDS = 2000;
const FACETS: FacetName[] = [...choiceFilters, 'price'];

/** What the whole list holds, whatever is chosen: the values and prices its filters offer. */
export async function wholeList({ text, within }: OpenList): Promise<Pick<SearchResult, 'total' | 'facets'>> {
  return openShop().engine.search({ text, within, facets: FACETS, take: 0 });
}

/** How the words of a search were taken. */
interface Heard extends Pick<SearchResult, 'corrected' | 'relaxed' | 'understood'> {
  /** The one article, and variant, whose whole EAN or number was asked for. */
  exact?: { slug: string; ean?: string };
}

/** One page of a list in a state, with the counts of its filters; a value that would give nothing counts 0. */
export async function listAnswer(
  { text, within }: OpenList,
  state: ListState,
  whole: Pick<SearchResult, 'facets'>,
): Promise<ListAnswer & Heard> {
  const { filters, sort, descending, page } = state;
  const found = await openShop().engine.search({
    text,
    within,
    filters,
    sort,
    descending,
    facets: [...choiceFilters],
    skip: (page - 1) * PER_PAGE,
    take: PER_PAGE,
  });
  const only = found.total === 1 ? found.hits[0] : undefined;
  return {
    total: found.total,
    current_page: page,
    last_page: Math.max(1, Math.ceil(found.total / PER_PAGE)),
    counts: countsOf(found.facets, whole.facets),
    blocking: (found.blocking ?? []) as Blocking,
    cards: found.hits.map((hit) => cardOf(hit.article)),
    ...(found.code && only && { exact: { slug: only.article.slug, ean: only.ean } }),
    ...(found.corrected && { corrected: found.corrected }),
    ...(found.relaxed && { relaxed: found.relaxed }),
    ...(found.understood && { understood: found.understood }),
  };
}

function countsOf(found: SearchResult['facets'], whole: SearchResult['facets']): ListCounts {
  const counts = choiceFilters.map((name) => [
    name,
    [...(whole[name]?.keys() ?? [])].map((value) => [value, found[name]?.get(value) ?? 0]),
  ]);
  return Object.fromEntries(counts) as ListCounts;
}

/** The list in columns; undefined when it is too long to send. */
export async function listIndex({ text, within, sort }: OpenList): Promise<ListIndex | undefined> {
  const { engine } = openShop();
  const found = await engine.search({ text, within, sort, take: MOST_INDEXED + 1 });
  if (found.hits.length > MOST_INDEXED) return undefined;
  const articles = found.hits.map((hit) => hit.article);
  const ids = articles.map((article) => article.id);
  const byName = await engine.search({ within: { ids }, sort: 'name', take: MOST_INDEXED });
  return {
    ids,
    prices: articles.map((article) => article.price),
    ranks: articles.map((article) => Math.max(0, article.bestsellerQty)),
    names: nameRanks(
      ids,
      byName.hits.map(({ article }) => article),
    ),
    facets: columns(articles),
    cards: articles.length <= MOST_CARDS ? articles.map(cardOf) : null,
  };
}

/**
 * The same as the call answers it. Lists that have an address in the menu are few and asked for by everyone, so theirs
 * are kept until the catalogue changes; whatever a shopper can think up is not.
 */
export function listColumns(list: OpenList): Promise<{ index: ListIndex | null }> {
  const make = async () => ({ index: (await listIndex(list)) ?? null });
  return list.place ? openShop().catalogue.remember(`columns:${list.brand}:${list.path}`, make) : make();
}

/** For each id its place in the alphabet; names that sort alike share one, as ties are settled by id. */
function nameRanks(ids: number[], ordered: { id: number; name: string }[]): number[] {
  const ranks = new Map<number, number>();
  let rank = 0;
  ordered.forEach(({ id, name }, i) => {
    const before = ordered[i - 1];
    if (before && compareNames(before.name, name) !== 0) rank++;
    ranks.set(id, rank);
  });
  return ids.map((id) => ranks.get(id) as number);
}

function columns(articles: ArticleListItem[]): ListIndex['facets'] {
  const column = (name: ChoiceFilter) => {
    const sets = new Map<number | string, Bitset>();
    articles.forEach((article, place) => {
      for (const value of valuesOf(article, name)) {
        const set = sets.get(value) ?? new Bitset(articles.length);
        sets.set(value, set);
        set.add(place);
      }
    });
    return [...sets].map(([value, set]) => packMembers(value, set, articles.length));
  };
  return Object.fromEntries(choiceFilters.map((name) => [name, column(name)])) as ListIndex['facets'];
}
