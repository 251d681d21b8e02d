import { seenFromStored, withSeen } from '@/lib/product/recently-viewed';

export const SEEN_KEY = 'recentlySeen';

/** What this browser has looked at, the newest first. It never leaves it but as a list of ids to draw. */
export function readSeen(): number[] {
  try {
    return seenFromStored(window.localStorage.getItem(SEEN_KEY));
  } catch {
    return [];
  }
}

export function rememberSeen(id: number) {
  try {
    window.localStorage.setItem(SEEN_KEY, JSON.stringify(withSeen(readSeen(), id)));
  } catch {
    // A browser that keeps nothing remembers nothing.
  }
}

export function forgetSeen() {
  try {
    window.localStorage.removeItem(SEEN_KEY);
  } catch {
    // It was not kept either.
  }
}
