import { brandsPart } from '@/server/brands/part';
import { pollsPart } from '@/server/catalogue/polls/part';
import { priceWatchesPart } from '@/server/catalogue/price-watches/part';
import { reviewsPart } from '@/server/catalogue/reviews/part';
import { socialPart } from '@/server/catalogue/social/part';
import { stockPart } from '@/server/catalogue/stock/part';
import { stockAlertsPart } from '@/server/catalogue/stock-alerts/part';
import { consentsPart } from '@/server/customers/consents/part';
import { emailTokensPart } from '@/server/customers/email-tokens/part';
import { favouritesPart } from '@/server/customers/favourites/part';
import { leavingPart } from '@/server/customers/leaving/part';
import { customersPart } from '@/server/customers/part';
import { sessionsPart } from '@/server/customers/sessions/part';
import { feedPart } from '@/server/feed/part';
import { keysPart } from '@/server/imports/keys/part';
import { queuePart } from '@/server/imports/queue/part';
import { mailPart } from '@/server/mail/part';
import { requestedPart } from '@/server/mail/requested/part';
import { accountingPart } from '@/server/orders/accounting/part';
import { complaintsPart } from '@/server/orders/complaints/part';
import { counterPart } from '@/server/orders/counter/part';
import { fulfilmentsPart } from '@/server/orders/fulfilments/part';
import { ordersPart } from '@/server/orders/part';
import { paymentsPart } from '@/server/orders/payments/part';
import { purchasesPart } from '@/server/orders/purchases/part';
import { sandboxPart } from '@/server/orders/sandbox/part';
import { withdrawalsPart } from '@/server/orders/withdrawals/part';
import { picturesPart } from '@/server/pictures/part';
import { unusedPart } from '@/server/pictures/unused/part';
import { changeFeedPart } from '@/server/platform/change-feed/part';
import { dbPart } from '@/server/platform/db/part';
import type { PersonalTable } from '@/server/platform/db/personal-data/terms';
import { idempotencyPart } from '@/server/platform/idempotency/part';
import type { Part } from '@/server/platform/part';
import { throttlePart } from '@/server/platform/throttle/part';
import { webhooksPart } from '@/server/platform/webhooks/part';
import { logPart } from '@/server/search/log/part';
import { wordsPart } from '@/server/search/words/part';
import { previewsPart } from '@/server/storefront/previews/part';

/** The parts of every room, by folder. Each declares its tables, jobs and invariants beside its code. */
export const parts = {
  brands: brandsPart,
  'catalogue/polls': pollsPart,
  'catalogue/price-watches': priceWatchesPart,
  'catalogue/reviews': reviewsPart,
  'catalogue/social': socialPart,
  'catalogue/stock': stockPart,
  'catalogue/stock-alerts': stockAlertsPart,
  customers: customersPart,
  'customers/consents': consentsPart,
  'customers/email-tokens': emailTokensPart,
  'customers/favourites': favouritesPart,
  'customers/leaving': leavingPart,
  'customers/sessions': sessionsPart,
  feed: feedPart,
  'imports/keys': keysPart,
  'imports/queue': queuePart,
  mail: mailPart,
  'mail/requested': requestedPart,
  orders: ordersPart,
  'orders/accounting': accountingPart,
  'orders/complaints': complaintsPart,
  'orders/counter': counterPart,
  'orders/fulfilments': fulfilmentsPart,
  'orders/payments': paymentsPart,
  'orders/purchases': purchasesPart,
  'orders/sandbox': sandboxPart,
  'orders/withdrawals': withdrawalsPart,
  pictures: picturesPart,
  'pictures/unused': unusedPart,
  'platform/change-feed': changeFeedPart,
  'platform/db': dbPart,
  'platform/idempotency': idempotencyPart,
  'platform/throttle': throttlePart,
  'platform/webhooks': webhooksPart,
  'search/log': logPart,
  'search/words': wordsPart,
  'storefront/previews': previewsPart,
} satisfies Record<string, Part>;

const tables: [string, NonNullable<Part['tables']>[string]][] = Object.values<Part>(parts).flatMap((part) =>
  Object.entries(part.tables ?? {}),
);

/** Every table that holds personal data. */
export const personalTables: Record<string, PersonalTable> = Object.fromEntries(
  tables.flatMap(([name, table]) => (typeof table === 'string' ? [] : [[name, table]])),
);

/** The columns of every table that names nobody. */
export const plainTables: Record<string, string> = Object.fromEntries(
  tables.flatMap(([name, table]) => (typeof table === 'string' ? [[name, table]] : [])),
);

export const invariantsOfParts = Object.values<Part>(parts).flatMap(({ invariants = [] }) => invariants);

/** The names of all jobs, without opening the shop. */
export function jobNames(): string[] {
  const nobody = new Proxy({}, { get: () => () => {} });
  return Object.values<Part>(parts)
    .flatMap(({ jobs }) => jobs?.(nobody, nobody) ?? [])
    .map(({ name }) => name);
}
