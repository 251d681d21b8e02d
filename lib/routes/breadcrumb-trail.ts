import { decoded } from './decode';
import { campaignPath, categoryPath, genderIds, productPath, searchPath } from './paths';

/** Rule 9.5. */
export const TRAIL_LIMIT = 10;

export type TrailRoute =
  | 'home'
  | 'homePreview'
  | 'product'
  | 'search'
  | 'utvalg'
  | 'gender'
  | 'campaign'
  | 'category'
  | 'other';

/** Rule 3.15; the position is CSS pixels from the top. */
export interface TrailEntry {
  name: TrailRoute;
  params: Record<string, string>;
  title: string;
  scrollPosition: number;
}

/** What a destination does to the trail (rule 4.25). */
export type TrailRule = 'reset' | 'keep' | 'clear';

type Place = Pick<TrailEntry, 'name' | 'params'>;

/** Rule 2.1. `categories` are slugs of main groups; any other path is 'other'. */
export function routeOf(path: string, categories: readonly string[]): Place {
  const [first = '', second, ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (!first) return { name: 'home', params: {} };
  if (categories.includes(first)) return { name: 'category', params: categoryParams(first, second, rest[0]) };
  if (second === undefined)
    return Object.hasOwn(genderIds, first) ? { name: 'gender', params: { gender: first } } : other;
  if (first === 'product') return { name: 'product', params: { articleName: second } };
  if (first === 'search') return { name: 'search', params: { query: second } };
  if (first === 'utvalg') return { name: 'utvalg', params: { ids: second } };
  if (first === 'kampanje') return { name: 'campaign', params: { slug: second } };
  if (first === 'preview') return { name: 'homePreview', params: { name: second } };
  return other;
}

const other: Place = { name: 'other', params: {} };

const categoryParams = (categoryName: string, subcategoryName?: string, group?: string) => ({
  categoryName,
  ...(subcategoryName === undefined ? {} : { subcategoryName }),
  ...(group === undefined ? {} : { group }),
});

export const addressOf = (place: Place): string =>
  `${pathOf(place)}${place.params.state ? `?${place.params.state}` : ''}`;

export function pathOf({ name, params }: Place): string {
  const { categoryName = '', subcategoryName, group, gender, articleName, query, ids, slug } = params;
  if (name === 'category')
    return categoryPath(...[categoryName, subcategoryName, group].filter((part) => part !== undefined));
  if (name === 'gender') return categoryPath(gender ?? '');
  if (name === 'product') return productPath(articleName ?? '');
  if (name === 'search') return searchPath(query ?? '');
  if (name === 'utvalg') return `/utvalg/${ids}`;
  if (name === 'campaign') return campaignPath(slug ?? '');
  if (name === 'homePreview') return `/preview/${encodeURIComponent(params.name ?? '')}`;
  return '/';
}

const KEEPS: TrailRoute[] = ['product'];
const CLEARS: TrailRoute[] = ['other'];

export const trailRule = (name: TrailRoute): TrailRule =>
  KEEPS.includes(name) ? 'keep' : CLEARS.includes(name) ? 'clear' : 'reset';

/** `arrived` is the destination's own trail, itself last. A reset starts from it. */
export function arrive(trail: TrailEntry[], arrived: TrailEntry[]): TrailEntry[] {
  const here = arrived.at(-1);
  const rule = trailRule(here?.name ?? 'other');
  if (!here || rule === 'clear') return [];
  if (rule === 'reset') return arrived.slice(-TRAIL_LIMIT);
  const known = trail.findIndex((entry) => pathOf(entry) === pathOf(here));
  return known < 0 ? [...trail, here].slice(-TRAIL_LIMIT) : trail.slice(0, known + 1);
}

export function leaveAt(trail: TrailEntry[], scrollPosition: number, query: string): TrailEntry[] {
  const last = trail.at(-1);
  if (!last) return trail;
  const { state: _before, ...params } = last.params;
  const stated = query && isList(last) ? { ...params, state: query } : params;
  return [...trail.slice(0, -1), { ...last, params: stated, scrollPosition }];
}

const isList = ({ name }: Place) => trailRule(name) === 'reset' && name !== 'home' && name !== 'homePreview';

/** Keeps whole entries; an unknown name leads home. */
export const trailFromStored = (stored: unknown): TrailEntry[] =>
  Array.isArray(stored) ? stored.filter(isEntry).slice(-TRAIL_LIMIT) : [];

function isEntry(stored: unknown): stored is TrailEntry {
  const { name, params, title, scrollPosition } = (stored ?? {}) as Partial<Record<string, unknown>>;
  return (
    typeof name === 'string' &&
    typeof params === 'object' &&
    Object.values(params ?? { none: 0 }).every((param) => typeof param === 'string') &&
    typeof title === 'string' &&
    Number.isFinite(scrollPosition)
  );
}

/** Rule 11.11. */
export const listsOf = (trail: TrailEntry[]): TrailEntry[] => trail.filter(isList);
