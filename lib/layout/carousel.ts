/** Rule 9.8: 400 ms. Embla's duration is no time: with 17, 98 % of the way is done after 20 frames of 60 in a second. */
export const CAROUSEL_DURATION = 17;

/** Rule 9.8: how long a picture stands before the next one takes its place. */
export const ROTATE_MS = 5000;
