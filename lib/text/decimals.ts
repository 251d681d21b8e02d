/** A number as Norwegian writes it: '4,4'. Whole numbers stay as they are. */
export const withComma = (value: number): string => String(value).replace('.', ',');
