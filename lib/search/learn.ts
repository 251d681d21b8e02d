import { fold, normalise } from './normalise';
import { stopwords } from './stopwords';
import { tokenise } from './tokens';

export interface Learnt {
  words: string[];
  brands: string[];
  /** Names of categories of one kind of goods, word by word. */
  kinds: string[][];
  shelves: string[];
}

export interface Learner {
  add(article: { name: string; group2: string; group3: string; brand: string }): void;
  learnt(): Learnt;
}

/** Counts the words of names and categories. Those in max(2, n/1000) articles or more may be parts of compounds. */
export function createLearner(): Learner {
  const counts = new Map<string, number>();
  const brands = new Set<string>();
  const shopBrands = new Set<string>();
  const [kinds, shelves] = [new Set<string>(), new Set<string>()];
  /** Thousands of articles stand on one shelf, which is read once. */
  const shelfWords = new Map<string, Set<string>>();
  let articles = 0;

  function wordsOfShelf(group2: string, group3: string): Set<string> {
    const shelf = `${group2} ${group3}`;
    const known = shelfWords.get(shelf);
    if (known) return known;
    const words = wordsOf(shelf);
    for (const word of lettersOf(shelf)) shelves.add(word);
    if (isOneKind(group3)) kinds.add(group3);
    shelfWords.set(shelf, words);
    return words;
  }

  return {
    add({ name, brand, group2, group3 }) {
      articles++;
      if (!shopBrands.has(brand)) for (const word of brandWords(brand)) brands.add(word);
      shopBrands.add(brand);
      for (const word of wordsOf(name).union(wordsOfShelf(group2, group3)))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    },
    learnt() {
      const enough = Math.max(2, articles / 1000);
      const words = [...counts]
        .filter(([word, count]) => count >= enough && !brands.has(fold(word)))
        .map(([word]) => word);
      return { words, brands: [...brands], kinds: [...kinds].map(lettersOf), shelves: [...shelves] };
    },
  };
}

/** Returns a brand's words, folded but not stemmed, and all of them run together (hellyhansen). */
export function brandWords(brand: string): string[] {
  const words = normalise(brand)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map(fold);
  return words.length > 1 ? [...words, words.join('')] : words;
}

/** True if a category holds one kind of goods: "Regnjakker barn", not "Fleece og ull". */
export const isOneKind = (category: string) => !/[&,/]|\s(?:og|eller)\s/i.test(category);

const lettersOf = (text: string) =>
  tokenise(normalise(text)).flatMap((token) =>
    token.kind === 'word' && !stopwords.has(token.text) ? [token.text] : [],
  );

function wordsOf(text: string): Set<string> {
  const words = tokenise(normalise(text)).flatMap((token) => (token.kind === 'word' ? token.text.split('-') : []));
  return new Set(words.filter((word) => word.length >= 4 && /^\p{L}+$/u.test(word) && !stopwords.has(word)));
}
