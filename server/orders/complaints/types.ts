import type {
  ComplaintAnswer,
  ComplaintReceipt,
  NewComplaint,
  OpenComplaint,
  SettledComplaint,
} from '@/lib/contracts/complaints';
import type { OrderStatus } from '@/lib/contracts/orders';
import type { SellingShop } from '@/lib/orders/documents';
import type { OrderKind } from '@/lib/orders/moves';
import type { SoldLine } from '@/lib/orders/sums';
import type { ForgetOrders } from '@/server/customers/leaving/types';
import type { Accounting } from '@/server/orders/accounting/types';
import type { CounterActor, Fulfilments, Returns } from '@/server/orders/fulfilments/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Webhooks } from '@/server/platform/webhooks/types';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/platform/db/transact';

export interface ComplaintsDependencies {
  sql: Sql;
  clock: Clock;
  throttle: Throttle;
  mail: ComplaintMail;
  accounting: Pick<Accounting, 'kept'>;
  withdrawals: Pick<Returns, 'freightBack'>;
  fulfilments: Pick<Fulfilments, 'payBack'>;
  tell: Webhooks['tell'];
}

/** An order as far as a complaint is concerned. */
export interface ReceivedOrder {
  id: number;
  number: string;
  token: string;
  brand: string;
  kind: OrderKind;
  status: OrderStatus;
  /** Empty when the buyer has been forgotten. */
  name: string;
  email: string;
  discount: number;
  instrument: string;
  lines: ReceivedLine[];
  /** How many complaints there have been. */
  complaints: number;
}

/** A line with what has become of it. */
export interface ReceivedLine extends SoldLine {
  ean: string;
  name: string;
  brand: string;
  color: string;
  size: string;
  fulfilmentId: number;
  shop: SellingShop;
  /** Pieces that have left the shop. */
  left: number;
  /** Of those: withdrawn from, and not back yet. */
  withdrawn: number;
  awaited: number;
  /** Of those: paid back after earlier complaints, and how much of the line in all. */
  settled: number;
  settledAmount: number;
}

/** A complaint as one shop has it before it. */
export interface ShopComplaint {
  id: number;
  number: string;
  orderId: number;
  token: string;
  eans: string[];
  /** What the shop has answered. */
  answer: ComplaintAnswer | null;
}

/** What is written of an answer. Øre. */
export interface Settlement {
  outcome: SettledComplaint['outcome'];
  word: string;
  amount: number;
  lines: SettledLine[];
}

/** Money of a line; of `count` 0 it is a part of the price. */
export interface SettledLine {
  ean: string;
  count: number;
  amount: number;
}

/** What the buyer is told of it. */
export interface ToldSettlement extends Settlement {
  complaint: string;
  freight: number;
  shop: SellingShop;
  order: ReceivedOrder;
}

/** Letters about a complaint, written into its own transaction. */
export interface ComplaintMail {
  /** The buyer's receipt, and word of it to each shop that sold some of the goods. */
  complained(tx: Transaction, receipt: ComplaintReceipt, text: string, order: ReceivedOrder): Promise<void>;
  settled(tx: Transaction, settled: ToldSettlement): Promise<void>;
}

export interface ComplaintList {
  /** What a shop has to answer, the oldest first; of all shops when none is given. Øre. */
  open(shopId?: number): Promise<OpenComplaint[]>;
}

export interface Complaints extends ComplaintList {
  /**
   * Writes a complaint and tells buyer and sellers, all or nothing. Whoever holds the token of the receipt may complain; no
   * period is refused here, because how long one may depends on the goods (forbrukerkjøpsloven §27).
   * @throws {ShopError} not_found, invalid_form, status_not_possible (nothing has been received), too_many_requests, unavailable
   */
  make(token: string, complaint: NewComplaint, caller: { address: string }): Promise<ComplaintReceipt>;
  /**
   * The shop's answer to a complaint of its own goods, once: with money back it is ordered, written into the books and told.
   * @throws {ShopError} not_found (of another shop too), status_not_possible (answered otherwise), over_count (pieces or øre)
   */
  settle(actor: CounterActor, number: string, answer: SettledComplaint): Promise<ComplaintAnswer>;
  /** Empties what the buyers of these orders wrote, in the transaction that anonymises them. */
  forgetOrders: ForgetOrders;
  /** Who in the shop settled them: as long as the books are kept. */
  forgetSettlers: ForgetOrders;
}
