/** Rule 9.10: what the shop shows is not always what the register calls it. */
const shown: Record<string, string> = { Tekstil: 'Klær', Unisex: 'Uni', 'Klikk & Hent': 'Ukens annonse!' };

export const shownName = (name: string): string => shown[name] ?? name;

const continuesWord = /^[\p{L}\p{N}]/u;

/** A line of a letter or a document has one name: the brand's first, unless the name begins with it as it is. */
export function nameWithBrand({ brand, name }: { brand: string; name: string }): string {
  const rest = name.toLowerCase().startsWith(brand.toLowerCase()) ? name.slice(brand.length) : undefined;
  return brand === '' || (rest !== undefined && !continuesWord.test(rest)) ? name : `${brand} ${name}`;
}
