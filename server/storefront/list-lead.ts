import { picturesApart } from '@/lib/catalogue/pictures-apart';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { initialListState, listHref } from '@/lib/lists/list-query';
import { isUnisex, unisexLast } from '@/lib/lists/values';
import { categoryPath } from '@/lib/routes/paths';
import type { SearchFilters } from '@/server/ports/search-engine';
import type { Place } from './places';
import type { Scope } from './scope';
import { suggest } from './suggest';

export interface PlaceTile {
  name: string;
  href: string;
  image: string | null;
}

const TILES = 8;
const LOOKED_AT = 400;
const NEWEST = 8;
const NEWEST_LOOKED_AT = 400;
const TILES_OF_ONE_CATEGORY = 4;
const SHORTEST_START = 3;
const MOST_TRIES = 8;
const NEAREST = 8;

/** Leaves out goods for everyone (rule 4.51). */
const own = (articles: ArticleListItem[], genders: number[] = []) =>
  unisexLast(genders) ? articles.filter((article) => !isUnisex(article)) : articles;

async function tilesOf(scope: Scope, filters: SearchFilters): Promise<PlaceTile[]> {
  const [found, tree] = await Promise.all([
    scope.articles({ filters, sort: 'bestseller', take: LOOKED_AT }),
    scope.tree(),
  ]);
  const bySub = Map.groupBy(own(found, filters.genders), (article) => article.articleGroup2ID);
  const subs = tree.flatMap((category) => category.subcategories.map((sub) => ({ ...sub, of: category.slug })));
  const { filters: none, ...state } = initialListState('bestseller');
  const most = filters.categories ? TILES : TILES_OF_ONE_CATEGORY;
  const places = subs
    .map((sub) => ({ sub, goods: bySub.get(sub.ArticleGroup2ID) ?? [] }))
    .filter(({ goods }) => goods.length > 0)
    .sort((a, b) => b.goods.length - a.goods.length);
  const shown = atMost(most, places, ({ sub }) => sub.of).slice(0, TILES);
  const pictures = picturesApart(shown.map(({ goods }) => goods));
  return shown.map(({ sub }, at) => ({
    name: sub.Name,
    href: listHref(
      categoryPath(sub.of, sub.slug),
      { ...state, filters: { ...none, genders: filters.genders ?? [] } },
      state.sort,
    ),
    image: pictures[at] ?? null,
  }));
}

function atMost<One>(most: number, all: One[], kindOf: (one: One) => unknown): One[] {
  const times = new Map<unknown, number>();
  return all.filter((one) => {
    const kind = kindOf(one);
    times.set(kind, (times.get(kind) ?? 0) + 1);
    return (times.get(kind) as number) <= most;
  });
}

async function newest(scope: Scope, filters: SearchFilters): Promise<ArticleListItem[]> {
  const found = await scope.articles({ filters, sort: 'newest', take: NEWEST_LOOKED_AT });
  return atMost(1, own(found, filters.genders), (article) => article.articleGroup2ID).slice(0, NEWEST);
}

/** Returns the opening of a gender's or main category's list; undefined for places further down. */
export async function listLead(scope: Scope, { path, filters }: Place) {
  const { genders, categories } = filters;
  if (!genders && !categories) return undefined;
  return scope.rememberOwn(`lead:${path}`, async () => ({
    tiles: await tilesOf(scope, { genders, categories }),
    newest: genders ? await newest(scope, { genders }) : [],
  }));
}

/** Returns suggestions for a search without results. */
export async function deadEnd(scope: Scope, text: string) {
  const [near, tiles] = await Promise.all([beginningLike(scope, text), tilesOf(scope, {})]);
  return { ...near, tiles };
}

async function beginningLike(scope: Scope, text: string): Promise<{ queries: string[]; articles: ArticleListItem[] }> {
  const letters = [...text];
  for (let tries = 1; tries <= MOST_TRIES && letters.length > SHORTEST_START; tries++) {
    letters.splice(Math.max(SHORTEST_START, letters.length - Math.ceil(letters.length / MOST_TRIES)));
    const { queries, articles } = await suggest(scope, letters.join('').trim(), NEAREST);
    if (articles.length > 0) return { queries, articles };
  }
  return { queries: [], articles: [] };
}
