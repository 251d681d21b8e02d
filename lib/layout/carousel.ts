/** Rule 9.8: 400 ms. Embla's duration is no time: 17 covers 98 % of the way in 20 frames at 60 a second. */
export const CAROUSEL_DURATION = 17;

/** Rule 9.8. */
export const ROTATE_MS = 5000;
