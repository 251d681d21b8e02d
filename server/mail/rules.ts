export const MAX_ATTEMPTS = 8;
const FIRST_WAIT_MS = 60_000;
/** How long a sent email keeps its content (rule 10.31); the privacy page says so. */
export const KEPT_MS = 30 * 24 * 3600_000;
/** How long an email is known by its key, and not written again (rule 10.51). */
export const KEY_KEPT_MS = 400 * 24 * 3600_000;

/** Returns the milliseconds until the next try: 1, 2, 4 … 64 minutes; undefined when the email is given up. */
export const waitAfter = (attempts: number): number | undefined =>
  attempts >= MAX_ATTEMPTS ? undefined : FIRST_WAIT_MS * 2 ** (attempts - 1);
