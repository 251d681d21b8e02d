/** Whoever puts a whole query in quotes means it as it stands: its spelling is not corrected. */
export const isQuoted = (text: string): boolean => /^\s*["“”«][^"“”«»]+["“”»]\s*$/.test(text);

export const quoted = (text: string): string => `"${unquoted(text)}"`;

export const unquoted = (text: string): string => text.replace(/["“”«»]/g, '').trim();
