import type { Call } from '@/lib/contracts/endpoint';
import { catalogueCalls } from '@/lib/contracts/endpoints/catalogue';
import { consentCalls } from '@/lib/contracts/endpoints/consents';
import { contentCalls } from '@/lib/contracts/endpoints/content';
import { customerCalls } from '@/lib/contracts/endpoints/customers';
import { favouriteCalls } from '@/lib/contracts/endpoints/favourites';
import { listCalls } from '@/lib/contracts/endpoints/lists';
import { orderCalls } from '@/lib/contracts/endpoints/orders';
import { promoCalls } from '@/lib/contracts/endpoints/promo';
import { reviewCalls } from '@/lib/contracts/endpoints/reviews';
import { shopCalls } from '@/lib/contracts/endpoints/shops';
import { stockAlertCalls } from '@/lib/contracts/endpoints/stock-alerts';
import { withdrawalCalls } from '@/lib/contracts/endpoints/withdrawals';

const areas: Record<string, Record<string, Call>> = {
  catalogue: catalogueCalls,
  list: listCalls,
  shops: shopCalls,
  orders: orderCalls,
  customers: customerCalls,
  content: contentCalls,
  promo: promoCalls,
  reviews: reviewCalls,
  favourites: favouriteCalls,
  withdrawals: withdrawalCalls,
  stockAlerts: stockAlertCalls,
  consents: consentCalls,
};

/** Every call under /api/v1, with the name a client knows it by; a test holds it against the routes. */
export const calls: (Call & { id: string })[] = Object.entries(areas).flatMap(([area, some]) =>
  Object.entries(some).map(([name, call]) => ({ ...call, id: `${area}${name[0]?.toUpperCase()}${name.slice(1)}` })),
);
