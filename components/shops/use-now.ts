'use client';

import { useShopClock } from '@/components/clock';
import { useSiteContext } from '@/components/navigation/site-context';

const MINUTE_MS = 60_000;

/** Returns the time, updated every minute; undefined in the cached page and until hydration. Stands still in a preview. */
export function useNow(): Date | undefined {
  const { at } = useSiteContext();
  const now = useShopClock(MINUTE_MS);
  return now && at ? new Date(at) : now;
}
