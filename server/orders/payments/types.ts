import type { PurchasePayment } from '@/lib/contracts/purchases';
import type { ForgetOrders } from '@/server/platform/db/personal-data/forgetting';
import type { Columns, Renamed } from '@/server/platform/db/rows';
import type { paymentActs, payments } from '@/server/platform/db/schema/payments';
import type { purchases } from '@/server/platform/db/schema/purchases';
import type { Transaction } from '@/server/platform/db/transact';
import type { PaymentBuyer, PaymentLine } from '@/server/ports/payment-method';

export type { Transaction } from '@/server/platform/db/transact';

export type PayingMethod = 'card' | 'instalments';

export interface PayableFulfilment {
  fulfilmentId: number;
  shopId: number;
  /** The order's number, as the provider and the shopper's bank statement show it. */
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

/** Money of a fulfilment that is captured, or refunded. */
export interface FulfilmentMoney {
  orderId: number;
  fulfilmentId: number;
  /** Øre; of a capture 0 when nothing of the fulfilment left. */
  amount: number;
  lines: PaymentLine[];
  shipping?: { carrier: string; trackingNumber: string };
}

export interface PaymentsOutcome {
  /**
   * `paid`: every payment is authorised with the amount asked for. `wrong_amount` never places anything. `unknown`: a provider
   * did not answer; `pending`: one is still looking at it.
   */
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
  /** For `complete`, as the browser may have been lost. */
  token?: string;
}

export interface PurchasePayments {
  /** The provider a new purchase is paid at; undefined where the shop has none for this method. */
  providerFor(method: PayingMethod): string | undefined;
  create(
    tx: Transaction,
    purchase: PurchaseToPay,
    buyer: PaymentBuyer,
    fulfilments: readonly PayableFulfilment[],
  ): Promise<void>;
  /** Opens at the provider what is not open yet. @throws {ShopError} unavailable: the provider did not answer; try again */
  open(purchaseId: number): Promise<PaymentsOutcome>;
  known(purchaseId: number): Promise<PaymentsOutcome>;
  /** Asks the provider about every payment and writes what it says. */
  read(purchaseId: number): Promise<PaymentsOutcome>;
  /**
   * Hands the provider a token from its script in our page, or from a webhook. The token is kept until what it leads to is
   * known, so that a lost answer is asked for again.
   * @throws {ShopError} not_found, unavailable, payment_declined (it may be tried again)
   */
  complete(purchaseId: number, reference: string, token: string): Promise<void>;
  /** The payments of ours a webhook of this provider is about; undefined when it is not genuine. */
  ofWebhook(provider: string, request: WebhookRequest): Promise<WebhookPayment[] | undefined>;
  /** Gives back everything of a purchase of which nothing has left. */
  cancel(tx: Transaction, purchaseId: number): Promise<void>;
  /** True when giving money back has been queued: the purchase is not paid then, whatever the provider holds. */
  isCancelled(tx: Transaction, purchaseId: number): Promise<boolean>;
}

/** Each queues actions in the caller's transaction; a job sends them. */
export interface OrderPayments {
  /**
   * Captures the money of a fulfilment that has left, once, however often it is called. Nothing for orders paid in a shop. Money
   * that is no longer held raises an alarm: the goods are gone.
   */
  capture(tx: Transaction, money: FulfilmentMoney): Promise<void>;
  /**
   * Releases what is authorised and will never be captured: call it when a fulfilment or an order has ended. It waits until all
   * fulfilments of the payment have ended.
   */
  releaseRest(tx: Transaction, orderId: number): Promise<void>;
  /** Refunds what was captured of each fulfilment, once per `cause` and fulfilment; what never was raises an alarm. */
  refund(tx: Transaction, cause: string, amounts: readonly FulfilmentMoney[]): Promise<void>;
}

export interface PaymentJobs {
  /** Sends at most `limit` actions that are due, in order per payment; answers how many were tried. Any number may run at once. */
  sendDue(limit: number): Promise<number>;
  /**
   * Asks about payments not asked about for long, `limit` of each provider at a time, mends what differs and raises alarms.
   * Failures are logged, once for each provider. Answers how many were asked about.
   */
  reconcile(limit: number): Promise<number>;
}

export interface Payments extends PurchasePayments, OrderPayments, PaymentJobs {
  forgetOrders: ForgetOrders;
}

export type ActionKind = Columns<typeof paymentActs, 'kind'>['kind'];

/** `cause`: what a refund was for. */
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
    /** A token `complete` was asked with and whose answer is not known. */
    completing: string | null;
    /** It pays for goods that have neither left nor been given up. */
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
