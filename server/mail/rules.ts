/** After that an email is given up and left for a human. */
export const MAX_ATTEMPTS = 8;
const FIRST_WAIT_MS = 60_000;
/** The privacy page says so. */
export const KEPT_MS = 30 * 24 * 3600_000;

/** Returns the milliseconds until the next try after `attempts` failures: 1, 2, 4 … 64 minutes; undefined when it is given up. */
export const waitAfter = (attempts: number): number | undefined =>
  attempts >= MAX_ATTEMPTS ? undefined : FIRST_WAIT_MS * 2 ** (attempts - 1);
