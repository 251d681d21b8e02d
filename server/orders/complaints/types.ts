import type {
  ComplaintAnswer,
  ComplaintReceipt,
  NewComplaint,
  OpenComplaint,
  SettledComplaint,
} from '@/lib/contracts/complaints';
import type { SellingShop } from '@/lib/orders/documents';
import type { SoldLine } from '@/lib/orders/sums';
import type { CounterActor } from '@/server/orders/counter/types';
import type { ForgetOrders } from '@/server/platform/db/personal-data/forgetting';
import type { Columns, Renamed } from '@/server/platform/db/rows';
import type { complaints } from '@/server/platform/db/schema/accounting';
import type { fulfilments } from '@/server/platform/db/schema/fulfilments';
import type { orderLines, orderStatuses, orders } from '@/server/platform/db/schema/orders';
import type { payments } from '@/server/platform/db/schema/payments';
import type { Transaction } from '@/server/platform/db/transact';

export type { Transaction } from '@/server/platform/db/transact';

/** Name and email are empty when the buyer has been forgotten. */
export type ReceivedOrder = Columns<typeof orders, 'id' | 'number' | 'token' | 'brand' | 'kind'> &
  Columns<typeof orders, 'name' | 'email' | 'discount'> &
  Renamed<typeof orderStatuses, { status: 'code' }> &
  Columns<typeof payments, 'instrument'> & { lines: ReceivedLine[]; complaints: number };

export type ReceivedLine = Columns<typeof orderLines, 'ean' | 'name' | 'brand' | 'color' | 'size'> &
  SoldLine & {
    fulfilmentId: number;
    shop: SellingShop;
    left: number;
    /** Of those: withdrawn from, and not back yet. */
    withdrawn: number;
    awaited: number;
    /** Of those: paid back after earlier complaints. */
    settled: number;
    settledAmount: number;
  };

export type ShopComplaint = Columns<typeof complaints, 'id' | 'number' | 'eans'> &
  Renamed<typeof orders, { orderId: 'id'; token: 'token' }> &
  Renamed<typeof fulfilments, { fulfilmentId: 'id' }> & { answer: ComplaintAnswer | null };

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
   * Writes a complaint and emails buyer and sellers. Refuses no period, as it depends on the goods (forbrukerkjøpsloven §27).
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
