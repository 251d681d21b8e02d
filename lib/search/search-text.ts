/** The longest text that is searched for. */
export const MOST_LETTERS = 200;

/** Rule 5.6: the text of a search, normalised: compatibility letters made plain, white space made one space. */
export const searchText = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim();
