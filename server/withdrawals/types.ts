import type { OrderStatus } from '@/lib/contracts/orders';
import type { NewWithdrawal, WithdrawalKey, WithdrawalOffer, WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import type { SellingShop } from '@/lib/orders/documents';
import type { SoldLine } from '@/lib/orders/sums';
import type { ForgetCustomer } from '@/server/customers/types';
import type { Sql } from '@/server/db/connection';
import type { Transaction } from '@/server/db/transact';
import type { Clock } from '@/server/ports/clock';
import type { Throttle } from '@/server/throttle/types';

export type { Transaction } from '@/server/db/transact';

export interface WithdrawalsDependencies {
  sql: Sql;
  clock: Clock;
  throttle: Throttle;
  mail: WithdrawalMail;
}

/** The receipt on a durable medium, written into the withdrawal's own transaction. */
export interface WithdrawalMail {
  withdrawn(tx: Transaction, receipt: WithdrawalReceipt, to: WithdrawalBuyer): Promise<void>;
}

export interface WithdrawalBuyer {
  name: string;
  email: string;
  brand: string;
  /** Of the order's receipt. */
  token: string;
}

/** Who asks: the network address tries are counted under, and who is logged in. */
export interface WithdrawalCaller {
  address: string;
  customerId?: number;
}

export interface Withdrawals {
  /**
   * An order and e-mail that do not belong together get the same answer as an order that is not there; tries are
   * counted per address and per order. Whoever is logged in finds their own orders whatever the e-mail.
   * @throws {ShopError} invalid_form, withdrawal_unknown, withdrawal_in_shop, withdrawal_cancelled,
   *   withdrawal_too_late, withdrawal_done, too_many_requests
   */
  find(key: WithdrawalKey, caller: WithdrawalCaller): Promise<WithdrawalOffer>;
  /**
   * Withdraws from the lines and writes the receipt, all or nothing. The right is exercised by this: the refund, and
   * taking the goods back, are for staff.
   * @throws {ShopError} as `find`, and withdrawal_over_count, withdrawal_key_reused, unavailable
   */
  make(wanted: NewWithdrawal, caller: WithdrawalCaller): Promise<WithdrawalReceipt>;
  /** Empties what the customer wrote, within the deletion of the account, before the orders are nobody's. */
  forgetCustomer: ForgetCustomer;
}

export interface BoughtLine extends SoldLine {
  ean: string;
  name: string;
  brand: string;
  color: string;
  size: string;
  image: string | null;
  /** Of `count`, in earlier withdrawals. */
  withdrawn: number;
}

export interface BoughtOrder {
  id: number;
  number: string;
  kind: 'reservation' | 'order';
  status: OrderStatus;
  orderedAt: Date;
  /** When the last of the goods was collected or delivered; undefined before that. */
  receivedAt: Date | undefined;
  /** The buyer has been told of the right (angrerettloven §8), with the confirmation. */
  informed: boolean;
  freight: number;
  discount: number;
  lines: BoughtLine[];
  /** How many withdrawals there have been. */
  withdrawals: number;
  shop: SellingShop;
  buyer: WithdrawalBuyer;
}
