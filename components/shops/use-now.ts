'use client';

import { useShopClock } from '@/components/clock';
import { useSiteContext } from '@/components/navigation/site-context';

const MINUTE_MS = 60_000;

/** The clock on the wall, by the minute. Undefined in the cached page and until the browser has taken over; in a preview it stands still. */
export function useNow(): Date | undefined {
  const { at } = useSiteContext();
  const now = useShopClock(MINUTE_MS);
  return now && at ? new Date(at) : now;
}
