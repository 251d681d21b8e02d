/** Rule 4.61. */
export const MOST_COMPARED = 4;
export const FEWEST_COMPARED = 2;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Local storage may hold anything. */
export const comparedFromStored = (stored: unknown): number[] =>
  Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, MOST_COMPARED) : [];

export function toggleCompared(ids: number[], id: number): number[] {
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  return ids.length < MOST_COMPARED ? [...ids, id] : ids;
}

/** Reads an address ('12+7'). */
export const comparedFromPath = (text: string): number[] =>
  comparedFromStored(text.split(/[+ ]/).map((part) => (/^[1-9]\d{0,9}$/.test(part) ? Number(part) : undefined)));
