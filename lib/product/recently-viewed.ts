/** Rule 4.35. */
export const MOST_VIEWED = 12;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Local storage may hold anything. */
export const viewedFromStored = (stored: unknown): number[] =>
  Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, MOST_VIEWED) : [];

export const withViewed = (viewed: readonly number[], id: number): number[] =>
  [id, ...viewed.filter((one) => one !== id)].slice(0, MOST_VIEWED);
