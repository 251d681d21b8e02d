/** False for what PostgreSQL takes in no text: NUL, and half a surrogate pair. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();
