import { useCallback, useSyncExternalStore } from 'react';
import { browserStore } from './browser-store';

/** Smaller differences are ignored: answers take time to arrive, and `Date` has no fractions of a second. */
const TOLERANCE_MS = 10_000;

/** Milliseconds the shop's clock is ahead of the device's, from the last response. */
export const aheadStore = browserStore<number>({
  key: 'clockAhead',
  storage: 'session',
  initial: 0,
  read: (stored) => (typeof stored === 'number' && Number.isFinite(stored) ? stored : undefined),
});

/** Reads the shop's time from a response, unless that may come from a cache. */
export function learnTime({ headers }: Pick<Response, 'headers'>): void {
  const shop = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(shop) || headers.get('cache-control') !== 'no-store') return;
  const ahead = shop - Date.now();
  const known = aheadStore.load();
  if (Math.abs(ahead - known) > TOLERANCE_MS) aheadStore.set(Math.abs(ahead) > TOLERANCE_MS ? ahead : 0);
}

/** Returns the shop's time, whatever the device's clock says. */
export const shopNow = () => new Date(Date.now() + aheadStore.load());

/**
 * Returns the shop's time, updated every `step` ms; undefined in the cached page and until hydration. For countdowns,
 * "today" and "open now".
 */
export function useShopClock(step: number): Date | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const timer = setInterval(onChange, step);
      const unfollow = aheadStore.subscribe(onChange);
      return () => {
        clearInterval(timer);
        unfollow();
      };
    },
    [step],
  );
  const steps = useSyncExternalStore<number | undefined>(
    subscribe,
    () => Math.floor(shopNow().getTime() / step),
    () => undefined,
  );
  return steps === undefined ? undefined : shopNow();
}
