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
}

export type BrandId = 'nordvidda' | 'heldre';
