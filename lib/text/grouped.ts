/** A long number as it is read aloud: from the right in fours, that never part over two lines. */
export const grouped = (number: string): string => number.replace(/\B(?=(?:[\dA-Z]{4})+$)/g, '\u00a0');
