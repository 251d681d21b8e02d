/** Wishes, which are given up before words. */
export type SoftKind = 'gender' | 'size' | 'color' | 'quantity' | 'price';

/** One way of meeting a group; an article must have all `tokens`. */
export type Alternative =
  | { weight: number; tokens: string[] }
  | { weight: number; prefix: string }
  | { weight: number; code: string }
  | { weight: number; price: { min?: number; max?: number } };

export interface QueryGroup {
  written: string;
  /** For words: what spelling correction may change. */
  word?: string;
  alternatives: Alternative[];
  /** Of known words, so rightly spelt. */
  compound?: boolean;
  /** The last resort: the end of a compound, the longest first. */
  heads?: Alternative[][];
  /** The minimum when this group is given up. */
  instead?: Alternative[];
  /** What the word may begin, when nothing is called that. */
  beginning?: Alternative;
  /** Names goods: asks for articles that are such a thing, and is given up last. */
  goods?: boolean;
  /** Names a category: a mention in a description does not count. */
  shelf?: boolean;
  brand?: boolean;
  /** "lett", "varm": ranks first where nothing is called so. */
  quality?: boolean;
  soft?: SoftKind;
  /** A number that may be a size. */
  bare?: boolean;
  /** For a chip the shopper can remove: "Dame", "Str. 43". */
  label?: string;
}

export interface QueryTree {
  text: string;
  groups: QueryGroup[];
  /** Articles of the category called so, to be preferred. */
  shelf?: Alternative;
  code?: string;
}
