import { forgiven } from '@/lib/forms/forgiven';
import { withoutUnseen } from '@/lib/text/typed';

/** The longest text that is searched for. */
export const MOST_LETTERS = 200;

/**
 * Rule 5.6: the text of a search, normalised: compatibility letters made plain, white space made one space, and what nobody types or
 * sees left out, as is what comes after the longest. An EAN is found however it was written.
 */
export function searchText(text: string): string {
  const plain = forgiven('ean', withoutUnseen(text).normalize('NFKC').replace(/\s+/g, ' ').trim());
  // By letter, as half of one is in no address.
  return plain.length > MOST_LETTERS ? [...plain].slice(0, MOST_LETTERS).join('').trim() : plain;
}

/** Whoever puts a whole query in quotes means it as it stands: its spelling is not corrected. */
export const isQuoted = (text: string): boolean => /^\s*["“”«][^"“”«»]+["“”»]\s*$/.test(text);

export const quoted = (text: string): string => `"${unquoted(text)}"`;

export const unquoted = (text: string): string => text.replace(/["“”«»]/g, '').trim();

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
