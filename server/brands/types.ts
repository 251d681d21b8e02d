import type { BrandFile, Fault } from '@/lib/brands/brand-file';
import type { OwnTexts } from '@/lib/brands/brands';
import type { BrandPage } from '@/lib/content/brand-page';
import type { PageTag } from '@/server/platform/change-feed/types';

/** A picture, font or icon of a brand. */
export interface BrandAsset {
  name: string;
  type: string;
  bytes: Buffer;
  width?: number;
  height?: number;
}

/** What is wrong in a file of a chain's folder `brands`; `file` is its path there. */
export type FileFault = Fault & { file: string };

export interface ReadBrand {
  id: string;
  file: BrandFile;
  texts: OwnTexts;
  pages: BrandPage[];
  files: BrandAsset[];
}

export interface BrandChanges {
  inserted: number;
  updated: number;
  unchanged: number;
}

export interface Brands {
  /**
   * Reads all brands, so that `findBrand`, `t` and the pages answer with them in this process. `instead`: brands that take the place of
   * stored ones, for a dry run. Returns the tags of the pages that show what has changed since the last load.
   */
  load(instead?: readonly ReadBrand[]): Promise<PageTag[]>;
  /** Stores brands as they were read; what is not in them any more is deleted. Tells every instance. */
  store(brands: readonly ReadBrand[], options?: { dryRun?: boolean }): Promise<BrandChanges>;
}
