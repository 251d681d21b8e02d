import type { NewPurchase, Purchase, PurchaseState } from '@/lib/contracts/purchases';
import type { ForgetCustomer } from '@/server/customers/account-changes/types';
import type { ForgetOrders } from '@/server/customers/leaving/types';
import type { PayingMethod, Payments, WebhookRequest } from '@/server/orders/payments/types';
import type { Placing } from '@/server/orders/placing/types';
import type { OrdersOfPurchase } from '@/server/orders/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/platform/db/transact';

export interface PurchasesDependencies {
  sql: Sql;
  clock: Clock;
  orders: OrdersOfPurchase & Pick<Placing, 'inTurn' | 'draft' | 'once'>;
  payments: Pick<
    Payments,
    'providerFor' | 'create' | 'open' | 'known' | 'read' | 'complete' | 'heard' | 'unwind' | 'isGivenUp'
  >;
  /** Told of providers that were silent. */
  log: (message: string, error: unknown) => void;
}

/** A purchase as its row holds it. */
export interface PurchaseRow {
  id: number;
  token: string;
  brand: string;
  method: 'card' | 'instalments';
  state: PurchaseState;
  total: number;
  holdUntil: Date;
}

export interface PurchaseOptions {
  brand: string;
  idempotencyKey?: string;
  customerId?: number;
  /** The network address, for the limits. */
  address: string;
}

export interface Purchases {
  /** The ways to pay here that the shop has a provider for. */
  methods(): PayingMethod[];
  /**
   * Places the orders, holds their goods for `HOLD_MS` and opens the payments: all or nothing. With a key a repeat gets the
   * same purchase, also after the provider did not answer.
   * @throws {ShopError} what `Placing.draft` and `Placing.inTurn` throw, and payment_required, payment_not_available
   */
  place(purchase: NewPurchase, options: PurchaseOptions): Promise<Purchase>;
  /** By its token, without asking the provider. */
  find(token: string): Promise<Purchase | undefined>;
  /**
   * Asks the provider what happened and does what follows from it: once, however often and from wherever it is called (the
   * return, a webhook, a job). Undefined for a token that is not there.
   * @throws {ShopError} unavailable: the provider did not answer
   */
  settle(token: string): Promise<Purchase | undefined>;
  /** The shopper gave up before deciding, or after the hold: what is paid from now on is given back. */
  cancel(token: string): Promise<Purchase | undefined>;
  /** The provider's script in our page got a token. @throws {ShopError} not_found, payment_declined, unavailable */
  complete(token: string, reference: string, clientToken: string): Promise<Purchase>;
  /** What a provider's webhook is about is settled, now or by the job; false when it is not genuine. */
  heard(provider: string, request: WebhookRequest): Promise<boolean>;
  /**
   * Settles open purchases: those near or past their hold, and those nobody has come back from, `limit` of each provider. Those of a
   * provider that is silent are logged together. Answers how many.
   */
  settleDue(limit: number): Promise<number>;
  forgetCustomer: ForgetCustomer;
  /** The account goes off what these orders were bought with. */
  forgetOrders: ForgetOrders;
}
