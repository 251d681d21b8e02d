import type { Call } from '@/lib/contracts/call';
import { catalogueCalls } from '@/lib/contracts/calls/catalogue';
import { consentCalls } from '@/lib/contracts/calls/consents';
import { contentCalls } from '@/lib/contracts/calls/content';
import { customerCalls } from '@/lib/contracts/calls/customers';
import { favouriteCalls } from '@/lib/contracts/calls/favourites';
import { listCalls } from '@/lib/contracts/calls/lists';
import { orderCalls } from '@/lib/contracts/calls/orders';
import { promoCalls } from '@/lib/contracts/calls/promo';
import { reviewCalls } from '@/lib/contracts/calls/reviews';
import { shopCalls } from '@/lib/contracts/calls/shops';
import { stockAlertCalls } from '@/lib/contracts/calls/stock-alerts';
import { withdrawalCalls } from '@/lib/contracts/calls/withdrawals';

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
