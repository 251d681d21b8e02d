import { decoded } from '@/lib/routes/decode';
import { ofEveryKind } from './size-kinds';

export type ListSort = 'relevance' | 'asListed' | 'bestseller' | 'newest' | 'price' | 'name';

/** Rule 2.18, rule 4.27: AND between filters, OR between the values of one. */
export interface ListFilters {
  genders: number[];
  colors: number[];
  brands: number[];
  sizes: string[];
  groups: number[];
  shops: number[];
  campaigns: number[];
  /** This many stars or more. */
  ratings: number[];
  /** Øre, inclusive. */
  price?: { min?: number; max?: number };
  excludeIds: number[];
}

/** What an address says (rule 2.25, rule 4.30). */
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

/** The value of a select; '' for an order without a name in addresses. */
export const sortValue = (sort: ListSort, descending = false): string =>
  [nameOfSort[sort] ?? '', ...(descending ? [TURNED] : [])].join(TURNED_MARK);

/** In the order of an address. A form without scripts sends the same names. */
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

/** middleware.ts repeats those that may stand alone, checked by a test. */
export const listParams = [
  ...Object.values(filterParams),
  ...Object.values(PRICE_PARAMS),
  ...Object.values(VIEW_PARAMS),
];

/** In the order of an address. */
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

export const paramValue = (value: number | string): string | number =>
  typeof value === 'string' ? writeSize(value) : value;

const inOrder = <Value extends number | string>(values: readonly Value[]): Value[] =>
  values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));

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

/** Ignores unknown parameters and values, so that `utm_source` makes no new page. */
export function readListState(query: URLSearchParams, defaultSort: ListSort = 'bestseller'): ListState {
  // A form without scripts sends order and direction as one value.
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

/** Writes the only spelling: fixed order, without defaults. */
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

/** Rule 2.51: ignores values that the list does not have. A size without a kind is chosen in every kind of `sizes`. */
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

export function listHref(path: string, state: ListState, defaultSort: ListSort): string {
  const query = writeListState(state, defaultSort);
  return query ? `${path}?${query}` : path;
}

/** Counts a price range once (rule 2.17). */
export const chosenCount = ({ filters }: Pick<ListState, 'filters'>): number =>
  choiceFilters.reduce((sum, name) => sum + filters[name].length, 0) + (filters.price ? 1 : 0);

export function defaultSortOf(path: string): ListSort {
  if (path.startsWith('/search/')) return 'relevance';
  return path.startsWith('/utvalg/') ? 'asListed' : 'bestseller';
}

/** Marks the segment with a state inside the server (middleware.ts); never in addresses. */
export const STATE_MARK = '~';

/** ASCII in, base64url out: nothing on the way can decode it once too often. */
export const stateSegment = (query: string) =>
  `${STATE_MARK}${btoa(query).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;

const queryOfSegment = (segment: string): string => {
  try {
    return atob(segment.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
};

export function partSegments(segments: string[], defaultSort?: ListSort): { path: string[]; state: ListState } {
  const last = decoded(segments.at(-1) ?? '');
  if (!last.startsWith(STATE_MARK))
    return { path: segments.map(decoded), state: readListState(new URLSearchParams(), defaultSort) };
  return {
    path: segments.slice(0, -1).map(decoded),
    state: readListState(new URLSearchParams(queryOfSegment(last)), defaultSort),
  };
}
