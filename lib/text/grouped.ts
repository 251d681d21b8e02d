/** Groups of four from the right; lines may break between them. */
export const grouped = (number: string): string => number.replace(/\B(?=(?:[\dA-Z]{4})+$)/g, ' ');
