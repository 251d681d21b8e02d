import { useEffect, useState } from 'react';

const IDLE_MS = 2000;
/** A third party's picture or script that never loads must not block the page's own parts. */
const LONGEST_LOAD_MS = 6000;

export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    let waiting = false;
    const run = () => {
      if (!stop.signal.aborted) setIdle(true);
    };
    const wait = () => {
      if (waiting) return;
      waiting = true;
      if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: IDLE_MS });
      else window.setTimeout(run, IDLE_MS);
    };
    if (document.readyState === 'complete') wait();
    else {
      window.addEventListener('load', wait, { once: true, signal: stop.signal });
      window.setTimeout(wait, LONGEST_LOAD_MS);
    }
    return () => stop.abort();
  }, []);
  return idle;
}
