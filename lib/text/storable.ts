/** PostgreSQL takes no NUL and no half surrogate pair. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Ends a sentence that begins with what is not. */
export const UNSTORABLE = 'holds a character that cannot be stored (NUL or half a surrogate pair)';
