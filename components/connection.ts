import { answers } from './api';

const AGAIN_MS = 5000;

let trying: ReturnType<typeof setInterval> | undefined;

/**
 * Whether the shop can be reached. `navigator.onLine` is a hint: behind some VPNs and in virtual machines it is false although
 * the net works, so who hears "no" asks the shop. Until a "no" has become a yes it is asked again, and `online` is heard
 * on the window then, also where the browser never says so itself.
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
