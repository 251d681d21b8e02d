import { irregular, irregularEnds, unstemmed } from './irregular-words';

const vowel = /[aeiouyæøå]/;
/** Bokmål and nynorsk, nouns and adjectives, longest first. The stem left must have a vowel and two letters. */
const endings = ['erne', 'arne', 'orne', 'ene', 'ane', 'ete', 'ere', 'en', 'et', 'er', 'ar', 'a', 'e'];

/**
 * Step 3: a key that all inflected forms of a noun or adjective share (jakke, jakka, jakken, jakker, jakkar,
 * jakkene, jakkane → jakk). It is not a word, and it is not shown. The word must be normalised, not folded.
 */
export function stem(word: string): string {
  if (word.length < 3 || /\d/.test(word) || unstemmed.has(word)) return word;
  const lemma = irregularLemma(word);
  if (lemma !== undefined) return lemma;
  const bare = withoutS(word);
  const ending = endings.find((candidate) => bare.endsWith(candidate) && canLose(bare, candidate.length));
  let result = ending ? withoutS(bare.slice(0, -ending.length)) : bare;
  // genseren → genser → gens, as genser itself; nynorsk fiskaren → fiskar → fisk
  if (ending && !ending.startsWith('er') && /[ea]r$/.test(result) && canLose(result, 2)) result = result.slice(0, -2);
  return contracted(result);
}

const canLose = (word: string, length: number) => word.length - length >= 2 && vowel.test(word.slice(0, -length));

/** Genitive and English plural: barnas, damens, tights. Words in -ss and short ones (lys, hals) keep their s. */
function withoutS(word: string): string {
  if (!word.endsWith('s') || word.length < 5) return word;
  const before = word.at(-2) as string;
  if (before === 's' || 'iouyøå'.includes(before)) return word;
  return word.slice(0, -1);
}

/** støvel/støvler, sykkel/sykler, finger/fingrer, rom/rommet, kald/kaldt: one stem for both. */
function contracted(word: string): string {
  const syllables = word.match(/[aeiouyæøå]+/g)?.length ?? 0;
  let result = word;
  if (syllables >= 2 && /[^aeiouyæøå]el$/.test(word)) result = `${word.slice(0, -2)}l`;
  else if (/[bdfgkmpstv]r$/.test(word) && word.length > 3) result = word.slice(0, -1);
  if (result.endsWith('dt')) return result.slice(0, -1);
  return result.replace(/([bdfgklmnpstv])\1(l?)$/, (all, letter: string, l: string) =>
    l || letter === 'm' ? letter + l : all,
  );
}

/** Irregular words also end compounds: fjellskor → fjellsko. */
function irregularLemma(word: string): string | undefined {
  const whole = irregular.get(word);
  if (whole !== undefined) return stem(whole);
  for (let start = 2; start <= word.length - 4; start++) {
    const lemma = irregularEnds.get(word.slice(start));
    if (lemma !== undefined) return word.slice(0, start) + stem(lemma);
  }
  return undefined;
}
