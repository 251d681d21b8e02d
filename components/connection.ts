import { answers } from './api';

const AGAIN_MS = 5000;

let trying: ReturnType<typeof setInterval> | undefined;

/**
 * Returns whether the shop can be reached. `navigator.onLine` is a hint: behind some VPNs and in virtual machines it is
 * false although the network works, so a "no" is checked with the shop until it is a yes. Then `online` is fired on the
 * window, also where the browser never does so itself.
 */
export async function isReachable(): Promise<boolean> {
  if (!seemsOffline() || (await answers())) return true;
  trying ??= setInterval(tryAgain, AGAIN_MS);
  return false;
}

/** Returns the browser's hint alone; ask `isReachable` before acting on it. */
export const seemsOffline = () => !navigator.onLine;

async function tryAgain() {
  const hinted = seemsOffline();
  if (hinted && !(await answers())) return;
  clearInterval(trying);
  trying = undefined;
  // Otherwise the browser has fired it.
  if (hinted && seemsOffline()) window.dispatchEvent(new Event('online'));
}
