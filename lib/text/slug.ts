/**
 * A name as it stands in an address: lower case, æøå and & kept (rule 2.7: 'klær', 'hjelmer-&-alpinbriller'), other
 * accents dropped ('Fjällräven' → 'fjallraven'), everything else single hyphens. Slugging a slug changes nothing.
 */
export function slugify(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^a-z0-9æøå&]/g, (char) => char.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/[^a-z0-9æøå&]+/g, '-')
    .replace(/^-|-$/g, '');
}
