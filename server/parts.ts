import type { PersonalTable } from '@/server/platform/db/personal-data/terms';
import type { Part } from '@/server/platform/part';
import { pollsPart } from './catalogue/polls/part';
import { reviewsPart } from './catalogue/reviews/part';
import { socialPart } from './catalogue/social/part';
import { stockPart } from './catalogue/stock/part';
import { stockAlertsPart } from './catalogue/stock-alerts/part';
import { consentsPart } from './customers/consents/part';
import { emailTokensPart } from './customers/email-tokens/part';
import { favouritesPart } from './customers/favourites/part';
import { leavingPart } from './customers/leaving/part';
import { customersPart } from './customers/part';
import { sessionsPart } from './customers/sessions/part';
import { feedPart } from './feed/part';
import { mailPart } from './mail/part';
import { requestedPart } from './mail/requested/part';
import { accountingPart } from './orders/accounting/part';
import { complaintsPart } from './orders/complaints/part';
import { counterPart } from './orders/counter/part';
import { fulfilmentsPart } from './orders/fulfilments/part';
import { ordersPart } from './orders/part';
import { paymentAlarmsPart } from './orders/payment-alarms/part';
import { paymentsPart } from './orders/payments/part';
import { purchasesPart } from './orders/purchases/part';
import { retentionPart } from './orders/retention/part';
import { sandboxPart } from './orders/sandbox/part';
import { withdrawalsPart } from './orders/withdrawals/part';
import { changeFeedPart } from './platform/change-feed/part';
import { dbPart } from './platform/db/part';
import { idempotencyPart } from './platform/idempotency/part';
import { throttlePart } from './platform/throttle/part';
import { webhooksPart } from './platform/webhooks/part';
import { logPart } from './search/log/part';
import { wordsPart } from './search/words/part';
import { previewsPart } from './storefront/previews/part';

/** Everything that keeps something, works by itself or must hold, by its folder; each says so in one object beside its code. */
export const parts = {
  'catalogue/polls': pollsPart,
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
  mail: mailPart,
  'mail/requested': requestedPart,
  orders: ordersPart,
  'orders/accounting': accountingPart,
  'orders/complaints': complaintsPart,
  'orders/counter': counterPart,
  'orders/retention': retentionPart,
  'orders/fulfilments': fulfilmentsPart,
  'orders/payment-alarms': paymentAlarmsPart,
  'orders/payments': paymentsPart,
  'orders/purchases': purchasesPart,
  'orders/sandbox': sandboxPart,
  'orders/withdrawals': withdrawalsPart,
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

/** Every table with something of a person, by its name. */
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
