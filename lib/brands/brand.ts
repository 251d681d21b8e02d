import type { Tokens } from './token-schema';

/** The name of a brand's folder: small letters and digits. */
export type BrandId = string;

/** A brand is data: differences between hosts are here and in tokens, never in an `if`. */
export interface Brand {
  id: BrandId;
  name: string;
  tagline: string;
  /** Order numbers begin with it: 'AB-100001'. */
  orderPrefix: string;
  /** A product line's slug; undefined shows the whole catalogue. */
  productLine?: string;
  features: { search: boolean };
  footer: 'full' | 'small';
  themeColor: string;
  paper: string;
  /** For pages and emails that load no style sheet. */
  tokens?: Tokens;
  lost: LostDrawing;
  /** A dark header and footer, by the tokens of `[data-surface='night']`. */
  surface?: 'night';
  home: HomeSection[];
  /** A class of components/product/product-page.module.css, and the number of facts shown at first. */
  product: { layout: 'split' | 'story'; figures: number };
  logo: Logo;
  texts: BrandTexts;
  /** Pages of its own in the menu; those with `bar` stand among the goods on a desktop, the others above the header. */
  pages: { name: string; href: string; bar?: boolean }[];
  /** Links of the full footer. */
  footerPages: { column: FooterColumn; name: string; href: string }[];
  /** Addresses of its files, by name: 'icon-192.png', 'share.jpg', 'tokens.css'. */
  files: Readonly<Record<string, string>>;
}

export type LostDrawing = 'path' | 'sea';
export type FooterColumn = 'help' | 'about';

/** Cleaned SVG shown inline, or a picture. A logo that `spells` the name stands alone; otherwise the name is beside it. */
export type Logo = { width: number; height: number; spells: boolean } & ({ markup: string } | { url: string });

interface TextLink {
  text: string;
  href: string;
}

/** Missing texts are left out of the page. */
export interface BrandTexts {
  footer: string;
  description: string;
  /** The heading of the page for what is not there. */
  missing: string;
  manifesto?: { kicker: string; title: string; text: string[]; link: TextLink };
  editorial?: { title: string; link: TextLink };
  facts?: { value: string; text: string }[];
  notes?: { title: string; link: TextLink };
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
