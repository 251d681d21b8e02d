/**
 * Rule 9.8: carousels take 400 ms. Embla moves by attraction, and its duration is no time: with this one all of the way
 * but a thousandth is done after 24 frames of 60 in a second, and 98 % after 20.
 */
export const CAROUSEL_DURATION = 17;

/** Rule 9.8: how long a picture stands before the next one takes its place. */
export const ROTATE_MS = 5000;
