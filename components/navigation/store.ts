import { forgetSession, readSession, writeSession } from '@/components/session';
import { arrive, leaveAt, type TrailEntry } from '@/lib/routes/breadcrumb-trail';
import { type Visits, visit } from '@/lib/routes/navigation-failure';

const TRAIL_KEY = 'breadcrumbs';

let trail: TrailEntry[] | undefined;
const listeners = new Set<() => void>();

/** Rule 4.24: the trail is kept in session storage. One who came straight here, from elsewhere, has none. */
function currentTrail(): TrailEntry[] {
  trail ??= (cameFromElsewhere() ? undefined : readSession<TrailEntry[]>(TRAIL_KEY)) ?? [];
  return trail;
}

function cameFromElsewhere(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate' && !document.referrer.startsWith(`${window.location.origin}/`);
}

function change(next: TrailEntry[]) {
  trail = next;
  writeSession(TRAIL_KEY, next);
  for (const listener of listeners) listener();
}

export const trailStore = {
  current: currentTrail,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  arrive: (arrived: TrailEntry[]) => change(arrive(currentTrail(), arrived)),
  leaveAt: (scrollPosition: number, query: string) => change(leaveAt(currentTrail(), scrollPosition, query)),
};

const PENDING_KEY = 'attemptedPage';

interface PendingNavigation {
  /** The page a link leads to that has not come yet. */
  address: string;
  /** Whether it has been loaded anew because a part of the script could not be had. */
  reloaded?: boolean;
}

/** Survives the full load that Next falls back to when a page cannot be had without one. */
export const pendingNavigation = {
  begin: (address: string) => writeSession(PENDING_KEY, { address } satisfies PendingNavigation),
  end: () => forgetSession(PENDING_KEY),
  failed: (address: string) => readSession<PendingNavigation>(PENDING_KEY)?.address === address,
  /** True once for each: whoever gets it loads the page anew. */
  mayReload(address: string): boolean {
    const pending = readSession<PendingNavigation>(PENDING_KEY);
    if (pending?.address === address && pending.reloaded) return false;
    writeSession(PENDING_KEY, { address, reloaded: true } satisfies PendingNavigation);
    return true;
  },
};

const VISITS_KEY = 'lastPages';

export const lastVisits = () => readSession<Visits>(VISITS_KEY) ?? [];

/** For the way back when a page cannot be opened. */
export const recordVisit = (address: string) => writeSession(VISITS_KEY, visit(lastVisits(), address));

export const currentAddress = () => `${window.location.pathname}${window.location.search}`;

let requestedY: number | undefined;

/** The next page is shown at this position (of an entry of the breadcrumb trail) and not at its top. */
export const requestScroll = (y: number) => {
  requestedY = y;
};

/** What was asked for, once. */
export function takeRequestedScroll(): number | undefined {
  const y = requestedY;
  requestedY = undefined;
  return y;
}
