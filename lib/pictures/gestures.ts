/** Rule 5.9: a swipe needs more than this, in px. */
export const SWIPE_THRESHOLD = 10;

/** Which way a movement swipes: 1 to the next, −1 to the one before, 0 when it was none or went up or down. */
export function swipe(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) <= SWIPE_THRESHOLD || Math.abs(dx) <= Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
