import type { ExpectedReturn, PickList } from '@/lib/contracts/counter';
import type { NewWithdrawal, WithdrawalOffer, WithdrawalProof, WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import type { Seller, SellingShop } from '@/lib/orders/documents';
import type { SoldLine } from '@/lib/orders/sums';
import type { Credit, Refund } from '@/server/orders/accounting/types';
import type { Pieces } from '@/server/orders/types';
import type { ForgetOrders } from '@/server/platform/db/personal-data/forgetting';
import type { Columns, Renamed } from '@/server/platform/db/rows';
import type { orderLines, orderStatuses, orders, withdrawals } from '@/server/platform/db/schema/orders';
import type { payments } from '@/server/platform/db/schema/payments';
import type { Transaction } from '@/server/platform/db/transact';

export type { Transaction } from '@/server/platform/db/transact';

/** Queued in the withdrawal's own transaction (a durable medium). */
export interface WithdrawalMail {
  withdrawn(tx: Transaction, receipt: WithdrawalReceipt, to: WithdrawalBuyer): Promise<void>;
  refunded(tx: Transaction, refund: RefundTold, to: WithdrawalBuyer): Promise<void>;
}

export interface RefundTold {
  number: string;
  /** '' when only freight goes back. */
  reference: string;
  /** An email is sent once per cause. */
  cause: string;
  /** With `freight`; less than the receipt's when something was never charged. */
  amount: number;
  freight: number;
  lines: WithdrawalReceipt['lines'];
  seller: Seller;
  /** The means of payment in the buyer's words; '' when unknown. */
  instrument: string;
}

export type WithdrawalBuyer = Columns<typeof orders, 'name' | 'email' | 'brand' | 'token'>;

/** Finds an order without a login: the id out of its number, however typed, and its email or token. */
export type OrderKey = Pick<WithdrawalProof, 'email' | 'token'> & { id: number };

/** The `nth` withdrawal from an order, which counts from 1. */
export interface WithdrawalId {
  orderId: number;
  nth: number;
}

export interface WithdrawalCaller {
  address: string;
  customerId?: number;
}

export interface Withdrawals {
  /**
   * Answers a wrong email like an unknown order. Counts attempts per address, per order there and everywhere, but not of a
   * logged-in buyer or one with the token.
   * @throws {ShopError} invalid_form, withdrawal_unknown, withdrawal_in_shop, withdrawal_cancelled, withdrawal_too_late,
   *   withdrawal_done, too_many_requests
   */
  find(key: WithdrawalProof, caller: WithdrawalCaller): Promise<WithdrawalOffer>;
  /**
   * Writes a withdrawal and its receipt. Goods that have not left are never charged; other money follows the goods.
   * @throws {ShopError} as `find`, and withdrawal_over_count, withdrawal_key_reused, unavailable
   */
  make(wanted: NewWithdrawal, caller: WithdrawalCaller): Promise<WithdrawalReceipt>;
  forgetOrders: ForgetOrders;
}

export interface Returns {
  /** Newest first, without those weeks overdue. */
  awaited(shopId: number): Promise<PickList['returns']>;
  /** However old. @throws {ShopError} not_found */
  awaitedOne(shopId: number, number: string): Promise<ExpectedReturn>;
  orderOf(tx: Transaction, number: string, shopId: number): Promise<number | undefined>;
  /**
   * Marks goods of a locked order as back in this shop, emails the buyer and returns the refund; undefined for repeats.
   * `inAll` counts each line's pieces that are back by now. @throws {ShopError} over_count
   */
  goodsBack(tx: Transaction, number: string, shopId: number, inAll?: readonly Pieces[]): Promise<Refund | undefined>;
  /** Emails the buyer after the last fulfilment has ended; returns the freight to refund when nothing is kept or awaited. */
  closed(tx: Transaction, orderId: number): Promise<Refund | undefined>;
  /** Returns the freight not yet refunded, when nothing of the order is kept or awaited. */
  freightBack(tx: Transaction, orderId: number): Promise<Credit[] | undefined>;
}

export type BoughtLine = Columns<typeof orderLines, 'ean' | 'name' | 'brand' | 'color' | 'size' | 'image'> &
  SoldLine & {
    /** Withdrawn earlier, never found, or cancelled by the shop. */
    withdrawn: number;
    reduced: number;
  };

/** Øre. */
export type BoughtOrder = Columns<typeof orders, 'id' | 'number' | 'kind' | 'freight' | 'discount'> &
  Renamed<typeof orders, { orderedAt: 'createdAt' }> &
  Renamed<typeof orderStatuses, { status: 'code' }> & {
    receivedAt: Date | undefined;
    /** The confirmation told the buyer of the right (angrerettloven §8). */
    informed: boolean;
    lines: BoughtLine[];
    withdrawals: number;
    shop: SellingShop;
    parts: { shop: SellingShop; eans: string[]; freight: number; sent: boolean }[];
    buyer: WithdrawalBuyer;
  };

export type RefundedBuyer = Columns<typeof orders, 'number'> &
  Columns<typeof payments, 'instrument'> & { shop: SellingShop; buyer: WithdrawalBuyer };

export type AwaitedReturn = RefundedBuyer &
  Columns<typeof withdrawals, 'orderId'> &
  Renamed<typeof withdrawals, { receipt: 'body' }> & {
    /** By the fulfilment it left with. */
    lines: AwaitedLine[];
    /** Pieces that are back, in all shops. */
    back: number;
  };

/** `back` of `count` pieces are in the shop again. */
export interface AwaitedLine extends Pieces {
  fulfilmentId: number;
  back: number;
}
