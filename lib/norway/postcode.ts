/** True for the four digits of a Norwegian postcode. */
export function isPostcode(text: string): boolean {
  return /^\s*\d{4}\s*$/.test(text);
}
