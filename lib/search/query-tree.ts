/** What a shopper can mean that is given up before the words are. */
export type SoftKind = 'gender' | 'size' | 'color' | 'quantity' | 'price';

/** One way of meeting a group. All `tokens` must be in the article. */
export type Alternative =
  | { weight: number; tokens: string[] }
  | { weight: number; prefix: string }
  | { weight: number; code: string }
  | { weight: number; price: { min?: number; max?: number } };

export interface QueryGroup {
  /** As the shopper wrote it, normalised. */
  written: string;
  /** Set for words: what spelling correction may change. */
  word?: string;
  alternatives: Alternative[];
  /** Of known words, so rightly spelt. */
  compound?: boolean;
  /** The last resort: the end of a compound alone, the longest first. */
  heads?: Alternative[][];
  /** What is asked for at least, when this is given up. */
  instead?: Alternative[];
  /** What the word may be the beginning of, when nothing is called that. */
  beginning?: Alternative;
  /** Names a sort of goods: asks for those that are such a thing, and is the last to be given up. */
  goods?: boolean;
  /** Stands in the name of a category: what mentions it in a description is not meant. */
  shelf?: boolean;
  brand?: boolean;
  /** "lett", "varm": where none is called so, it puts first and leaves nothing out. */
  quality?: boolean;
  soft?: SoftKind;
  /** A number without a word saying that it is a size. */
  bare?: boolean;
  /** For a chip the shopper can remove: "Dame", "Str. 43". */
  label?: string;
}

/** Step 8: an article must meet every group, in the best of its alternatives. */
export interface QueryTree {
  /** The normalised text; corrections are made in it. */
  text: string;
  groups: QueryGroup[];
  /** Articles of the category that is called so, to be preferred. */
  shelf?: Alternative;
  /** The whole query run together, when it may be an EAN or an article number. */
  code?: string;
}
