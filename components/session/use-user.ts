'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { loadUser } from './queries';
import { unreadUser, userStore } from './store';

/**
 * Who is logged in. The user is fetched when the first component that needs one is mounted; with `ifFlagged` only in
 * a browser where someone has logged in, so that a guest's pages cost no call.
 */
export function useUser({ ifFlagged = false } = {}) {
  const { user, state } = useSyncExternalStore(userStore.subscribe, userStore.get, () => unreadUser);
  useEffect(() => {
    if (!ifFlagged || userStore.flag()) void loadUser();
  }, [ifFlagged]);
  return { user, state, loaded: user !== undefined };
}
