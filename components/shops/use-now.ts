'use client';

import { useEffect, useState } from 'react';
import { useSiteContext } from '@/components/navigation/site-context';

const MINUTE_MS = 60_000;

/** The clock on the wall, by the minute. Undefined in the cached page and until the browser has taken over; in a preview it stands still. */
export function useNow(): Date | undefined {
  const { at } = useSiteContext();
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(at ? new Date(at) : new Date());
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, [at]);
  return now;
}
