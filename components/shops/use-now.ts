'use client';

import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The clock on the wall, by the minute. Undefined in the cached page and until the browser has taken over. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
