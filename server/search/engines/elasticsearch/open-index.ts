import type { IndexWords } from './index-words';

/** An index that is searched, with its words; another takes its place whole. */
export interface OpenIndex {
  /** Of the index itself, never of an alias: words and articles belong together. */
  name: string;
  words: IndexWords;
  /** Whether anything meets an ask, where the words alone cannot tell. */
  met: Map<string, boolean>;
  /** Every size and shop there is, for counting sizes in shops. */
  labels?: Promise<Labels>;
  /** In how many articles of a part of the shop each category is. */
  sizes: Map<string, Promise<PlaceCounts>>;
}

export interface Labels {
  sizes: string[];
  shops: string[];
}

/** Articles by `level:id`. */
export type PlaceCounts = ReadonlyMap<string, number>;

export const openIndex = (name: string, words: IndexWords): OpenIndex => ({
  name,
  words,
  met: new Map(),
  sizes: new Map(),
});
