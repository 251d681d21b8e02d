const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const SESSION_LIFETIME_MS = 30 * DAY;
/** As its cookie, from the last login (rule 6.15). */
export const DEVICE_LIFETIME_MS = 365 * DAY;
export const SEEN_EVERY_MS = 5 * MINUTE;
export const KEPT_MS = 30 * DAY;
