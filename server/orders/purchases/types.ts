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
   * Places the orders, holds their goods and opens the payments. A repeat gets the same purchase, also after a silent
   * provider.
   * @throws {ShopError} as `Placing.draft` and `Placing.inTurn`, and payment_required, payment_not_available
   */
  place(purchase: NewPurchase, options: PurchaseOptions): Promise<Purchase>;
  find(token: string): Promise<Purchase | undefined>;
  /**
   * Asks the provider and acts on its answer once, however often it is called (return, webhook, job).
   * @throws {ShopError} unavailable: the provider did not answer
   */
  settle(token: string): Promise<Purchase | undefined>;
  /** Cancels for the shopper: later payments are given back. */
  cancel(token: string): Promise<Purchase | undefined>;
  /** @throws {ShopError} not_found, payment_declined, unavailable */
  complete(token: string, reference: string, clientToken: string): Promise<Purchase>;
  /** Settles the payments of a webhook, now or by the job; false when it is not genuine. */
  receiveWebhook(provider: string, request: WebhookRequest): Promise<boolean>;
  /** Settles purchases near or past their hold, `limit` of each provider; returns how many. */
  settleDue(limit: number): Promise<number>;
  forgetCustomer: ForgetCustomer;
  forgetOrders: ForgetOrders;
}
