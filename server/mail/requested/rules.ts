/** Longer nobody waits for an email, nor is it kept who wanted one. */
export const KEPT_MS = 24 * 3600_000;
