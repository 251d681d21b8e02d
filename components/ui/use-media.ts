import { useCallback, useSyncExternalStore } from 'react';

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Returns whether a media query matches; only in the browser. */
export const matchesMedia = (query: string): boolean => window.matchMedia(query).matches;

/** Returns whether the visitor asked for reduced motion. */
export const prefersReducedMotion = (): boolean => matchesMedia(REDUCED_MOTION);

/** Whether a media query holds, and again when that changes; on the server and until scripts run, it does not. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  );
}
