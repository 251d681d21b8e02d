/** Keeps æøå and & (rule 2.7: 'hjelmer-&-alpinbriller'), drops other accents, joins words by hyphens. Idempotent. */
export function slugify(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^a-z0-9æøå&]/g, (char) => char.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/[^a-z0-9æøå&]+/g, '-')
    .replace(/^-|-$/g, '');
}
