import { fold, normalise } from './normalise';
import { stopwords } from './stopwords';
import { tokenise } from './tokens';

/** What is learnt from a catalogue before it is indexed. */
export interface Learnt {
  words: string[];
  brands: string[];
  /** What categories of one kind of goods are called, word by word. */
  kinds: string[][];
  /** Words of all categories' names. */
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
  const [kinds, shelves] = [new Set<string>(), new Set<string>()];
  let articles = 0;
  return {
    add(article) {
      articles++;
      for (const brand of brandWords(article.brand)) brands.add(brand);
      for (const word of lettersOf(`${article.group2} ${article.group3}`)) shelves.add(word);
      if (isOneKind(article.group3)) kinds.add(article.group3);
      for (const word of wordsOf(`${article.name} ${article.group2} ${article.group3}`)) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
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

/** A brand's words, folded but never stemmed, and the words run together (hellyhansen). */
export function brandWords(brand: string): string[] {
  const words = normalise(brand)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map(fold);
  return words.length > 1 ? [...words, words.join('')] : words;
}

/** Whether a category's name says what all that stands there is: "Regnjakker barn", not "Fleece og ull". */
export const isOneKind = (category: string) => !/[&,/]|\s(?:og|eller)\s/i.test(category);

const lettersOf = (text: string) =>
  tokenise(normalise(text)).flatMap((token) =>
    token.kind === 'word' && !stopwords.has(token.text) ? [token.text] : [],
  );

function wordsOf(text: string): Set<string> {
  const words = tokenise(normalise(text)).flatMap((token) => (token.kind === 'word' ? token.text.split('-') : []));
  return new Set(words.filter((word) => word.length >= 4 && /^\p{L}+$/u.test(word) && !stopwords.has(word)));
}
