/** The longest text that is searched for. */
export const MOST_LETTERS = 200;

/**
 * Rule 5.6: the text of a search, normalised: compatibility letters made plain, white space made one space, and what comes after the
 * longest left out, as a field leaves it out.
 */
export function searchText(text: string): string {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  // By letter, as half of one is in no address.
  return plain.length > MOST_LETTERS ? [...plain].slice(0, MOST_LETTERS).join('').trim() : plain;
}
