/** Rule 4.61: more columns than this are no comparison any more. */
export const MOST_COMPARED = 4;
export const FEWEST_COMPARED = 2;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** What local storage holds may be anything; article ids are kept, the rest is nothing. */
export const comparedFromStored = (stored: unknown): number[] =>
  Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, MOST_COMPARED) : [];

/** Adds an article at the end, or takes it out; a fifth is not let in. */
export function toggleCompared(ids: number[], id: number): number[] {
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  return ids.length < MOST_COMPARED ? [...ids, id] : ids;
}

/** The ids of an address ('12+7'), each once and at most four. */
export const comparedFromPath = (text: string): number[] =>
  comparedFromStored(text.split(/[+ ]/).map((part) => (/^[1-9]\d{0,9}$/.test(part) ? Number(part) : undefined)));
