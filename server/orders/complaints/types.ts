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
import type { CounterActor } from '@/server/orders/counter/types';
import type { ForgetOrders } from '@/server/platform/db/personal-data/forgetting';
import type { Transaction } from '@/server/platform/db/transact';

export type { Transaction } from '@/server/platform/db/transact';

export interface ReceivedOrder {
  id: number;
  number: string;
  token: string;
  brand: string;
  kind: OrderKind;
  status: OrderStatus;
  name: string;
  email: string;
  discount: number;
  instrument: string;
  lines: ReceivedLine[];
  complaints: number;
}

export interface ReceivedLine extends SoldLine {
  ean: string;
  name: string;
  brand: string;
  color: string;
  size: string;
  fulfilmentId: number;
  shop: SellingShop;
  left: number;
  /** Of those: withdrawn from, and not back yet. */
  withdrawn: number;
  awaited: number;
  /** Of those: paid back after earlier complaints. */
  settled: number;
  settledAmount: number;
}

export interface ShopComplaint {
  id: number;
  number: string;
  orderId: number;
  token: string;
  eans: string[];
  answer: ComplaintAnswer | null;
}

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

export interface ToldSettlement extends Settlement {
  complaint: string;
  freight: number;
  shop: SellingShop;
  order: ReceivedOrder;
}

export interface ComplaintMail {
  complained(tx: Transaction, receipt: ComplaintReceipt, text: string, order: ReceivedOrder): Promise<void>;
  settled(tx: Transaction, settled: ToldSettlement): Promise<void>;
}

export interface ComplaintList {
  open(shopId?: number): Promise<OpenComplaint[]>;
}

export interface Complaints extends ComplaintList {
  /**
   * Writes a complaint and emails buyer and sellers. No period is refused, as it depends on the goods (forbrukerkjøpsloven
   * §27).
   * @throws {ShopError} not_found, invalid_form, status_not_possible (nothing was received), too_many_requests, unavailable
   */
  make(token: string, complaint: NewComplaint, caller: { address: string }): Promise<ComplaintReceipt>;
  /**
   * Writes a shop's answer about its own goods, once, and refunds and emails what follows.
   * @throws {ShopError} not_found, status_not_possible (answered otherwise), over_count (pieces or øre)
   */
  settle(actor: CounterActor, number: string, answer: SettledComplaint): Promise<ComplaintAnswer>;
  forgetOrders: ForgetOrders;
  forgetSettlers: ForgetOrders;
}
