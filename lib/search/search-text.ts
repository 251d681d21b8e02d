import { forgiven } from '@/lib/forms/forgiven';
import { withoutUnseen } from '@/lib/text/typed';

export const MOST_LETTERS = 200;

/** Normalises a search (rule 5.6): plain letters, single spaces, cut to the longest; finds an EAN in any spelling. */
export function searchText(text: string): string {
  const plain = forgiven('ean', withoutUnseen(text).normalize('NFKC').replace(/\s+/g, ' ').trim());
  // By letter, as half a letter fits no address.
  return plain.length > MOST_LETTERS ? [...plain].slice(0, MOST_LETTERS).join('').trim() : plain;
}

/** A query in quotes is not corrected. */
export const isQuoted = (text: string): boolean => /^\s*["“”«][^"“”«»]+["“”»]\s*$/.test(text);

export const quoted = (text: string): string => `"${unquoted(text)}"`;

export const unquoted = (text: string): string => text.replace(/["“”«»]/g, '').trim();

const MOST = 8;

/** Local storage may hold anything. */
export const searchesFromStored = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MOST) : [];

export const withoutSearch = (searches: string[], text: string): string[] =>
  searches.filter((one) => one.toLowerCase() !== text.toLowerCase());

export function withSearch(searches: string[], text: string): string[] {
  const words = searchText(text);
  return words ? [words, ...withoutSearch(searches, words)].slice(0, MOST) : searches;
}
