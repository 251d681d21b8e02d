/** Svalbard and Jan Mayen, outside Norwegian VAT (merverdiavgiftsloven §1-2): nothing is sent there (rule 15.31). */
export const isOutsideVatArea = (postcode: string): boolean => /^(?:8099|917\d)$/.test(postcode.replace(/\D/g, ''));

export function isPostcode(text: string): boolean {
  return /^\s*\d{4}\s*$/.test(text);
}
