import type { Held } from '@/lib/lists/held';
import type { PriceRow } from '@/lib/prices/price-rules';
import type { Reviews } from '@/server/catalogue/reviews/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed, Outer, Renamed } from '@/server/platform/db/rows';
import type {
  articles,
  bestsellers,
  categories,
  colors,
  genders,
  groups,
  productLines,
  sizes,
  subcategories,
  variants,
} from '@/server/platform/db/schema/catalogue';
import type { SearchEngine } from '@/server/ports/search-engine';

export interface CatalogueDependencies {
  sql: Sql;
  engine: SearchEngine;
  reviews: Pick<Reviews, 'approved'>;
  at?: Date;
}

/** Price in øre. */
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

export type ColorRow = Columns<typeof colors, 'id' | 'name' | 'hex' | 'colorCode'> &
  Renamed<typeof colors, { groupId: 'colorGroupId' }>;

export type ArticleRow = Columns<
  typeof articles,
  | 'id'
  | 'articleNo'
  | 'slug'
  | 'name'
  | 'description'
  | 'price'
  | 'pant'
  | 'groupId'
  | 'material'
  | 'canPurchase'
  | 'customLabel'
  | 'image'
  | 'featured'
  | 'webPurchaseLimit'
  | 'season'
  | 'frightPrice'
  | 'visible'
  | 'dateCreated'
> &
  Renamed<typeof articles, { onlyCC: 'onlyCC' }> &
  Renamed<typeof productLines, { productLine: 'name'; productLineId: 'id' }> &
  Renamed<typeof groups, { group: 'name' }> &
  Renamed<typeof subcategories, { subcategory: 'name'; subcategoryId: 'id'; categoryId: 'categoryId' }> &
  Outer<Columns<typeof bestsellers, 'qtyRank' | 'turnoverRank'>> &
  Computed<{
    genders: Columns<typeof genders, 'id' | 'name'>[];
    placements: { categoryId: number; subcategoryId: number; groupId: number }[];
    /** Each with the picture and the EAN of its first variant. */
    colors: (ColorRow & Columns<typeof variants, 'image' | 'ean'>)[];
    sizes: string[];
    /** Joined by spaces: quicker to read than a list. */
    eans: string;
    held: Held[];
    offers: RunningOffer[];
    /** Times are text in JSON. */
    history: (Omit<PriceRow, 'from' | 'to'> & { from: string; to: string | null })[];
    averageRating: number | null;
    reviewCount: number;
  }>;

export type DetailRow = Columns<
  typeof articles,
  'techDescription' | 'nutrientContent' | 'washLabel' | 'careLabel' | 'manufacturer' | 'ageLimit' | 'images' | 'vatRate'
>;

export type VariantRow = Columns<typeof variants, 'id' | 'ean' | 'canPurchase' | 'image' | 'images'> &
  Renamed<typeof sizes, { sizeId: 'id'; size: 'name' }> &
  Computed<{ color: ColorRow; stock: { id: number; qty: number }[] }>;

export interface AddressPage {
  lines: number[] | undefined;
  skip: number;
  take: number;
}

export type CategoryRows = {
  categories: Columns<typeof categories, 'id' | 'name' | 'slug' | 'banner' | 'bannerLink'>[];
  subcategories: Columns<typeof subcategories, 'id' | 'categoryId' | 'name' | 'slug' | 'custom'>[];
  groups: Columns<typeof groups, 'id' | 'subcategoryId' | 'name' | 'slug'>[];
};
