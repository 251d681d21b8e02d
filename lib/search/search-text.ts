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
