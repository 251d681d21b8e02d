import type { Metadata } from 'next';
import { cache } from 'react';
import { ListLead } from '@/components/list/list-lead';
import { ListPage } from '@/components/list/list-page';
import {
  chosenCount,
  initialListState,
  type ListState,
  listHref,
  partSegments,
  writeListState,
} from '@/lib/lists/list-query';
import { readFront } from '@/lib/preview/front';
import { markMissing, tagPage } from '@/server/page-door/page-tags';
import { openShop, type Shop } from '@/server/shop';

type FoundList = NonNullable<Awaited<ReturnType<ReturnType<Shop['storefront']>['list']>>>;

export interface LoadedList {
  list: FoundList;
  state: ListState;
  answer: Awaited<ReturnType<FoundList['answer']>>;
  choices: Awaited<ReturnType<FoundList['choices']>>;
  filteredAway: boolean;
  /** The address has filters, also such as the list does not have. */
  narrowed: boolean;
}

const isNarrowed = (state: ListState) => chosenCount(state) > 0 || state.filters.excludeIds.length > 0;

/** Once per render: page and metadata both ask. */
const loadOnce = cache(async (brandId: string, address: string): Promise<LoadedList | undefined> => {
  const segments: string[] = JSON.parse(address);
  if (!readFront(brandId)) return undefined;
  const { path } = partSegments(segments);
  const list = await openShop().storefront(brandId).list(path);
  if (!list) return undefined;
  await tagPage('lists', ...(list.campaign ? (['campaigns'] as const) : []));
  const { state: asked } = partSegments(segments, list.sort);
  const state = await list.stateOf(asked);
  const [whole, answer] = await Promise.all([list.whole(), list.answer(state)]);
  const filteredAway = answer.total === 0 && whole.total > 0;
  // A page beyond the last is a 404, except the first of an empty filtered list, which offers ways on.
  if (state.page > answer.last_page) return undefined;
  return { list, state, answer, choices: await list.choices(), filteredAway, narrowed: isNarrowed(asked) };
});

/** Loads the list of an address (its segments, with the state behind them); undefined is a 404. */
export const loadList = (brandId: string, segments: string[]) => loadOnce(brandId, JSON.stringify(segments));

/** Rule 12.1: the canonical of a sorted or filtered list is the list, of a later page itself. Filtered lists are not indexed. */
export function listAddress({
  list,
  state,
  narrowed: filtered,
}: Pick<LoadedList, 'list' | 'state' | 'narrowed'>): Pick<Metadata, 'alternates' | 'robots'> & { canonical: string } {
  const sorted = state.sort !== list.sort || state.descending;
  const page = sorted || filtered ? 1 : state.page;
  const canonical = listHref(list.path, { ...initialListState(list.sort), page }, list.sort);
  return { canonical, alternates: { canonical }, ...(filtered ? { robots: { index: false, follow: true } } : {}) };
}

interface Props
  extends Pick<
    Parameters<typeof ListPage>[0],
    'title' | 'trail' | 'header' | 'children' | 'empty' | 'note' | 'colors'
  > {
  loaded: LoadedList;
}

/** Loads what the page of a list shows. One emptied by its filters has status 404 (rule 12.4). */
async function loadListPage({ loaded, ...shown }: Props) {
  const { list, state, answer, choices, filteredAway } = loaded;
  if (filteredAway) await markMissing();
  const instead = filteredAway ? await list.bestsellers() : undefined;
  // Only the unfiltered first page has a lead.
  const opens = !writeListState(state, list.sort) && answer.total > 0;
  const lead = opens ? await list.lead() : undefined;
  const newestHref = listHref(list.path, { ...state, sort: 'newest' }, list.sort);
  return {
    ...shown,
    lead: lead && <ListLead newestHref={newestHref} {...lead} />,
    children: lead ? undefined : shown.children,
    path: list.path,
    state,
    defaultSort: list.sort,
    answer,
    instead,
    choices,
  };
}

export async function List(props: Props) {
  const { list, state } = props.loaded;
  return <ListPage key={listHref(list.path, state, list.sort)} {...(await loadListPage(props))} />;
}
