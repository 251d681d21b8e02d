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
  /** The last resort: the head alone. */
  head?: Alternative;
  /** Names a sort of goods: the last to be given up. */
  goods?: boolean;
  soft?: SoftKind;
  /** For a chip the shopper can remove: "Dame", "Str. 43". */
  label?: string;
}

/** Step 8: an article must meet every group, in the best of its alternatives. */
export interface QueryTree {
  /** The normalised text; corrections are made in it. */
  text: string;
  groups: QueryGroup[];
  /** The whole query run together, when it may be an EAN or an article number. */
  code?: string;
}
