import type { SellingShop } from '@/lib/orders/documents';
import type { NamedShippingMethod } from '@/lib/orders/shipping-text';
import type { Columns, Computed, Renamed } from '@/server/platform/db/rows';
import type { variants } from '@/server/platform/db/schema/catalogue';
import type { fulfilments } from '@/server/platform/db/schema/fulfilments';
import type { orderLines, orders } from '@/server/platform/db/schema/orders';
import type { shops } from '@/server/platform/db/schema/shops';

type Line = Columns<typeof orderLines, 'ean' | 'name' | 'brand' | 'color' | 'size' | 'unitPrice'> & {
  /** Without pieces that are missing or withdrawn. */
  count: number;
};

/** A fulfilment with what its emails say of the order. */
export type FulfilmentWithOrder = Columns<
  typeof fulfilments,
  'id' | 'version' | 'orderId' | 'shopId' | 'state' | 'carrier' | 'trackingNumber' | 'trackingUrl'
> &
  Columns<typeof orders, 'number' | 'kind' | 'brand' | 'token'> &
  Computed<{
    /** Empty once the order is anonymised. */
    buyer: Columns<typeof orders, 'name' | 'email'>;
    /** The shipping method, and the address it delivers to. */
    method: NamedShippingMethod & Columns<typeof orders, 'address' | 'addressLine2' | 'zipcode' | 'city'>;
    shop: SellingShop;
    /** The order has other open fulfilments. */
    more: boolean;
    lines: Line[];
  }>;

/** Other shops that have a variant, the nearest first. */
export interface Nearby {
  ean: string;
  shops: string[];
}

/** A shop that has a variant, and the position of the shop where it was not found. */
export type StockedShop = Columns<typeof variants, 'ean'> &
  Columns<typeof shops, 'name' | 'latitude' | 'longitude'> &
  Renamed<typeof shops, { fromLatitude: 'latitude'; fromLongitude: 'longitude' }>;
