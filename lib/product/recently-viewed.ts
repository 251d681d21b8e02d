/** Rule 4.35: at most this many, the newest first. */
export const MOST_VIEWED = 12;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** What local storage holds may be anything; article ids are kept, the rest is nothing. */
export const viewedFromStored = (stored: unknown): number[] =>
  Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, MOST_VIEWED) : [];

/** The list after looking at one more: it moves to the front, and the oldest falls off. */
export const withViewed = (viewed: readonly number[], id: number): number[] =>
  [id, ...viewed.filter((one) => one !== id)].slice(0, MOST_VIEWED);
