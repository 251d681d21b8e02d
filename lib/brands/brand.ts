/** The brands there are. One more is an id here, its data in brands.ts, its words in messages/brands.nb.json, its tokens and icons. */
export const brandIds = ['nordvidda', 'heldre'] as const;
export type BrandId = (typeof brandIds)[number];

/** A brand of the shop, all of it data: what differs between hosts is written here and in tokens, never in an `if`. */
export interface Brand {
  id: BrandId;
  name: string;
  tagline: string;
  /** Shows only this product line (its slug); undefined shows the whole catalogue. */
  productLine?: string;
  features: { search: boolean; janMayen: boolean };
  /**
   * Keys of `menu` in messages/nb.json, with their addresses, in order. On desktop they stand in the row above the header;
   * with `bar`, among the goods.
   */
  pages: { key: string; href: string; bar?: boolean }[];
  footer: 'full' | 'small';
  mark: Mark;
  /** What a phone paints around the page. */
  themeColor: string;
  /** Its paper (`--paper` of app/tokens.css), for what is painted before a page has come. */
  paper: string;
  /** What is drawn beside a page that is not there: what its words about it say. */
  lost: LostDrawing;
  /** A dark header and footer, by the tokens of `[data-surface='night']`. */
  surface?: 'night';
  /** The home page from top to foot. */
  home: HomeSection[];
  /** The product page: its layout (a class of components/product/product-page.module.css), and how many facts it opens with. */
  product: { layout: 'split' | 'story'; figures: number };
}

export type LostDrawing = 'path' | 'sea';

/** The drawn sign of a brand. One that `spells` the name stands alone; beside the others the name is written. */
export interface Mark {
  box: [width: number, height: number];
  spells?: boolean;
  paths: { d: string; fill: 'ink' | 'paper' | 'spark' }[];
}

/** A part of a home page. A part whose slot, shelf or words are empty leaves no hole. */
export type HomeSection =
  /** Everything a shop with a large range opens with. */
  | { kind: 'shopWindow' }
  | { kind: 'landscape'; slot: string }
  | { kind: 'manifesto' }
  | { kind: 'editorial'; shelf: string }
  | { kind: 'facts' }
  | { kind: 'chapter'; slot: string; flip?: boolean }
  | { kind: 'tiles'; slots: string[] }
  | { kind: 'offers' }
  | { kind: 'notes' }
  | { kind: 'poll' }
  | { kind: 'social' }
  | { kind: 'shops' };
