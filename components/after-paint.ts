/** A tab that nobody looks at draws no frames. */
const LONGEST_MS = 200;

/** Runs after the next frame: what a press marks is on the screen before the rest of its work is done. */
export function afterPaint(work: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    work();
  };
  requestAnimationFrame(() => {
    // Safari has no requestIdleCallback.
    if (window.requestIdleCallback) window.requestIdleCallback(once, { timeout: LONGEST_MS });
    else setTimeout(once);
  });
  setTimeout(once, LONGEST_MS);
}
