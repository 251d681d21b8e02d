import { atom } from 'jotai';
import { createBrowserStore, type Tab, thisTab } from '@/components/browser-store';
import type { Customer } from '@/lib/contracts/customers';

/** `left`: logged out or deleted by the customer. */
export interface KnownUser {
  user: Customer | undefined;
  state: 'unread' | 'asking' | 'known' | 'failed' | 'left';
}

export const unreadUser: KnownUser = { user: undefined, state: 'unread' };

/** The only thing stored about a user: that somebody is logged in (rule 4.14). */
export const createLoadedStore = (tab?: Tab) =>
  createBrowserStore<boolean>(
    {
      key: 'userLoaded',
      initial: false,
      read: (stored) => stored === true,
      write: (loaded) => loaded || undefined,
    },
    tab,
  );

/** Keeps the logged-in customer, in the page's memory only. */
export function createUserStore(tab: Tab = thisTab) {
  const { store } = tab;
  const loaded = createLoadedStore(tab);
  const known = atom<KnownUser>(unreadUser);
  return {
    get: () => store.get(known),
    subscribe: (onChange: () => void) => store.sub(known, onChange),
    flag: () => loaded.load(),
    /** Runs when another tab logs in or out (rule 4.23). Returns a function that stops it. */
    onOtherTab: (listener: () => void) => loaded.follow(listener),
    load(user: Customer) {
      loaded.set(true);
      store.set(known, { user, state: 'known' });
    },
    clear(state: 'known' | 'left' = 'known') {
      loaded.set(false);
      store.set(known, { user: undefined, state });
    },
    asking: () => store.set(known, { user: store.get(known).user, state: 'asking' }),
    failed: () => store.set(known, { user: store.get(known).user, state: 'failed' }),
  };
}

export const userStore = createUserStore();
