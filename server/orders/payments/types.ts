import type { PurchasePayment } from '@/lib/contracts/purchases';
import type { ForgetOrders } from '@/server/platform/db/personal-data/forgetting';
import type { Columns, Computed, Renamed } from '@/server/platform/db/rows';
import type { orders } from '@/server/platform/db/schema/orders';
import type { paymentActs, paymentAlarms, payments } from '@/server/platform/db/schema/payments';
import type { purchases } from '@/server/platform/db/schema/purchases';
import type { Transaction } from '@/server/platform/db/transact';
import type { PaymentBuyer, PaymentLine } from '@/server/ports/payment-method';

export type { Transaction } from '@/server/platform/db/transact';

export type PayingMethod = 'card' | 'instalments';

export interface PayableFulfilment {
  fulfilmentId: number;
  shopId: number;
  orderNumber: string;
  total: number;
  lines: PaymentLine[];
}

export interface PurchaseToPay {
  id: number;
  token: string;
  brand: string;
  provider: string;
}

export interface FulfilmentMoney {
  orderId: number;
  fulfilmentId: number;
  /** Øre; 0 when nothing of the fulfilment left. */
  amount: number;
  lines: PaymentLine[];
  shipping?: { carrier: string; trackingNumber: string };
}

export interface PaymentsOutcome {
  /** `paid`: every payment is authorised in full. `unknown`: a provider did not answer; `pending`: one is still deciding. */
  state: 'open' | 'pending' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'wrong_amount' | 'unknown';
  payments: PurchasePayment[];
  url: string | null;
  silence?: unknown;
}

export interface WebhookRequest {
  headers: Headers;
  url: URL;
  body: string;
}

export interface WebhookPayment {
  purchaseId: number;
  purchaseToken: string;
  reference: string;
  /** Kept for `complete`, as the browser may be gone. */
  token?: string;
}

export interface PurchasePayments {
  providerFor(method: PayingMethod): string | undefined;
  create(
    tx: Transaction,
    purchase: PurchaseToPay,
    buyer: PaymentBuyer,
    fulfilments: readonly PayableFulfilment[],
  ): Promise<void>;
  /** Opens what is not open yet. @throws {ShopError} unavailable: the provider did not answer */
  open(purchaseId: number): Promise<PaymentsOutcome>;
  known(purchaseId: number): Promise<PaymentsOutcome>;
  read(purchaseId: number): Promise<PaymentsOutcome>;
  /**
   * Hands the provider a token of its script, kept until its answer is known.
   * @throws {ShopError} not_found, unavailable, payment_declined (it may be tried again)
   */
  complete(purchaseId: number, reference: string, token: string): Promise<void>;
  /** Returns our payments that a genuine webhook is about; undefined for a forged one. */
  ofWebhook(provider: string, request: WebhookRequest): Promise<WebhookPayment[] | undefined>;
  /** Gives back all money of a purchase whose goods have not left. */
  cancel(tx: Transaction, purchaseId: number): Promise<void>;
  /** True when a release has been queued: the purchase is not paid then, whatever the provider holds. */
  isCancelled(tx: Transaction, purchaseId: number): Promise<boolean>;
}

/** Each queues actions in the caller's transaction; a job sends them. */
export interface OrderPayments {
  /** Captures the money of a fulfilment that has left, once. Raises an alarm when the money is no longer held. */
  capture(tx: Transaction, money: FulfilmentMoney): Promise<void>;
  /** Releases the uncaptured rest once all fulfilments of the payment have ended. */
  releaseRest(tx: Transaction, orderId: number): Promise<void>;
  /** Refunds captured money, once per `cause` and fulfilment; raises an alarm for money never captured. */
  refund(tx: Transaction, cause: string, amounts: readonly FulfilmentMoney[]): Promise<void>;
}

export interface PaymentJobs {
  /** Sends due actions, in order per payment; returns how many were tried. Any number may run at once. */
  sendDue(limit: number): Promise<number>;
  /** Reads payments not read for long, `limit` of each provider at a time, and raises alarms; returns how many. */
  reconcile(limit: number): Promise<number>;
}

export interface Payments extends PurchasePayments, OrderPayments, PaymentJobs {
  forgetOrders: ForgetOrders;
}

export type ActionKind = Columns<typeof paymentActs, 'kind'>['kind'];

export type LedgerAction = Columns<
  typeof paymentActs,
  'id' | 'kind' | 'key' | 'amount' | 'fulfilmentId' | 'state' | 'reference'
> & { cause: string | null };

export type Ledger = Columns<
  typeof payments,
  'id' | 'purchaseId' | 'reference' | 'providerId' | 'request' | 'amount' | 'state' | 'authorised' | 'captured'
> &
  Columns<typeof payments, 'released' | 'refunded' | 'instrument' | 'expiresAt'> &
  Columns<typeof purchases, 'provider'> &
  Renamed<typeof purchases, { purchaseState: 'state' }> & {
    /** A token of `complete` whose answer is not known. */
    completing: string | null;
    /** It pays for goods that have neither left nor been cancelled. */
    unfinished: boolean;
    actions: LedgerAction[];
  };

export type LedgerNumbers = Pick<
  Ledger,
  'state' | 'authorised' | 'captured' | 'released' | 'refunded' | 'instrument' | 'expiresAt'
>;

export interface NewAction {
  kind: ActionKind;
  key: string;
  amount: number;
  fulfilmentId?: number;
  cause?: string;
  lines?: PaymentLine[];
  shipping?: FulfilmentMoney['shipping'];
}

export type ClaimedAction = Columns<
  typeof paymentActs,
  'id' | 'paymentId' | 'kind' | 'key' | 'amount' | 'body' | 'attempts'
>;

/** `detail` is in English, for staff. */
export type Alarm = Columns<typeof paymentAlarms, 'kind' | 'detail'>;

export type OpenAlarm = Columns<typeof paymentAlarms, 'id' | 'kind' | 'detail' | 'createdAt'> &
  Columns<typeof payments, 'reference'> &
  Columns<typeof purchases, 'provider'> &
  Columns<typeof paymentActs, 'lastError'> &
  Computed<{ orders: (typeof orders)['$inferSelect']['number'][] }>;

export interface PaymentAlarms {
  /** Raises once for each payment, kind and detail. */
  raise(tx: Transaction, payment: { id: number; reference: string }, alarms: readonly Alarm[]): Promise<void>;
  /** Returns unresolved alarms, oldest first, except of stuck actions that were sent since. */
  open(limit: number): Promise<OpenAlarm[]>;
  /** @throws {ShopError} not_found */
  resolve(id: number): Promise<void>;
}
