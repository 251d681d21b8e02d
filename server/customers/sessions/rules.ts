const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const SESSION_LIFETIME_MS = 30 * DAY;
/** As its cookie, from the last login (rule 6.15). */
export const DEVICE_LIFETIME_MS = 365 * DAY;
/** How often a session notes that it is in use. */
export const SEEN_EVERY_MS = 5 * MINUTE;
/** Ended sessions are kept this long, then forgotten. */
export const KEPT_MS = 30 * DAY;
