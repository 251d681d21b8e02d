import type { Purpose } from './types';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

export const LINK_LIFETIME_MS = { verify: 3 * DAY, reset: HOUR } as const satisfies Record<Purpose, number>;
/** Used links are kept this long, then forgotten. */
export const KEPT_MS = 30 * DAY;
