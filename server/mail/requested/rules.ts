/** How long a request that fails is retried, and kept. */
export const KEPT_MS = 24 * 3600_000;
