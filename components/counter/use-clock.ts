import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

const minute = () => Math.floor(Date.now() / MINUTE_MS);

/** The clock on the wall, by the minute; only in what is drawn in the browser. */
export const useClock = (): Date => new Date(useSyncExternalStore(everyMinute, minute, minute) * MINUTE_MS);
