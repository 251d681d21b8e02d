const IDLE_MS = 2000;

/** Runs once the page has been loaded and has nothing better to do. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  const stop = new AbortController();
  const run = () => {
    if (!stop.signal.aborted) work();
  };
  const rest = () => {
    if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: IDLE_MS });
    else window.setTimeout(run, IDLE_MS);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true, signal: stop.signal });
  return () => stop.abort();
}

/** Who pays for each byte gets only what is asked for. */
export const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
