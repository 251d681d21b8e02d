import { PER_PAGE } from './list-query';

/** Both included. */
export interface PageRange {
  from: number;
  to: number;
}

export const lastPageOf = (total: number) => Math.max(1, Math.ceil(total / PER_PAGE));

export const pagesOf = <One>(all: readonly One[], { from, to }: PageRange): Record<number, One[]> =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, i) => [from + i, all.slice(i * PER_PAGE, (i + 1) * PER_PAGE)]),
  );

/** Returns the pages that a history entry had loaded, if they fit its address. */
export function storedRange(stored: unknown, page: number): PageRange {
  const { from, to } = (stored ?? {}) as Partial<PageRange>;
  const fits = Number.isInteger(from) && Number.isInteger(to) && (from as number) <= page && page <= (to as number);
  return fits && (from as number) >= 1 ? { from: from as number, to: to as number } : { from: page, to: page };
}
