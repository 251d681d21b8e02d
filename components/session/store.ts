import { atom, createStore, getDefaultStore } from 'jotai';
import type { Customer } from '@/lib/contracts/customers';

export const LOADED_KEY = 'userLoaded';

/** `unread` until the call has answered; `left` after a logout or a deletion of one's own will. */
export interface KnownUser {
  user: Customer | undefined;
  state: 'unread' | 'asking' | 'known' | 'failed' | 'left';
}

export const unreadUser: KnownUser = { user: undefined, state: 'unread' };

/** Who is logged in (rule 4.14). Only the loaded flag is stored; what is personal stays in the page's memory. */
export function createUserStore(storage: () => Storage, store: ReturnType<typeof createStore> = createStore()) {
  const known = atom<KnownUser>(unreadUser);

  const flag = () => {
    try {
      return storage().getItem(LOADED_KEY) === 'true';
    } catch {
      return false;
    }
  };
  function setFlag(loaded: boolean) {
    try {
      if (flag() === loaded) return;
      if (loaded) storage().setItem(LOADED_KEY, 'true');
      else storage().removeItem(LOADED_KEY);
    } catch {
      // A browser that keeps nothing only loses the other tabs' reload.
    }
  }
  return {
    get: () => store.get(known),
    subscribe: (onChange: () => void) => store.sub(known, onChange),
    flag,
    load(user: Customer) {
      setFlag(true);
      store.set(known, { user, state: 'known' });
    },
    clear(state: 'known' | 'left' = 'known') {
      setFlag(false);
      store.set(known, { user: undefined, state });
    },
    asking: () => store.set(known, { user: store.get(known).user, state: 'asking' }),
    failed: () => store.set(known, { user: store.get(known).user, state: 'failed' }),
  };
}

/** The user of this page. */
export const userStore = createUserStore(() => window.localStorage, getDefaultStore());
