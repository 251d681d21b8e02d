import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns true once scripts run. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
