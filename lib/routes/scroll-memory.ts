/** How a position in the tab's history was left. */
export interface ScrollPosition {
  /** CSS pixels from the top of the page. */
  y: number;
  /** The address of the link that was followed from there: the focus goes back to it. */
  href?: string;
}

export type ScrollPositions = Record<string, ScrollPosition>;

/** What storage holds may be anything; positions are kept, the rest is nothing. */
export const positionsFromStored = (stored: unknown): ScrollPositions =>
  Object.fromEntries(Object.entries(stored ?? {}).flatMap(([key, one]) => (isPosition(one) ? [[key, one]] : [])));

function isPosition(stored: unknown): stored is ScrollPosition {
  const { y, href } = (stored ?? {}) as Partial<Record<string, unknown>>;
  return Number.isFinite(y) && (href === undefined || typeof href === 'string');
}

/** More than anyone goes back; each is some tens of bytes. */
const MAX_POSITIONS = 60;

/** The positions with this one as the newest, the oldest dropped. */
export function withPosition(positions: ScrollPositions, key: string, position: ScrollPosition): ScrollPositions {
  const { [key]: _before, ...others } = positions;
  return Object.fromEntries([...Object.entries(others), [key, position]].slice(-MAX_POSITIONS));
}

/** How one came to a page. `move` stays on it: its address got another hash or variant. */
export type Arrival = 'push' | 'move' | 'traverse' | 'reload';

/** Where a page is scrolled to; `stay` leaves it to the browser, and to Next, which goes to the top. */
export type ScrollTarget = { to: 'hash' } | { to: 'position'; position: ScrollPosition } | { to: 'stay' };

/**
 * Rule 2.9: a hash target, otherwise a saved position, otherwise the top. Who comes back is where they were, also when
 * the address has a hash: they have seen its target, and scrolled on. What was left before our script came is known to
 * the browser alone, which scrolls there by itself: `byBrowser`.
 */
export function scrollTarget(
  arrival: Arrival,
  hash: string,
  saved: ScrollPosition | undefined,
  byBrowser: boolean,
): ScrollTarget {
  if (arrival === 'traverse' && !saved && byBrowser) return { to: 'stay' };
  if (arrival === 'traverse') return { to: 'position', position: saved ?? { y: 0 } };
  // A reload is not a way back: it leaves the focus alone.
  if (arrival === 'reload' && saved) return { to: 'position', position: { y: saved.y } };
  return arrival === 'push' && hash.length > 1 ? { to: 'hash' } : { to: 'stay' };
}

/** What the page is like while a saved position waits for it. All lengths in CSS pixels. */
export interface PageState {
  /** Whether something on it is still loading what stood there. */
  loading: boolean;
  height: number;
  windowHeight: number;
  /** Milliseconds since the shopper came. */
  waited: number;
}

/** A page that does not get as high as it was: another filter, sold out. */
const GIVE_UP_MS = 2000;
/** A list that never ends loading. */
const GIVE_UP_LOADING_MS = 15_000;

/** Rule 2.9: a saved position is restored once loading has ended, and not before the page is that high. */
export function restoreReadiness(
  y: number,
  { loading, height, windowHeight, waited }: PageState,
): 'go' | 'wait' | 'give up' {
  if (waited > GIVE_UP_LOADING_MS) return 'give up';
  if (loading) return 'wait';
  if (height - windowHeight >= Math.floor(y)) return 'go';
  return waited > GIVE_UP_MS ? 'go' : 'wait';
}
