'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { forgetAllOf } from '@/components/browser-store';
import { loadUser } from './queries';
import { unreadUser, userStore } from './store';

/**
 * Returns the logged-in customer, fetched once; with `ifFlagged` only in a browser where someone has logged in: for the
 * others `useEveryUser` asks when the page is idle.
 */
export function useUser({ ifFlagged = false } = {}) {
  const { user, state } = useSyncExternalStore(userStore.subscribe, userStore.get, () => unreadUser);
  useEffect(() => {
    if (!ifFlagged || userStore.flag()) void loadUser();
  }, [ifFlagged]);
  return { user, state, loaded: user !== undefined };
}

/** Rule 4.17: also asks where nobody is known to have logged in. */
export function useEveryUser(): void {
  useEffect(() => {
    void loadUser();
  }, []);
}

/** Rule 4.23: another tab's login or logout reloads this one; a logout first clears what is stored. */
export const useUserSync = () =>
  useEffect(
    () =>
      userStore.onOtherTab(async () => {
        if (!userStore.flag()) await forgetAllOf('person');
        window.location.reload();
      }),
    [],
  );
