import { browserStore } from '@/components/browser-store';
import {
  type PendingPage,
  pendingFromStored,
  type Visits,
  visit,
  visitsFromStored,
} from '@/lib/routes/navigation-failure';

/** The page being navigated to; survives Next's fallback to a full load. */
export const pendingStore = browserStore<PendingPage | undefined>({
  key: 'attemptedPage',
  storage: 'session',
  initial: undefined,
  read: pendingFromStored,
});

export const visitsStore = browserStore<Visits>({
  key: 'lastPages',
  storage: 'session',
  initial: [],
  read: visitsFromStored,
});

export const pendingNavigation = {
  begin: (address: string) => pendingStore.set({ address }),
  end: () => pendingStore.set(undefined),
  failed: (address: string) => pendingStore.load()?.address === address,
  /** Returns true once per failure: the caller reloads the page. */
  mayReload(address: string): boolean {
    const pending = pendingStore.load();
    if (pending?.address === address && pending.reloaded) return false;
    pendingStore.set({ address, reloaded: true });
    return true;
  },
};

let waiting: string | undefined;

/** The last page asked for without a connection (rule 8.7), with its hash. */
export const waitingNavigation = {
  address: () => waiting,
  begin(address: string) {
    waiting = address;
  },
  end() {
    waiting = undefined;
  },
};

export const lastVisits = () => visitsStore.load();
export const recordVisit = (address: string) => visitsStore.change((visits) => visit(visits, address));

export const currentAddress = () => `${window.location.pathname}${window.location.search}`;
