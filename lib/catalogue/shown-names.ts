/** Rule 9.10: what the shop shows is not always what the register calls it. */
const shown: Record<string, string> = { Tekstil: 'Klær', Unisex: 'Uni', 'Klikk & Hent': 'Ukens annonse!' };

export const shownName = (name: string): string => shown[name] ?? name;

const continuesWord = /^[\p{L}\p{N}]/u;

/** The name in an email or document: the brand first, unless the name begins with it. */
export function nameWithBrand({ brand, name }: { brand: string; name: string }): string {
  const rest = name.toLowerCase().startsWith(brand.toLowerCase()) ? name.slice(brand.length) : undefined;
  return brand === '' || (rest !== undefined && !continuesWord.test(rest)) ? name : `${brand} ${name}`;
}
