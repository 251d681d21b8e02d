/** How long a failing request is kept and retried. */
export const KEPT_MS = 24 * 3600_000;
