import type { Endpoint } from './endpoint';
import { catalogueEndpoints } from './endpoints/catalogue';
import { complaintEndpoints } from './endpoints/complaints';
import { consentEndpoints } from './endpoints/consents';
import { contentEndpoints } from './endpoints/content';
import { counterEndpoints } from './endpoints/counter';
import { customerEndpoints } from './endpoints/customers';
import { favouriteEndpoints } from './endpoints/favourites';
import { listEndpoints } from './endpoints/lists';
import { orderEndpoints } from './endpoints/orders';
import { promoEndpoints } from './endpoints/promo';
import { purchaseEndpoints } from './endpoints/purchases';
import { reviewEndpoints } from './endpoints/reviews';
import { shopEndpoints } from './endpoints/shops';
import { stockAlertEndpoints } from './endpoints/stock-alerts';
import { withdrawalEndpoints } from './endpoints/withdrawals';

/** The contracts of all areas: a new one is added here alone. */
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
  consents: consentEndpoints,
  counter: counterEndpoints,
} satisfies Record<string, Record<string, Endpoint>>;

/** Every endpoint under /api/v1, with the name a client knows it by; a test holds it against the routes. */
export const endpoints: (Endpoint & { id: string })[] = Object.entries(endpointAreas).flatMap(([area, some]) =>
  Object.entries<Endpoint>(some).map(([name, endpoint]) => ({
    ...endpoint,
    id: `${area}${name[0]?.toUpperCase()}${name.slice(1)}`,
  })),
);
