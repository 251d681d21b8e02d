/**
 * Rule 9.8: carousels take 400 ms. Embla moves by attraction, and its duration is no time: with this one 95 % of the way
 * is done after 24 frames.
 */
export const CAROUSEL_DURATION = 17;

/** Rule 9.8: how long a picture stands before the next one takes its place. */
export const ROTATE_MS = 5000;
