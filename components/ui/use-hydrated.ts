import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the page as it is sent, true once scripts run: what promises more than the page can do alone waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
