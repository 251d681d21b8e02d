export const withComma = (value: number): string => String(value).replace('.', ',');
