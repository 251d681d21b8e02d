/** A new brand is an id here, data in brands.ts, words in messages/brands.nb.json, tokens and icons. */
export const brandIds = ['nordvidda', 'heldre'] as const;
export type BrandId = (typeof brandIds)[number];

/** A brand is data: differences between hosts are here and in tokens, never in an `if`. */
export interface Brand {
  id: BrandId;
  name: string;
  tagline: string;
  /** 2 to 4 capitals: order numbers are '<prefix>-100001'. */
  orderPrefix: string;
  /** A product line's slug; undefined shows the whole catalogue. */
  productLine?: string;
  features: { search: boolean; janMayen: boolean };
  /** Keys of `menu` in messages/nb.json. On desktop, those with `bar` stand among the goods, the others above the header. */
  pages: { key: string; href: string; bar?: boolean }[];
  footer: 'full' | 'small';
  mark: Mark;
  themeColor: string;
  paper: string;
  lost: LostDrawing;
  /** A dark header and footer, by the tokens of `[data-surface='night']`. */
  surface?: 'night';
  home: HomeSection[];
  /** A class of components/product/product-page.module.css, and the number of facts shown at first. */
  product: { layout: 'split' | 'story'; figures: number };
}

export type LostDrawing = 'path' | 'sea';

/** A logo that `spells` the name stands alone; otherwise the name is written beside it. */
export interface Mark {
  box: [width: number, height: number];
  spells?: boolean;
  paths: { d: string; fill: 'ink' | 'paper' | 'spark' }[];
}

/** A section of the home page. One without content is left out. */
export type HomeSection =
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
