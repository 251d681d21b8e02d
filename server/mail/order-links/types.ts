import type { WithdrawalKey } from '@/lib/contracts/withdrawals';
import type { EmailWriter } from '@/server/customers/sign-in/types';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { orders } from '@/server/platform/db/schema/orders';
import type { Transaction } from '@/server/platform/db/transact';

/** `seller`: lines of the footer. */
export type LinkedOrder = Columns<typeof orders, 'number' | 'token' | 'brand' | 'name' | 'email'> &
  Computed<{ seller: string[] }>;

export interface OrderLinkMail {
  orderLink(tx: Transaction, order: LinkedOrder, key: string): Promise<void>;
  withdrawalLink(tx: Transaction, order: LinkedOrder, key: string): Promise<void>;
}

interface Caller {
  address: string;
  brand: string;
}

export interface OrderLinks {
  /**
   * Requests the email with the order's link, sent when number and email belong together. The answer reveals nothing.
   * @throws {ShopError} invalid_form, too_many_requests, unavailable
   */
  send(key: Pick<WithdrawalKey, 'number' | 'email'>, caller: Caller): Promise<void>;
  /**
   * Requests the withdrawal's link to the order's address, for any caller (rule 10.11). The answer reveals nothing.
   * @throws {ShopError} invalid_form, too_many_requests, unavailable
   */
  sendToWithdraw(order: Pick<WithdrawalKey, 'number'>, caller: Caller): Promise<void>;
  writers: { order: EmailWriter; withdrawal: EmailWriter };
}
