import { browserStore } from '@/components/browser-store';
import { type TrailEntry, trailFromStored } from '@/lib/routes/breadcrumb-trail';

/** The breadcrumb trail of a tab (rule 4.24); empty for visitors from another site. */
export const trailStore = browserStore<TrailEntry[]>({
  key: 'breadcrumbs',
  storage: 'session',
  initial: [],
  read: (stored) => (cameFromElsewhere() ? undefined : trailFromStored(stored)),
});

function cameFromElsewhere(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate' && !document.referrer.startsWith(`${window.location.origin}/`);
}

let requestedY: number | undefined;

/** Makes the next page open at this position (of an entry of the breadcrumb trail). */
export const requestScroll = (y: number) => {
  requestedY = y;
};

/** Returns the requested position, once. */
export function takeRequestedScroll(): number | undefined {
  const y = requestedY;
  requestedY = undefined;
  return y;
}
