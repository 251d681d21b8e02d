import type { PurchasePayment } from '@/lib/contracts/purchases';
import type { PaymentAlarms } from '@/server/orders/payment-alarms/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';
import type { NewPayment, PaymentBuyer, PaymentLine, PaymentMethod, PaymentState } from '@/server/ports/payment-method';

export type { Transaction } from '@/server/platform/db/transact';

export type PayingMethod = 'card' | 'instalments';

export interface PaymentsDependencies {
  sql: Sql;
  clock: Clock;
  /** Every provider that has ever been used, by its name; `current` says which a new purchase takes. */
  providers: readonly PaymentMethod[];
  current: Partial<Record<PayingMethod, string>>;
  /** The public address of the shop of that brand. */
  siteUrl: (brand: string) => string;
  alarms: Pick<PaymentAlarms, 'raise'>;
  /** Told of providers that were silent, or are not set up. */
  log: (message: string, detail?: unknown) => void;
}

/** One shop's part of a purchase, as it is to be paid. Øre. */
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

/** Money of a part that leaves with its goods, or goes back for them. */
export interface FulfilmentMoney {
  orderId: number;
  fulfilmentId: number;
  /** Øre; of a capture 0 when nothing of the part left. */
  amount: number;
  lines: PaymentLine[];
  shipping?: { carrier: string; trackingNumber: string };
}

/** What has become of a purchase's payments, by what the providers say. */
export interface PaymentsOutcome {
  /**
   * `paid`: every payment is authorised with the amount asked for. `wrong_amount` never places anything. `unknown`: a provider
   * did not answer; `pending`: one is still looking at it.
   */
  state: 'open' | 'pending' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'wrong_amount' | 'unknown';
  payments: PurchasePayment[];
  url: string | null;
  /** Why a provider did not answer. */
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

export interface Payments {
  /** The provider a new purchase is paid at; undefined where the shop has none for this way. */
  providerFor(method: PayingMethod): string | undefined;
  /** Writes the payments of a purchase, one or one per part as its provider takes them; nothing is sent. */
  create(
    tx: Transaction,
    purchase: PurchaseToPay,
    buyer: PaymentBuyer,
    parts: readonly PayableFulfilment[],
  ): Promise<void>;
  /** Opens at the provider what is not open yet. @throws {ShopError} unavailable: the provider did not answer; try again */
  open(purchaseId: number): Promise<PaymentsOutcome>;
  /** What the database knows, without asking the provider. */
  known(purchaseId: number): Promise<PaymentsOutcome>;
  /** Asks the provider about every payment and writes down what it says. */
  read(purchaseId: number): Promise<PaymentsOutcome>;
  /**
   * The provider's script in our page, or a webhook, has a token for a payment, by its reference. The token is kept until what
   * it leads to is known, so that a lost answer is asked for again.
   * @throws {ShopError} not_found, unavailable, payment_declined (it may be tried again)
   */
  complete(purchaseId: number, reference: string, token: string): Promise<void>;
  /** The payments of ours a webhook of this provider is about; undefined when it is not genuine. */
  heard(provider: string, request: WebhookRequest): Promise<WebhookPayment[] | undefined>;

  // What orders do; each writes acts into the caller's transaction, and a job sends them.
  /**
   * Takes the money of a part that has left, once per part, however often it is called. Nothing for orders paid in a shop. What is
   * not held any more raises an alarm: the goods are gone.
   */
  capture(tx: Transaction, money: FulfilmentMoney): Promise<void>;
  /**
   * Gives back what is authorised and will never be captured: call it when a part or an order has ended. It waits until all
   * parts of the payment have ended.
   */
  releaseRest(tx: Transaction, orderId: number): Promise<void>;
  /** Pays back what was captured of each part, once per `cause` and part; what never was raises an alarm. */
  refund(tx: Transaction, cause: string, parts: readonly FulfilmentMoney[]): Promise<void>;
  /** Gives back everything of a purchase of which nothing has left. */
  unwind(tx: Transaction, purchaseId: number): Promise<void>;
  /** Whether something of a purchase has been ordered to be given back: then it is not paid, whatever the provider holds. */
  isGivenUp(tx: Transaction, purchaseId: number): Promise<boolean>;

  /** Sends at most `limit` acts that are due, in order per payment; answers how many were tried. Any number may run at once. */
  sendDue(limit: number): Promise<number>;
  /**
   * Asks about payments not asked about for long, `limit` of each provider at a time, mends what differs and raises alarms. What
   * cannot be asked about is logged, once for each provider. Answers how many were asked about.
   */
  reconcile(limit: number): Promise<number>;
  /** Takes the buyer out of the payments of these orders. */
  forgetOrders(tx: Transaction, orderIds: number[]): Promise<unknown>;
}

export type ActionKind = 'capture' | 'release' | 'refund' | 'extend';

/** An act as it stands in the outbox. */
export interface LedgerAction {
  id: number;
  kind: ActionKind;
  key: string;
  amount: number;
  fulfilmentId: number | null;
  /** Of a refund: what it was for. */
  cause: string | null;
  state: 'queued' | 'done' | 'refused';
  reference: string | null;
}

/** A payment with everything that has been ordered of it. */
export interface Ledger {
  id: number;
  purchaseId: number;
  purchaseState: 'open' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'unwound' | 'wrong_amount';
  provider: string;
  reference: string;
  providerId: string | null;
  /** A token `complete` was asked with and whose answer is not known. */
  completing: string | null;
  request: NewPayment;
  amount: number;
  state: PaymentState | 'new';
  authorised: number;
  captured: number;
  released: number;
  refunded: number;
  instrument: string;
  expiresAt: Date | null;
  /** Goods it pays for that have neither left nor been given up. */
  unfinished: boolean;
  acts: LedgerAction[];
}

/** What is written of a payment after the provider has been asked. */
export type LedgerNumbers = Pick<
  Ledger,
  'state' | 'authorised' | 'captured' | 'released' | 'refunded' | 'instrument' | 'expiresAt'
>;

/** What is to be ordered of a payment. */
export interface NewAction {
  kind: ActionKind;
  key: string;
  amount: number;
  fulfilmentId?: number;
  cause?: string;
  lines?: PaymentLine[];
  shipping?: FulfilmentMoney['shipping'];
}

/** An act that has been claimed for sending. */
export interface ClaimedAction {
  id: number;
  paymentId: number;
  kind: ActionKind;
  key: string;
  amount: number;
  body: { lines: PaymentLine[]; shipping?: FulfilmentMoney['shipping'] };
  attempts: number;
}
