/** Letters and digits only, without the leading zeros that a 12-digit UPC gets as an EAN. */
export const plainCode = (code: string) =>
  code
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/^0+(?=\d{5})/, '');
