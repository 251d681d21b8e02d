const IDLE_MS = 2000;
/** A picture or a script of others that never comes must not hold the page's own parts back for good. */
const LONGEST_LOAD_MS = 6000;

/** Runs once the page has been loaded and has nothing better to do. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  const stop = new AbortController();
  let resting = false;
  const run = () => {
    if (!stop.signal.aborted) work();
  };
  const rest = () => {
    if (resting) return;
    resting = true;
    if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: IDLE_MS });
    else window.setTimeout(run, IDLE_MS);
  };
  if (document.readyState === 'complete') rest();
  else {
    window.addEventListener('load', rest, { once: true, signal: stop.signal });
    window.setTimeout(rest, LONGEST_LOAD_MS);
  }
  return () => stop.abort();
}

/** Who pays for each byte gets only what is asked for. */
export const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
