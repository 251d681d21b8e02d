const IDLE_MS = 2000;

/** Runs when the page has nothing better to do, and not at all for who saves data. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  if (!window.requestIdleCallback) {
    const timer = window.setTimeout(work, IDLE_MS);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: IDLE_MS });
  return () => window.cancelIdleCallback(handle);
}
