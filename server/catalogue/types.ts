import type { Held } from '@/lib/lists/held';
import type { PriceRow } from '@/lib/prices/price-rules';
import type { Reviews } from '@/server/catalogue/reviews/types';
import type { Sql } from '@/server/platform/db/connection';
import type { SearchEngine } from '@/server/ports/search-engine';

export interface CatalogueDependencies {
  sql: Sql;
  engine: SearchEngine;
  reviews: Pick<Reviews, 'approved'>;
  /** Prices and offers of then instead of now. */
  at?: Date;
}

/** A running offer on an article, as the database knows it. Prices øre. */
export interface RunningOffer {
  id: number;
  campaignId: number;
  price: number;
  labelType: string;
  labelData: Record<string, unknown>;
  labelText: string | null;
  start: string;
  end: string;
}

export interface ColorRow {
  id: number;
  name: string;
  hex: string | null;
  colorCode: string | null;
  groupId: number;
}

/** One article with what its list shape is made of; rules.ts turns it into the contract. */
export interface ArticleRow {
  id: number;
  articleNo: string;
  slug: string;
  name: string;
  description: string;
  price: number;
  pant: number;
  productLine: string;
  productLineId: number;
  genders: { id: number; name: string }[];
  groupId: number;
  group: string;
  subcategoryId: number;
  subcategory: string;
  categoryId: number;
  /** Main category, subcategory and group of every place the article stands in. */
  placements: { categoryId: number; subcategoryId: number; groupId: number }[];
  canPurchase: boolean;
  customLabel: string | null;
  image: string | null;
  featured: boolean;
  webPurchaseLimit: number;
  onlyCC: boolean;
  season: string;
  frightPrice: number;
  visible: boolean;
  dateCreated: Date;
  /** Each with the picture and the EAN of its first variant. */
  colors: (ColorRow & { image: string | null; ean: string })[];
  sizes: string[];
  /** Side by side, which is quicker to read than a list. */
  eans: string;
  material: string;
  /** Sizes that any shop has, by size. */
  held: Held[];
  offers: RunningOffer[];
  /** As JSON gives it: times are text. */
  history: (Omit<PriceRow, 'from' | 'to'> & { from: string; to: string | null })[];
  averageRating: number | null;
  reviewCount: number;
  qtyRank: number | null;
  turnoverRank: number | null;
}

export interface DetailRow {
  techDescription: string;
  nutrientContent: string;
  washLabel: string;
  careLabel: string;
  manufacturer: string;
  ageLimit: number | null;
  images: string[];
  vatRate: number;
}

export interface VariantRow {
  id: number;
  ean: string;
  canPurchase: boolean;
  image: string | null;
  images: string[];
  sizeId: number;
  size: string;
  color: ColorRow;
  stock: { id: number; qty: number }[];
}

export interface AddressPage {
  /** Product lines; all when undefined. */
  lines: number[] | undefined;
  skip: number;
  take: number;
}

export interface CategoryRows {
  categories: { id: number; name: string; slug: string; banner: string | null; bannerLink: string | null }[];
  subcategories: { id: number; categoryId: number; name: string; slug: string; custom: boolean }[];
  groups: { id: number; subcategoryId: number; name: string; slug: string }[];
}
