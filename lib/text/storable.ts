/** PostgreSQL takes no NUL and no half surrogate pair. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();
