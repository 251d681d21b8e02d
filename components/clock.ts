import { useCallback, useSyncExternalStore } from 'react';
import { browserStore } from './browser-store';

/** Smaller differences are ignored: answers take time to arrive, and `Date` has no fractions of a second. */
const TOLERANCE_MS = 10_000;

/** Milliseconds that the shop's clock is ahead of the device's. Learnt from the last answer, kept for the tab's next page. */
export const aheadStore = browserStore<number>({
  key: 'clockAhead',
  storage: 'session',
  initial: 0,
  read: (stored) => (typeof stored === 'number' && Number.isFinite(stored) ? stored : undefined),
});

/** Hears from an answer what time it is in the shop. One that may come out of a cache tells of another time, and is passed over. */
export function hearTime({ headers }: Pick<Response, 'headers'>): void {
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
