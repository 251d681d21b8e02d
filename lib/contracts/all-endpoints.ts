import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { complaintEndpoints } from '@/lib/contracts/endpoints/complaints';
import { consentEndpoints } from '@/lib/contracts/endpoints/consents';
import { contentEndpoints } from '@/lib/contracts/endpoints/content';
import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { favouriteEndpoints } from '@/lib/contracts/endpoints/favourites';
import { importEndpoints } from '@/lib/contracts/endpoints/imports';
import { listEndpoints } from '@/lib/contracts/endpoints/lists';
import { orderEndpoints } from '@/lib/contracts/endpoints/orders';
import { priceWatchEndpoints } from '@/lib/contracts/endpoints/price-watches';
import { promoEndpoints } from '@/lib/contracts/endpoints/promo';
import { purchaseEndpoints } from '@/lib/contracts/endpoints/purchases';
import { reviewEndpoints } from '@/lib/contracts/endpoints/reviews';
import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { stockAlertEndpoints } from '@/lib/contracts/endpoints/stock-alerts';
import { withdrawalEndpoints } from '@/lib/contracts/endpoints/withdrawals';
import type { Endpoint } from './endpoint';

export const endpointAreas = {
  catalogue: catalogueEndpoints,
  list: listEndpoints,
  shops: shopEndpoints,
  orders: orderEndpoints,
  purchases: purchaseEndpoints,
  complaints: complaintEndpoints,
  customers: customerEndpoints,
  content: contentEndpoints,
  promo: promoEndpoints,
  reviews: reviewEndpoints,
  favourites: favouriteEndpoints,
  withdrawals: withdrawalEndpoints,
  stockAlerts: stockAlertEndpoints,
  priceWatches: priceWatchEndpoints,
  consents: consentEndpoints,
  counter: counterEndpoints,
  import: importEndpoints,
} satisfies Record<string, Record<string, Endpoint>>;

/** A test compares these with the routes. */
export const endpoints: (Endpoint & { id: string })[] = Object.entries(endpointAreas).flatMap(([area, some]) =>
  Object.entries<Endpoint>(some).map(([name, endpoint]) => ({
    ...endpoint,
    id: `${area}${name[0]?.toUpperCase()}${name.slice(1)}`,
  })),
);
