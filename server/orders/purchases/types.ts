import type { NewPurchase, Purchase } from '@/lib/contracts/purchases';
import type { PayingMethod, WebhookRequest } from '@/server/orders/payments/types';
import type { ForgetCustomer, ForgetOrders } from '@/server/platform/db/personal-data/forgetting';
import type { Columns } from '@/server/platform/db/rows';
import type { purchases } from '@/server/platform/db/schema/purchases';

export type { Transaction } from '@/server/platform/db/transact';

export type PurchaseRow = Columns<
  typeof purchases,
  'id' | 'token' | 'brand' | 'method' | 'state' | 'total' | 'holdUntil'
>;

export interface PurchaseOptions {
  brand: string;
  idempotencyKey?: string;
  customerId?: number;
  address: string;
}

export interface Purchases {
  methods(): PayingMethod[];
  /**
   * Places the orders, holds their goods for `HOLD_MS` and opens the payments: all or nothing. With a key a repeat gets the
   * same purchase, also after the provider did not answer.
   * @throws {ShopError} what `Placing.draft` and `Placing.inTurn` throw, and payment_required, payment_not_available
   */
  place(purchase: NewPurchase, options: PurchaseOptions): Promise<Purchase>;
  find(token: string): Promise<Purchase | undefined>;
  /**
   * Asks the provider what happened and does what follows from it: once, however often and from wherever it is called (the
   * return, a webhook, a job). Undefined for an unknown token.
   * @throws {ShopError} unavailable: the provider did not answer
   */
  settle(token: string): Promise<Purchase | undefined>;
  /** The shopper gave up before deciding, or after the hold: what is paid from now on is given back. */
  cancel(token: string): Promise<Purchase | undefined>;
  /** The provider's script in our page got a token. @throws {ShopError} not_found, payment_declined, unavailable */
  complete(token: string, reference: string, clientToken: string): Promise<Purchase>;
  /** Settles what a provider's webhook is about, now or by the job; false when it is not genuine. */
  receiveWebhook(provider: string, request: WebhookRequest): Promise<boolean>;
  /**
   * Settles open purchases: those near or past their hold, and those nobody has come back from, `limit` of each provider.
   * Failures at a silent provider are logged together. Answers how many.
   */
  settleDue(limit: number): Promise<number>;
  forgetCustomer: ForgetCustomer;
  forgetOrders: ForgetOrders;
}
