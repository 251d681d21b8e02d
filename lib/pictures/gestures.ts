/** Rule 5.9; px. */
export const SWIPE_THRESHOLD = 10;

/** 1 is the next, −1 the previous, 0 no swipe. */
export function swipe(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) <= SWIPE_THRESHOLD || Math.abs(dx) <= Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
