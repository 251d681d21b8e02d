import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { ListIndex } from '@/lib/contracts/lists';
import { Bitset } from '@/lib/lists/bitset';
import { cardOf } from '@/lib/lists/card';
import { createdAt, ranksOf } from '@/lib/lists/created';
import { type ChoiceFilter, choiceFilters } from '@/lib/lists/list-query';
import { packMembers } from '@/lib/lists/members';
import { isOfKind } from '@/lib/lists/size-kinds';
import { valuesOf } from '@/lib/lists/values';
import { compareNames } from '@/lib/norway/norwegian-order';
import type { SearchEngine, SearchQuery } from '@/server/ports/search-engine';

/** Above this the server answers each choice. */
const MOST_INDEXED = 20_000;
/** Above this the index has no cards: about 25 bytes per packed article instead of 60. */
const MOST_CARDS = 2000;

/** Returns a list in columns; undefined when it is too long, or for sizes: only the server knows their shops (rule 4.36). */
export async function listIndex(
  engine: SearchEngine,
  { text, pinned, boosts, within, sort }: Pick<SearchQuery, 'text' | 'pinned' | 'boosts' | 'within' | 'sort'>,
): Promise<ListIndex | undefined> {
  const searched = { text, pinned, boosts, within };
  const { total, understood = [] } = await engine.search({ ...searched, take: 0 });
  if (total > MOST_INDEXED || understood.some(({ kind }) => kind === 'size')) return undefined;
  const found = await engine.search({ ...searched, sort, take: MOST_INDEXED });
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
    dates: ranksOf(articles.map(createdAt)),
    facets: columns(articles),
    ...(within?.genders?.length && { genders: within.genders }),
    cards: articles.length <= MOST_CARDS ? articles.map(cardOf) : null,
  };
}

/** Returns each id's place in the alphabet; equal names share one. */
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
        if (name === 'sizes' && !isOfKind(value)) continue;
        const set = sets.get(value) ?? new Bitset(articles.length);
        sets.set(value, set);
        set.add(place);
      }
    });
    return [...sets].map(([value, set]) => packMembers(value, set, articles.length));
  };
  return Object.fromEntries(choiceFilters.map((name) => [name, column(name)])) as ListIndex['facets'];
}
