import type { PurchasePayment } from '@/lib/contracts/purchases';
import type { Sql } from '@/server/db/connection';
import type { Transaction } from '@/server/db/transact';
import type { Clock } from '@/server/ports/clock';
import type { PaymentBuyer, PaymentLine, PaymentMethod } from '@/server/ports/payment-method';

export type { Transaction } from '@/server/db/transact';

export type PayingMethod = 'card' | 'instalments';

export interface PaymentsDependencies {
  sql: Sql;
  clock: Clock;
  /** Every provider that has ever been used, by its name; `current` says which a new purchase takes. */
  providers: readonly PaymentMethod[];
  current: Partial<Record<PayingMethod, string>>;
  /** The public address of the shop of that brand. */
  siteUrl: (brand: string) => string;
  /** Told of every alarm as it is written. */
  log: (message: string, detail?: unknown) => void;
}

/** One shop's part of a purchase, as it is to be paid. Øre. */
export interface PaymentPart {
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
export interface PartMoney {
  orderId: number;
  fulfilmentId: number;
  /** Øre; of a capture 0 when nothing of the part left. */
  amount: number;
  lines: PaymentLine[];
  shipping?: { carrier: string; trackingNumber: string };
}

/** What has become of a purchase's payments, by what the providers say. */
export interface PaymentsOutcome {
  /** `paid`: every payment is authorised with the amount asked for. `wrong_amount` never places anything. */
  state: 'open' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'wrong_amount';
  payments: PurchasePayment[];
  url: string | null;
}

export interface Payments {
  /** The provider a new purchase is paid at; undefined where the shop has none for this way. */
  providerFor(method: PayingMethod): string | undefined;
  /** Writes the payments of a purchase, one or one per part as its provider takes them; nothing is sent. */
  create(tx: Transaction, purchase: PurchaseToPay, buyer: PaymentBuyer, parts: readonly PaymentPart[]): Promise<void>;
  /** Opens at the provider what is not open yet. @throws {ShopError} unavailable: the provider did not answer; try again */
  open(purchaseId: number): Promise<PaymentsOutcome>;
  /** What the database knows, without asking the provider. */
  known(purchaseId: number): Promise<PaymentsOutcome>;
  /** Asks the provider about every payment and writes down what it says. @throws {ShopError} unavailable */
  read(purchaseId: number): Promise<PaymentsOutcome>;
  /** The provider's script in our page has a token for a payment, by its reference. @throws {ShopError} not_found, unavailable, payment_declined */
  complete(purchaseId: number, reference: string, token: string): Promise<PaymentsOutcome>;
  /** The purchases a webhook of this provider is about; undefined when it is not genuine. Completes what it brings a token for. */
  heard(provider: string, request: { headers: Headers; url: URL; body: string }): Promise<number[] | undefined>;

  // What orders do; each writes acts into the caller's transaction, and a job sends them.
  /** Takes the money of a part that has left, once per part, however often it is called. Nothing for orders paid in a shop. */
  capture(tx: Transaction, money: PartMoney): Promise<void>;
  /**
   * Gives back what is authorised and will never be captured: call it when a part or an order has ended. It waits until all
   * parts of the payment have ended.
   */
  releaseRest(tx: Transaction, orderId: number): Promise<void>;
  /** Pays back what was captured, once per `cause` and part. */
  refund(tx: Transaction, cause: string, parts: readonly PartMoney[]): Promise<void>;
  /** Gives back everything of a purchase of which nothing has left. */
  unwind(tx: Transaction, purchaseId: number): Promise<void>;

  /** Sends at most `limit` acts that are due, in order per payment; answers how many were tried. Any number may run at once. */
  sendDue(limit: number): Promise<number>;
  /** Asks about payments not asked about for long, mends what differs and raises alarms; answers how many were asked. */
  reconcile(limit: number): Promise<number>;
  /** Takes the buyer out of the requests of old payments, within the deletion of the account. */
  forgetCustomer(tx: Transaction, customer: { id: number; email: string }): Promise<unknown>;
}
