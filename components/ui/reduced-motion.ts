/** Whether the shopper has asked for pages that do not move. */
export const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
