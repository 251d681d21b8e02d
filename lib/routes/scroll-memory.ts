export interface ScrollPosition {
  /** CSS pixels from the top. */
  y: number;
  /** The followed link, which gets the focus again. */
  href?: string;
}

export type ScrollPositions = Record<string, ScrollPosition>;

export const positionsFromStored = (stored: unknown): ScrollPositions =>
  Object.fromEntries(Object.entries(stored ?? {}).flatMap(([key, one]) => (isPosition(one) ? [[key, one]] : [])));

function isPosition(stored: unknown): stored is ScrollPosition {
  const { y, href } = (stored ?? {}) as Partial<Record<string, unknown>>;
  return Number.isFinite(y) && (href === undefined || typeof href === 'string');
}

const MAX_POSITIONS = 60;

export function withPosition(positions: ScrollPositions, key: string, position: ScrollPosition): ScrollPositions {
  const { [key]: _before, ...others } = positions;
  return Object.fromEntries([...Object.entries(others), [key, position]].slice(-MAX_POSITIONS));
}

/** `move` only changes the hash or the variant. */
export type Arrival = 'push' | 'move' | 'traverse' | 'reload';

/** `stay` leaves it to Next and the browser. */
export type ScrollTarget = { to: 'hash' } | { to: 'position'; position: ScrollPosition } | { to: 'stay' };

/** Rule 2.9. `byBrowser`: the page was left before our script ran, so the browser scrolls. */
export function scrollTarget(
  arrival: Arrival,
  hash: string,
  saved: ScrollPosition | undefined,
  byBrowser: boolean,
): ScrollTarget {
  if (arrival === 'traverse' && !saved && byBrowser) return { to: 'stay' };
  if (arrival === 'traverse') return { to: 'position', position: saved ?? { y: 0 } };
  // A reload leaves the focus alone.
  if (arrival === 'reload' && saved) return { to: 'position', position: { y: saved.y } };
  return arrival === 'push' && hash.length > 1 ? { to: 'hash' } : { to: 'stay' };
}

/** Lengths in CSS pixels. */
export interface PageState {
  loading: boolean;
  height: number;
  windowHeight: number;
  waited: number;
}

/** The page may be shorter now: another filter, sold out. */
const GIVE_UP_MS = 2000;
const GIVE_UP_LOADING_MS = 15_000;

/** Rule 2.9: after loading, and once the page is high enough. */
export function restoreReadiness(
  y: number,
  { loading, height, windowHeight, waited }: PageState,
): 'go' | 'wait' | 'give up' {
  if (waited > GIVE_UP_LOADING_MS) return 'give up';
  if (loading) return 'wait';
  if (height - windowHeight >= Math.floor(y)) return 'go';
  return waited > GIVE_UP_MS ? 'go' : 'wait';
}
