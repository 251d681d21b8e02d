import type { WithdrawalKey } from '@/lib/contracts/withdrawals';
import type { EmailWriter, RequestEmail } from '@/server/customers/sign-in/types';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { orders } from '@/server/platform/db/schema/orders';
import type { Transaction } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/platform/db/transact';

export interface OrderLinksDependencies {
  clock: Clock;
  wanted: { want: RequestEmail };
  throttle: Throttle;
  mail: OrderLinkMail;
}

export type LinkedOrder = Columns<typeof orders, 'number' | 'token' | 'brand' | 'name' | 'email'> &
  // The company that sold the goods, as lines of the footer.
  Computed<{ seller: string[] }>;

export interface OrderLinkMail {
  /** `key` tells this email from the one requested before. */
  orderLink(tx: Transaction, order: LinkedOrder, key: string): Promise<void>;
  withdrawalLink(tx: Transaction, order: LinkedOrder, key: string): Promise<void>;
}

interface OrderLinksCaller {
  address: string;
  brand: string;
}

/** Emails with a link to an order, for shoppers without an account. */
export interface OrderLinks {
  /**
   * Requests the email with the order's link, sent when number and email belong together. The answer reveals nothing.
   * @throws {ShopError} invalid_form, too_many_requests, unavailable
   */
  send(key: Pick<WithdrawalKey, 'number' | 'email'>, caller: OrderLinksCaller): Promise<void>;
  /**
   * Requests the email with the withdrawal's link to the order's address, for any caller (rule 10.11). The answer reveals nothing.
   * @throws {ShopError} invalid_form, too_many_requests, unavailable
   */
  sendToWithdraw(order: Pick<WithdrawalKey, 'number'>, caller: OrderLinksCaller): Promise<void>;
  /** Of the requests that `send` and `sendToWithdraw` store. */
  writers: { order: EmailWriter; withdrawal: EmailWriter };
}
