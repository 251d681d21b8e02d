import type { BrandPage } from '@/lib/content/brand-page';
import type { Brand, BrandId } from './brand';

/** Files of messages/ whose texts a brand may replace. */
export const textFiles = ['nb', 'mail', 'fields', 'consent', 'failed', 'blocked', 'shipping'] as const;
export type TextFile = (typeof textFiles)[number];

/** Texts by key, with only the keys that differ. */
export type OwnTexts = Readonly<Partial<Record<TextFile, object>>>;

export interface BrandAsset {
  type: string;
  bytes: Uint8Array;
}

export interface BrandContent {
  brand: Brand;
  texts: OwnTexts;
  /** By path; a page outside its days is not shown. `id` names it in the change feed. */
  pages: ReadonlyMap<string, BrandPage & { id?: number }>;
  /** By name. */
  files: ReadonlyMap<string, BrandAsset>;
}

interface Held {
  contents: readonly BrandContent[];
  current(): BrandId | undefined;
  noteWords(area: string): void;
}

const KEY = Symbol.for('shop.brands');
/** Shared by all module instances of the process: Next's bundles load several. */
const shared = globalThis as { [KEY]?: Held };

const held = (): Held => {
  shared[KEY] ??= { contents: [], current: () => undefined, noteWords: () => {} };
  return shared[KEY];
};

/** Stands where no brand has been imported yet. */
const NOBODY: Brand = {
  ...{ id: 'butikken', name: 'Butikken', tagline: '', orderPrefix: 'NR', features: { search: true }, footer: 'small' },
  ...{ themeColor: '#333333', paper: '#ffffff', lost: 'path', home: [], product: { layout: 'split', figures: 0 } },
  logo: { width: 1, height: 1, spells: false, markup: '' },
  texts: { footer: '', description: '', missing: 'Siden finnes ikke' },
  ...{ pages: [], footerPages: [], files: {} },
};

/** Replaces all brands. The first is the default, shown on hosts that are nobody's. */
export function setBrands(contents: readonly BrandContent[]): void {
  held().contents = contents;
}

/** Sets how the brand of the running request or email is read, and how an area of words that it reads is noted. */
export function setCurrentBrand({ current, noteWords }: Pick<Held, 'current' | 'noteWords'>): void {
  Object.assign(held(), { current, noteWords });
}

export const noteWords = (area: string): void => held().noteWords(area);

export const brandContents = (): readonly BrandContent[] => held().contents;

export const allBrands = (): readonly Brand[] => held().contents.map(({ brand }) => brand);

export const contentOf = (id: BrandId | undefined) => held().contents.find(({ brand }) => brand.id === id);

/** Returns undefined for segments that our rewrites did not write. */
export const findBrand = (id: string): Brand | undefined => contentOf(id)?.brand;

export const defaultBrand = (): Brand => held().contents[0]?.brand ?? NOBODY;

/** Returns the brand of an id that data hold, or the default one when that brand has gone. */
export const brandOf = (id: string): Brand => findBrand(id) ?? defaultBrand();

/** Returns the texts of the brand being answered for; the same object until the brand changes. */
export const ownTexts = (file: TextFile): object | undefined =>
  (contentOf(held().current()) ?? held().contents[0])?.texts[file];

/** Returns a page of a brand on a day in Oslo ('YYYY-MM-DD'). */
export function pageAt(id: BrandId, path: string, day: string): (BrandPage & { id?: number }) | undefined {
  const page = contentOf(id)?.pages.get(path);
  return page && isShown(page, day) ? page : undefined;
}

export const pagesOf = (id: BrandId, day: string): BrandPage[] =>
  [...(contentOf(id)?.pages.values() ?? [])].filter((page) => isShown(page, day));

export const isShown = ({ from, until }: BrandPage, day: string) => (!from || from <= day) && (!until || day <= until);

/** True if a brand has a page of its own there, on whatever days. */
export const isTextPage = (path: string): boolean => held().contents.some(({ pages }) => pages.has(path));
