import { searchText } from './search-text';

const MOST = 8;

/** What local storage holds may be anything; texts are kept, the rest is nothing. */
export const searchesFromStored = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MOST) : [];

/** Without one of them, whatever its case. */
export const withoutSearch = (searches: string[], text: string): string[] =>
  searches.filter((one) => one.toLowerCase() !== text.toLowerCase());

/** The list after one more: normalised (rule 5.6) and at the front, each once, the oldest fall off. */
export function withSearch(searches: string[], text: string): string[] {
  const words = searchText(text);
  return words ? [words, ...withoutSearch(searches, words)].slice(0, MOST) : searches;
}
