import { answers } from './api';

const AGAIN_MS = 5000;

let trying: ReturnType<typeof setInterval> | undefined;

/**
 * Returns whether the shop can be reached. `navigator.onLine` is a hint: behind some VPNs and in virtual machines it is
 * false although the network works, so a "no" is checked with the shop. It is checked again until it is a yes, and
 * `online` is then fired on the window, also where the browser never does so itself.
 */
export async function isReachable(): Promise<boolean> {
  if (!seemsOffline() || (await answers())) return true;
  trying ??= setInterval(tryAgain, AGAIN_MS);
  return false;
}

/** The hint alone: what is about to be done is better preceded by `isReachable`. */
export const seemsOffline = () => !navigator.onLine;

async function tryAgain() {
  const hinted = seemsOffline();
  if (hinted && !(await answers())) return;
  clearInterval(trying);
  trying = undefined;
  // The browser has told by itself otherwise.
  if (hinted && seemsOffline()) window.dispatchEvent(new Event('online'));
}
