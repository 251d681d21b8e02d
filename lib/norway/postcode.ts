/**
 * Svalbard and Jan Mayen: outside the area of Norwegian VAT (merverdiavgiftsloven §1-2), so that what is sent there is an export
 * (merverdiavgiftsloven §6-22). The shop does not sell so, and sends nothing there (rule 15.31).
 */
export const isOutsideVatArea = (postcode: string): boolean => /^(?:8099|917\d)$/.test(postcode.replace(/\D/g, ''));

/** True for the four digits of a Norwegian postcode. */
export function isPostcode(text: string): boolean {
  return /^\s*\d{4}\s*$/.test(text);
}
