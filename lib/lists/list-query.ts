import { decoded } from '@/lib/routes/decode';
import { ofEveryKind } from './size-kinds';

export type ListSort = 'relevance' | 'asListed' | 'bestseller' | 'newest' | 'price' | 'name';

/** What a shopper can narrow a list by (rule 2.18, rule 4.27): AND between filters, OR between the values of one. */
export interface ListFilters {
  genders: number[];
  /** Colour groups. */
  colors: number[];
  brands: number[];
  sizes: string[];
  groups: number[];
  shops: number[];
  campaigns: number[];
  /** So many stars or more. */
  ratings: number[];
  /** Whole øre, both bounds inclusive. */
  price?: { min?: number; max?: number };
  excludeIds: number[];
}

/** How a list is filtered, sorted (rule 4.30) and paged, as its address says it (rule 2.25). */
export interface ListState {
  filters: ListFilters;
  sort: ListSort;
  descending: boolean;
  page: number;
}

export const PER_PAGE = 20;
const MAX_PAGE = 1000;
const MAX_VALUES = 50;
const MAX_ID = 2_147_483_647;
export const MAX_KRONER = 1_000_000;
const MAX_SIZE_LENGTH = 60;
const ORE = 100;

const sortNames = { bestselger: 'bestseller', nyhet: 'newest', pris: 'price', navn: 'name' } as const;
const nameOfSort = Object.fromEntries(Object.entries(sortNames).map(([name, sort]) => [sort, name]));

const TURNED = 'synkende';
const TURNED_MARK = '-';

/** An order and its direction as one value, as a select has it; '' for an order that an address does not name. */
export const sortValue = (sort: ListSort, descending = false): string =>
  [nameOfSort[sort] ?? '', ...(descending ? [TURNED] : [])].join(TURNED_MARK);

/** The parameter of each filter, in the order an address has them. A form without scripts sends the same names. */
export const filterParams = {
  genders: 'kjonn',
  colors: 'farge',
  brands: 'merke',
  sizes: 'str',
  groups: 'gruppe',
  shops: 'butikk',
  campaigns: 'kampanje',
  ratings: 'vurdering',
  excludeIds: 'uten',
} as const;
export const PRICE_PARAMS = { min: 'prisfra', max: 'pristil' } as const;
const VIEW_PARAMS = { sort: 'sortering', turned: 'rekkefolge', page: 'side' } as const;

/** Every parameter of a list's address; middleware.ts repeats those that may stand alone, and a test holds it to them. */
export const listParams = [
  ...Object.values(filterParams),
  ...Object.values(PRICE_PARAMS),
  ...Object.values(VIEW_PARAMS),
];

/** The filters that are chosen by their values, in the order an address has them. */
export const choiceFilters = [
  'genders',
  'colors',
  'brands',
  'sizes',
  'groups',
  'shops',
  'campaigns',
  'ratings',
] as const;
export type ChoiceFilter = (typeof choiceFilters)[number];

export const noFilters = (): ListFilters => ({
  genders: [],
  colors: [],
  brands: [],
  sizes: [],
  groups: [],
  shops: [],
  campaigns: [],
  ratings: [],
  excludeIds: [],
});

export const initialListState = (defaultSort: ListSort): ListState => ({
  filters: noFilters(),
  sort: defaultSort,
  descending: false,
  page: 1,
});

// A size may hold what joins the values of a parameter.
const SEPARATOR = '_';
const writeSize = (size: string) => size.replaceAll('!', '!!').replaceAll(SEPARATOR, '!-');
const readSize = (text: string) => text.replace(/!([!-])/g, (_, after) => (after === '-' ? SEPARATOR : '!'));

/** A value as the address and the form have it. */
export const paramValue = (value: number | string): string | number =>
  typeof value === 'string' ? writeSize(value) : value;

/** Ids by number, sizes by letter: the order of values in an address means nothing, so there is one. */
const inOrder = <Value extends number | string>(values: readonly Value[]): Value[] =>
  values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** Once joined, as our own addresses are, or repeated, as a form sends them. */
const valuesIn = (query: URLSearchParams, name: string) =>
  query
    .getAll(name)
    .flatMap((text) => text.split(SEPARATOR))
    .filter(Boolean);

const ids = (query: URLSearchParams, name: string): number[] => {
  const texts = new Set(valuesIn(query, name).filter((text) => /^[1-9]\d{0,9}$/.test(text)));
  return inOrder([...texts].map(Number).filter((id) => id <= MAX_ID)).slice(0, MAX_VALUES);
};

const sizes = (query: URLSearchParams): string[] => {
  const texts = [...new Set(valuesIn(query, filterParams.sizes).map(readSize))];
  return inOrder(texts.filter((size) => size.trim() === size && size.length <= MAX_SIZE_LENGTH)).slice(0, MAX_VALUES);
};

function kroner(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)?.trim() ?? '';
  const amount = Number(text);
  return /^\d{1,7}$/.test(text) && amount <= MAX_KRONER ? amount * ORE : undefined;
}

function readFilters(query: URLSearchParams): ListFilters {
  const min = kroner(query, PRICE_PARAMS.min) || undefined;
  const max = kroner(query, PRICE_PARAMS.max);
  const { genders, colors, brands, groups, shops, campaigns, ratings, excludeIds } = filterParams;
  return {
    genders: ids(query, genders),
    colors: ids(query, colors),
    brands: ids(query, brands),
    sizes: sizes(query),
    groups: ids(query, groups),
    shops: ids(query, shops),
    campaigns: ids(query, campaigns),
    ratings: ids(query, ratings),
    excludeIds: ids(query, excludeIds),
    ...(min !== undefined || max !== undefined
      ? { price: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } }
      : {}),
  };
}

/** Reads an address. Unknown parameters and values are left out, so that `utm_source` does not make a new page. */
export function readListState(query: URLSearchParams, defaultSort: ListSort = 'bestseller'): ListState {
  // A form without scripts sends the turned order as one value with its name.
  const [sort = '', turned] = (query.get(VIEW_PARAMS.sort) ?? '').split(TURNED_MARK);
  const named = Object.hasOwn(sortNames, sort) ? sortNames[sort as keyof typeof sortNames] : undefined;
  const descending = query.get(VIEW_PARAMS.turned) === TURNED || turned === TURNED;
  const page = Number(query.get(VIEW_PARAMS.page));
  return {
    filters: readFilters(query),
    sort: named ?? defaultSort,
    descending: named !== undefined && descending,
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** The one spelling of a state: fixed order, defaults left out. Empty for the list as it opens. */
export function writeListState(state: ListState, defaultSort: ListSort = 'bestseller'): string {
  const { filters, sort, descending, page } = state;
  const query = new URLSearchParams();
  const put = (name: string, values: (string | number)[]) => {
    if (values.length > 0) query.set(name, values.join(SEPARATOR));
  };
  for (const name of choiceFilters) put(filterParams[name], inOrder<number | string>(filters[name]).map(paramValue));
  const { min, max } = filters.price ?? {};
  if (min !== undefined) query.set(PRICE_PARAMS.min, String(Math.floor(min / ORE)));
  if (max !== undefined) query.set(PRICE_PARAMS.max, String(Math.ceil(max / ORE)));
  put(filterParams.excludeIds, inOrder(filters.excludeIds));
  const name = nameOfSort[sort];
  if (name && (sort !== defaultSort || descending)) query.set(VIEW_PARAMS.sort, name);
  if (name && descending) query.set(VIEW_PARAMS.turned, TURNED);
  if (page > 1) query.set(VIEW_PARAMS.page, String(page));
  return query.toString();
}

/**
 * Rule 2.51: a value that the list does not have is as if it had not been chosen. `has` says whether it has one; a size that names no
 * kind is chosen in every kind of the list's own `sizes`.
 */
export function withoutUnknown(
  state: ListState,
  has: (filter: ChoiceFilter, value: number | string) => boolean,
  sizes: Iterable<number | string> = [],
): ListState {
  const filters = { ...state.filters, sizes: ofEveryKind(state.filters.sizes, sizes) };
  const known = choiceFilters.map((name) => [
    name,
    (filters[name] as (number | string)[]).filter((value) => has(name, value)),
  ]);
  return { ...state, filters: { ...filters, ...(Object.fromEntries(known) as Partial<ListFilters>) } };
}

/** The address of a list in a state. */
export function listHref(path: string, state: ListState, defaultSort: ListSort): string {
  const query = writeListState(state, defaultSort);
  return query ? `${path}?${query}` : path;
}

/** How many values are chosen: what the Filter button counts (rule 2.17). A price range counts once. */
export const chosenCount = ({ filters }: Pick<ListState, 'filters'>): number =>
  choiceFilters.reduce((sum, name) => sum + filters[name].length, 0) + (filters.price ? 1 : 0);

/** Which order a list opens in, by its address. */
export function defaultSortOf(path: string): ListSort {
  if (path.startsWith('/search/')) return 'relevance';
  return path.startsWith('/utvalg/') ? 'asListed' : 'bestseller';
}

/** Marks the path segment that carries a state inside the server (see middleware.ts); never part of an address. */
export const STATE_MARK = '~';

/** A query holds ASCII only. Written so that nothing on the way can decode it once too often. */
export const stateSegment = (query: string) =>
  `${STATE_MARK}${btoa(query).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;

const queryOfSegment = (segment: string): string => {
  try {
    return atob(segment.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
};

/** Parts a route's segments into those of the address and the state behind them. */
export function partSegments(segments: string[], defaultSort?: ListSort): { path: string[]; state: ListState } {
  const last = decoded(segments.at(-1) ?? '');
  if (!last.startsWith(STATE_MARK))
    return { path: segments.map(decoded), state: readListState(new URLSearchParams(), defaultSort) };
  return {
    path: segments.slice(0, -1).map(decoded),
    state: readListState(new URLSearchParams(queryOfSegment(last)), defaultSort),
  };
}
