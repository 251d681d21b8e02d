import { readSession, writeSession } from '@/components/session';
import { arrive, leaveAt, type TrailEntry } from '@/lib/routes/breadcrumb-trail';

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
