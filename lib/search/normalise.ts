import { sameSpelling } from './spellings';

/** Step 1 of the analyser: one way of writing letters, and one spelling of terms that have several. */
export function normalise(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ä/g, 'æ')
    .replace(/ö/g, 'ø')
    .replace(/[’‘`´']/g, '')
    .replace(/[‐‑‒–—−]/g, '-')
    // Accents go, å stays: it is the only letter of the alphabet that NFD takes apart.
    .replace(/[^\x20-\x7eæøå]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));
  return sameSpelling(plain);
}

/**
 * Step 4, after stemming: ulltrøye = ulltroye = ulltroeye. Folding before stemming would break the stems
 * ("skoene" would lose its "oe").
 */
export function fold(word: string): string {
  return word.replace(/å|aa|æ|ae|ø|oe/g, (letters) => (letters === 'ø' || letters === 'oe' ? 'o' : 'a'));
}
