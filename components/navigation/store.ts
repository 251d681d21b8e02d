import { createKeptStore, type Tab } from '@/components/kept-store';
import { type TrailEntry, trailFromStored } from '@/lib/routes/breadcrumb-trail';
import {
  type PendingPage,
  pendingFromStored,
  type Visits,
  visit,
  visitsFromStored,
} from '@/lib/routes/navigation-failure';

/** The breadcrumb trail of a tab (rule 4.24). One who came straight here, from elsewhere, has none. */
export const createTrailStore = (tab?: Tab) =>
  createKeptStore<TrailEntry[]>(
    {
      key: 'breadcrumbs',
      storage: 'session',
      initial: [],
      read: (stored) => (cameFromElsewhere() ? undefined : trailFromStored(stored)),
    },
    tab,
  );

function cameFromElsewhere(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate' && !document.referrer.startsWith(`${window.location.origin}/`);
}

/** Survives the full load that Next falls back to when a page cannot be had without one. */
export const createPendingStore = (tab?: Tab) =>
  createKeptStore<PendingPage | undefined>(
    { key: 'attemptedPage', storage: 'session', initial: undefined, read: pendingFromStored },
    tab,
  );

/** The last pages of a tab: the way back when a page cannot be opened. */
export const createVisitsStore = (tab?: Tab) =>
  createKeptStore<Visits>({ key: 'lastPages', storage: 'session', initial: [], read: visitsFromStored }, tab);

export const trailStore = createTrailStore();
const pendingStore = createPendingStore();
const visitsStore = createVisitsStore();

export const pendingNavigation = {
  begin: (address: string) => pendingStore.set({ address }),
  end: () => pendingStore.set(undefined),
  failed: (address: string) => pendingStore.load()?.address === address,
  /** True once for each: whoever gets it loads the page anew. */
  mayReload(address: string): boolean {
    const pending = pendingStore.load();
    if (pending?.address === address && pending.reloaded) return false;
    pendingStore.set({ address, reloaded: true });
    return true;
  },
};

export const lastVisits = () => visitsStore.load();
export const recordVisit = (address: string) => visitsStore.change((visits) => visit(visits, address));

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
