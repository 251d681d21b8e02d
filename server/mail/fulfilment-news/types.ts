import type { SellingShop } from '@/lib/orders/documents';
import type { NamedShippingMethod } from '@/lib/orders/shipping-text';
import type { Columns, Computed, Renamed } from '@/server/platform/db/rows';
import type { variants } from '@/server/platform/db/schema/catalogue';
import type { fulfilments } from '@/server/platform/db/schema/fulfilments';
import type { orderLines, orders } from '@/server/platform/db/schema/orders';
import type { shops } from '@/server/platform/db/schema/shops';

type Line = Columns<typeof orderLines, 'ean' | 'name' | 'brand' | 'color' | 'size' | 'unitPrice'> & {
  count: number;
};

export type FulfilmentWithOrder = Columns<
  typeof fulfilments,
  'id' | 'version' | 'orderId' | 'shopId' | 'state' | 'carrier' | 'trackingNumber' | 'trackingUrl'
> &
  Columns<typeof orders, 'number' | 'kind' | 'brand' | 'token'> &
  Computed<{
    buyer: Columns<typeof orders, 'name' | 'email'>;
    method: NamedShippingMethod & Columns<typeof orders, 'address' | 'addressLine2' | 'zipcode' | 'city'>;
    shop: SellingShop;
    more: boolean;
    lines: Line[];
  }>;

export interface Nearby {
  ean: string;
  shops: string[];
}

export type StockedShop = Columns<typeof variants, 'ean'> &
  Columns<typeof shops, 'name' | 'latitude' | 'longitude'> &
  Renamed<typeof shops, { fromLatitude: 'latitude'; fromLongitude: 'longitude' }>;
