/** A long number as it is read aloud: from the right in fours, which a line may part between but not within. */
export const grouped = (number: string): string => number.replace(/\B(?=(?:[\dA-Z]{4})+$)/g, ' ');
