/** The brands there are. One more is an id here, its data in brands.ts, its words in messages/brands.nb.json, its tokens and icons. */
export const brandIds = ['nordvidda', 'heldre'] as const;
export type BrandId = (typeof brandIds)[number];

/** A brand is data: differences between hosts are here and in tokens, never in an `if`. */
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
  /** The colour of the browser around the page. */
  themeColor: string;
  /** The `--paper` of app/tokens.css, for the first paint. */
  paper: string;
  /** The drawing of the 404 page, which its words describe. */
  lost: LostDrawing;
  /** A dark header and footer, by the tokens of `[data-surface='night']`. */
  surface?: 'night';
  home: HomeSection[];
  /** A class of components/product/product-page.module.css, and the number of facts shown at first. */
  product: { layout: 'split' | 'story'; figures: number };
}

export type LostDrawing = 'path' | 'sea';

/** The logo. One that `spells` the name stands alone; otherwise the name is written beside it. */
export interface Mark {
  box: [width: number, height: number];
  spells?: boolean;
  paths: { d: string; fill: 'ink' | 'paper' | 'spark' }[];
}

/** A section of the home page. One without content is left out. */
export type HomeSection =
  /** The opening of a shop with a large range. */
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
