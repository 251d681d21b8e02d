import { useEffect } from 'react';
import { forgetAllOf } from '@/components/browser-store';
import { userStore } from './store';

/** Rule 4.23: another tab's login or logout reloads this one. What is kept of who has left goes first. */
export const useUserSync = () =>
  useEffect(
    () =>
      userStore.followTabs(async () => {
        if (!userStore.flag()) await forgetAllOf('person');
        window.location.reload();
      }),
    [],
  );
