import type { ComplaintReceipt, NewComplaint } from '@/lib/contracts/complaints';
import type { OrderStatus } from '@/lib/contracts/orders';
import type { Seller } from '@/lib/orders/documents';
import type { Sql } from '@/server/db/connection';
import type { Transaction } from '@/server/db/transact';
import type { ForgetOrders } from '@/server/former-customers/types';
import type { Clock } from '@/server/ports/clock';
import type { Throttle } from '@/server/throttle/types';

export type { Transaction } from '@/server/db/transact';

export interface ComplaintsDependencies {
  sql: Sql;
  clock: Clock;
  throttle: Throttle;
  mail: ComplaintMail;
}

/** An order as far as a complaint is concerned. */
export interface ReceivedOrder {
  id: number;
  number: string;
  token: string;
  brand: string;
  status: OrderStatus;
  name: string;
  email: string;
  lines: { ean: string; name: string; color: string; size: string }[];
  seller: Seller;
  /** How many complaints there have been. */
  complaints: number;
}

/** The buyer's receipt and the seller's notice, written into the complaint's own transaction. */
export interface ComplaintMail {
  complained(tx: Transaction, receipt: ComplaintReceipt, text: string, order: ReceivedOrder): Promise<void>;
}

export interface Complaints {
  /**
   * Writes a complaint and tells buyer and seller, all or nothing. Whoever holds the token of the receipt may complain; no
   * period is refused here, because how long one may depends on the goods (forbrukerkjøpsloven §27).
   * @throws {ShopError} not_found, invalid_form, status_not_possible (nothing has been received), too_many_requests, unavailable
   */
  make(token: string, complaint: NewComplaint, caller: { address: string }): Promise<ComplaintReceipt>;
  /** Empties what the buyer wrote about these orders. */
  forgetOrders: ForgetOrders;
}
