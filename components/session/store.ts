import { atom } from 'jotai';
import { createBrowserStore, type Tab, thisTab } from '@/components/browser-store';
import type { Customer } from '@/lib/contracts/customers';

/** `unread` until the call has answered; `left` after a logout or a deletion of one's own will. */
export interface KnownUser {
  user: Customer | undefined;
  state: 'unread' | 'asking' | 'known' | 'failed' | 'left';
}

export const unreadUser: KnownUser = { user: undefined, state: 'unread' };

/** Whether somebody has logged in in a browser: all that is stored of a user (rule 4.14). */
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

/** The logged-in customer. Personal data stays in the page's memory. */
export function createUserStore(tab: Tab = thisTab) {
  const { store } = tab;
  const loaded = createLoadedStore(tab);
  const known = atom<KnownUser>(unreadUser);
  return {
    get: () => store.get(known),
    subscribe: (onChange: () => void) => store.sub(known, onChange),
    flag: () => loaded.load(),
    /** Runs when another tab has logged in or out (rule 4.23), or did while this page slept. Gives the way to stop. */
    followTabs: (follower: () => void) => loaded.follow(follower),
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
