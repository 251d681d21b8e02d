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
import { findPlace, type Place } from './places';
import type { Scope } from './scope';
import { menu } from './site';

const MAX_IDS = 200;
const BESTSELLERS = 8;
const FACETS: FacetName[] = [...choiceFilters, 'price'];

export interface ListDescription {
  path: string;
  text?: string;
  within: SearchFilters;
  sort: ListSort;
  place?: Place;
  campaign?: RunningCampaign;
}

interface Understanding extends Pick<SearchResult, 'corrected' | 'relaxed' | 'partly' | 'understood'> {
  exact?: { slug: string; ean?: string };
}

export type WholeList = Pick<SearchResult, 'total' | 'facets'>;

/** Rule 2.8: joined by plus signs, which some senders write as spaces. */
const idsOf = (text: string) =>
  [
    ...new Set(
      text
        .split(/[+\s]+/)
        .filter((part) => /^\d{1,9}$/.test(part))
        .map(Number),
    ),
  ].slice(0, MAX_IDS);

/** Reads the decoded segments of a category, gender, search, selection or campaign. */
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

export async function findList(scope: Scope, segments: string[]): Promise<List | undefined> {
  const found = await describe(scope, segments);
  return found && listOf(scope, { ...found, sort: defaultSortOf(found.path), within: await scope.kept(found.within) });
}

export type List = ReturnType<typeof listOf>;

export function listOf(scope: Scope, list: ListDescription) {
  const { engine, searchWords } = scope.sources;
  const { path, text, within } = list;
  const searched = { text, within, ...(text && searchWords.wishes(text)) };
  let counted: Promise<WholeList> | undefined;

  /** Counts once the values and prices that its filters offer. */
  function whole(): Promise<WholeList> {
    counted ??= engine.search({ ...searched, facets: FACETS, take: 0 });
    return counted;
  }

  /** Counts by group the goods at the end (rule 4.51). */
  async function unisexGroups(): Promise<SearchResult['facets']['groups']> {
    if (!unisexLast(within.genders)) return undefined;
    const asked = { ...searched, filters: { genders: [UNISEX] }, facets: ['groups'] as FacetName[], take: 0 };
    return (await engine.search(asked)).facets.groups;
  }

  /** Rule 2.51, rule 5.7: keeps the values that the list has, and shops that may be out of all of it today. */
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

  /** Returns a page with the counts of its filters. */
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
    /** Staff's page for this search. */
    leadsTo: text && searchWords.redirect(text),
    whole,
    stateOf,
    answer,
    choices: async () => {
      const [counted, unisex] = await Promise.all([whole(), unisexGroups()]);
      return listChoices(scope, list, counted, unisex);
    },
    bestsellers: async () =>
      (await engine.search({ ...searched, sort: 'bestseller', take: BESTSELLERS })).hits.map((hit) =>
        cardOf(hit.article),
      ),
    lead: async () => list.place && listLead(scope, list.place),
    deadEnd: () => deadEnd(scope, text ?? ''),
    /** Null when it is too long to send. Keeps the menu's lists until the catalogue changes. */
    columns: () => (list.place ? scope.rememberOwn(`columns:${path}`, makeColumns) : makeColumns()),
  };
}

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
