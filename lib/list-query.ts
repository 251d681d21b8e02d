import { decoded } from './decode';

/** How a list is sorted and paged, as its address says it. Spec §4: sort options are bestseller, price and name. */
export interface ListState {
  sort: 'relevance' | 'bestseller' | 'price' | 'name';
  descending: boolean;
  page: number;
}

export const PER_PAGE = 20;
const MAX_PAGE = 1000;

const sortNames = { bestselger: 'bestseller', pris: 'price', navn: 'name' } as const;
const nameOfSort = Object.fromEntries(Object.entries(sortNames).map(([name, sort]) => [sort, name]));

export const defaultState: ListState = { sort: 'bestseller', descending: false, page: 1 };

/** Reads an address. Unknown parameters and values are left out, so that `utm_source` does not make a new page. */
export function readListState(query: URLSearchParams, fallback: ListState['sort'] = 'bestseller'): ListState {
  const given = query.get('sortering') ?? '';
  const named = Object.hasOwn(sortNames, given) ? sortNames[given as keyof typeof sortNames] : undefined;
  const page = Number(query.get('side'));
  return {
    sort: named ?? fallback,
    descending: named !== undefined && query.get('rekkefolge') === 'synkende',
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** The one spelling of a state: fixed order, defaults left out. Empty for the list as it opens. */
export function writeListState(state: ListState, fallback: ListState['sort'] = 'bestseller'): string {
  const query = new URLSearchParams();
  const name = nameOfSort[state.sort];
  if (name && (state.sort !== fallback || state.descending)) query.set('sortering', name);
  if (name && state.descending) query.set('rekkefolge', 'synkende');
  if (state.page > 1) query.set('side', String(state.page));
  return query.toString();
}

/** Marks the path segment that carries a state inside the server (see middleware.ts); never part of an address. */
export const STATE_MARK = '~';

export const stateSegment = (query: string) => `${STATE_MARK}${encodeURIComponent(query)}`;

/** Parts a route's segments into those of the address and the state behind them. */
export function partSegments(segments: string[], fallback?: ListState['sort']): { path: string[]; state: ListState } {
  const last = decoded(segments.at(-1) ?? '');
  if (!last.startsWith(STATE_MARK))
    return { path: segments.map(decoded), state: readListState(new URLSearchParams(), fallback) };
  return {
    path: segments.slice(0, -1).map(decoded),
    state: readListState(new URLSearchParams(decoded(last.slice(1))), fallback),
  };
}
