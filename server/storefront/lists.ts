import type { Blocking, ListAnswer, ListCounts } from '@/lib/contracts/lists';
import { cardOf } from '@/lib/lists/card';
import {
  type ChoiceFilter,
  choiceFilters,
  chosenCount,
  defaultSortOf,
  type ListSort,
  type ListState,
  PER_PAGE,
  withoutUnknown,
} from '@/lib/lists/list-query';
import { withPriceIn } from '@/lib/lists/price-range';
import { isOfKind } from '@/lib/lists/size-kinds';
import { UNISEX, unisexLast } from '@/lib/lists/values';
import { campaignPath, searchPath, utvalgPath } from '@/lib/routes/paths';
import { searchText } from '@/lib/search/search-text';
import type { RunningCampaign } from '@/server/catalogue/content/types';
import type { FacetName, SearchFilters, SearchResult } from '@/server/ports/search-engine';
import { listChoices } from './list-choices';
import { listIndex } from './list-index';
import { deadEnd, listLead } from './list-lead';
import { menu } from './menu';
import { findPlace, type Place } from './places';
import type { Scope } from './scope';

const MAX_IDS = 200;
const BESTSELLERS = 8;
const FACETS: FacetName[] = [...choiceFilters, 'price'];

/** Where a list is found, and what is in it. */
export interface ListDescription {
  /** Its address without filters, sort and page. */
  path: string;
  text?: string;
  /** What nobody can take away: the category, the brand's product lines. */
  within: SearchFilters;
  /** The order it opens in. */
  sort: ListSort;
  place?: Place;
  campaign?: RunningCampaign;
}

/** How the words of a search were taken. */
interface Understanding extends Pick<SearchResult, 'corrected' | 'relaxed' | 'partly' | 'understood'> {
  /** The one article, and variant, whose whole EAN or number was asked for. */
  exact?: { slug: string; ean?: string };
}

export type WholeList = Pick<SearchResult, 'total' | 'facets'>;

/** Rule 2.8: a list joined by plus signs. Some senders write the plus as a space; both are read. */
const idsOf = (text: string) =>
  [
    ...new Set(
      text
        .split(/[+\s]+/)
        .filter((part) => /^\d{1,9}$/.test(part))
        .map(Number),
    ),
  ].slice(0, MAX_IDS);

/** What an address (its decoded segments, without the state) names: a category, a gender, a search, a selection, a campaign. */
async function describe(scope: Scope, segments: string[]): Promise<Omit<ListDescription, 'sort'> | undefined> {
  const [first = '', second = ''] = segments;
  if (!['search', 'utvalg', 'kampanje'].includes(first)) {
    const place = findPlace(segments, await menu(scope));
    return place && { path: place.path, within: place.filters, place };
  }
  if (segments.length !== 2) return undefined;
  if (first === 'search') {
    const text = searchText(second);
    if (!text) return undefined;
    return { path: searchPath(text), text, within: {} };
  }
  if (first === 'utvalg') {
    const ids = idsOf(second);
    return ids.length > 0 ? { path: utvalgPath(ids), within: { ids } } : undefined;
  }
  const campaign = (await scope.sources.campaigns.running()).find((one) => one.slug === second);
  return campaign && { path: campaignPath(campaign.slug), within: { ids: campaign.articleIds }, campaign };
}

/** The list of an address; undefined is a 404. */
export async function findList(scope: Scope, segments: string[]): Promise<List | undefined> {
  const found = await describe(scope, segments);
  return found && listOf(scope, { ...found, sort: defaultSortOf(found.path), within: await scope.kept(found.within) });
}

export type List = ReturnType<typeof listOf>;

/** What can be asked of a list. The whole of it is counted once, however many ask. */
export function listOf(scope: Scope, list: ListDescription) {
  const { engine, searchWords } = scope.sources;
  const { path, text, within } = list;
  const searched = { text, within, ...(text && searchWords.wishes(text)) };
  let counted: Promise<WholeList> | undefined;

  /** What the list holds, whatever is chosen: the values and prices its filters offer. */
  function whole(): Promise<WholeList> {
    counted ??= engine.search({ ...searched, facets: FACETS, take: 0 });
    return counted;
  }

  /** How many of the goods that come last each group has (rule 4.51); nothing where the list has no such goods. */
  async function unisexGroups(): Promise<SearchResult['facets']['groups']> {
    if (!unisexLast(within.genders)) return undefined;
    const asked = { ...searched, filters: { genders: [UNISEX] }, facets: ['groups'] as FacetName[], take: 0 };
    return (await engine.search(asked)).facets.groups;
  }

  /** Rule 2.51, rule 5.7: the state as the list can be in it. A shop may be out of all of it today and is a shop all the same. */
  async function stateOf(asked: ListState): Promise<ListState> {
    if (chosenCount(asked) === 0) return asked;
    const [{ facets }, shops] = await Promise.all([
      whole(),
      asked.filters.shops.length > 0 ? scope.sources.shops.remembered.all() : [],
    ]);
    return withoutUnknown(
      withPriceIn(asked, facets.price),
      (name, value) => facets[name]?.has(value) || (name === 'shops' && shops.some((shop) => shop.id === value)),
      facets.sizes?.keys(),
    );
  }

  /** One page of the list in a state, with the counts of its filters; a value that would give nothing counts 0. */
  async function answer({ filters, sort, descending, page }: ListState): Promise<ListAnswer & Understanding> {
    const [{ facets }, found] = await Promise.all([
      whole(),
      engine.search({
        ...{ ...searched, filters, sort, descending },
        facets: [...choiceFilters],
        skip: (page - 1) * PER_PAGE,
        take: PER_PAGE,
      }),
    ]);
    return answerOf(found, facets, page);
  }

  const makeColumns = async () => ({ index: (await listIndex(engine, { ...searched, sort: list.sort })) ?? null });
  return {
    ...list,
    /** The page that staff say a search means. */
    leadsTo: text && searchWords.redirect(text),
    whole,
    stateOf,
    answer,
    /** The values its filters offer, named. */
    choices: async () => {
      const [counted, unisex] = await Promise.all([whole(), unisexGroups()]);
      return listChoices(scope, list, counted, unisex);
    },
    /** What sells best of all of it. */
    bestsellers: async () =>
      (await engine.search({ ...searched, sort: 'bestseller', take: BESTSELLERS })).hits.map((hit) =>
        cardOf(hit.article),
      ),
    /** What opens it, where it is a place that has such. */
    lead: async () => list.place && listLead(scope, list.place),
    /** Where a search that found nothing leads. */
    deadEnd: () => deadEnd(scope, text ?? ''),
    /**
     * The list in columns, with which a browser answers as this does; null when it is too long to send. Lists of the menu
     * are few and asked for by everyone, so theirs are kept until the catalogue changes; what a shopper thinks up is not.
     */
    columns: () => (list.place ? scope.rememberOwn(`columns:${path}`, makeColumns) : makeColumns()),
  };
}

/** One page as its contract has it. `whole` are the facets of the list without filters. */
function answerOf(found: SearchResult, whole: SearchResult['facets'], page: number): ListAnswer & Understanding {
  const only = found.total === 1 ? found.hits[0] : undefined;
  return {
    total: found.total,
    current_page: page,
    last_page: Math.max(1, Math.ceil(found.total / PER_PAGE)),
    counts: countsOf(found.facets, whole),
    blocking: (found.blocking ?? []) as Blocking,
    cards: found.hits.map((hit) => cardOf(hit.article)),
    ...(found.code && only && { exact: { slug: only.article.slug, ean: only.ean } }),
    ...(found.corrected && { corrected: found.corrected }),
    ...(found.relaxed && { relaxed: found.relaxed }),
    ...(found.partly && { partly: found.partly }),
    ...(found.understood && { understood: found.understood }),
  };
}

function countsOf(found: SearchResult['facets'], whole: SearchResult['facets']): ListCounts {
  const counts = choiceFilters.map((name: ChoiceFilter) => [
    name,
    [...(whole[name]?.keys() ?? [])]
      .filter((value) => name !== 'sizes' || isOfKind(value))
      .map((value) => [value, found[name]?.get(value) ?? 0]),
  ]);
  return Object.fromEntries(counts) as ListCounts;
}
