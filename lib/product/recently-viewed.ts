/** Rule 4.35: at most this many, the newest first. */
export const MOST_SEEN = 12;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** What local storage holds may be anything; article ids are kept, the rest is nothing. */
export function seenFromStored(text: string | null): number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, MOST_SEEN) : [];
  } catch {
    return [];
  }
}

/** The list after looking at one more: it moves to the front, and the oldest falls off. */
export const withSeen = (seen: readonly number[], id: number): number[] =>
  [id, ...seen.filter((one) => one !== id)].slice(0, MOST_SEEN);
