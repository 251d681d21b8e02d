import type { ExpectedReturn, PickList } from '@/lib/contracts/counter';
import type { OrderStatus } from '@/lib/contracts/orders';
import type { NewWithdrawal, WithdrawalOffer, WithdrawalProof, WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import type { Seller, SellingShop } from '@/lib/orders/documents';
import type { SoldLine } from '@/lib/orders/sums';
import type { Credit, Refund } from '@/server/orders/accounting/types';
import type { Pieces } from '@/server/orders/types';
import type { ForgetOrders } from '@/server/platform/db/personal-data/forgetting';
import type { Transaction } from '@/server/platform/db/transact';

export type { Transaction } from '@/server/platform/db/transact';

/** Emails, queued in the withdrawal's own transaction (a durable medium). */
export interface WithdrawalMail {
  withdrawn(tx: Transaction, receipt: WithdrawalReceipt, to: WithdrawalBuyer): Promise<void>;
  refunded(tx: Transaction, refund: RefundTold, to: WithdrawalBuyer): Promise<void>;
}

export interface RefundTold {
  number: string;
  /** The withdrawal's; '' when only freight goes back. */
  reference: string;
  /** What made it, so that it is emailed once. */
  cause: string;
  /** What goes back now, `freight` contained: less than the receipt's when something of it was never taken. */
  amount: number;
  freight: number;
  lines: WithdrawalReceipt['lines'];
  seller: Seller;
  /** What it was paid with, in words the buyer knows; '' when the provider did not say. */
  instrument: string;
}

export interface WithdrawalBuyer {
  name: string;
  email: string;
  brand: string;
  token: string;
}

export interface WithdrawalCaller {
  address: string;
  customerId?: number;
}

export interface Withdrawals {
  /**
   * An order and email that do not belong together get the same answer as an order that does not exist; attempts are counted
   * per address, and per order there and everywhere. Whoever is logged in, or brings the order's token, finds their own order
   * whatever the email, and is not counted.
   * @throws {ShopError} invalid_form, withdrawal_unknown, withdrawal_in_shop, withdrawal_cancelled,
   *   withdrawal_too_late, withdrawal_done, too_many_requests
   */
  find(key: WithdrawalProof, caller: WithdrawalCaller): Promise<WithdrawalOffer>;
  /**
   * Withdraws from the lines and writes the receipt, all or nothing. Goods that have not left their shop stay there and are
   * never paid; for the rest the money follows when the shop has the goods back.
   * @throws {ShopError} as `find`, and withdrawal_over_count, withdrawal_key_reused, unavailable
   */
  make(wanted: NewWithdrawal, caller: WithdrawalCaller): Promise<WithdrawalReceipt>;
  forgetOrders: ForgetOrders;
}

export interface Returns {
  /** The newest first, without returns that are weeks overdue. */
  awaited(shopId: number): Promise<PickList['returns']>;
  /** Returns what this shop awaits of a withdrawal, however old. @throws {ShopError} not_found */
  awaitedOne(shopId: number, number: string): Promise<ExpectedReturn>;
  orderOf(tx: Transaction, number: string, shopId: number): Promise<number | undefined>;
  /**
   * Notes that goods of a locked order are back in this shop, emails the buyer and answers what is to be refunded; undefined
   * when they were back before. `inAll` counts how many of each line are back by now; all of them when it is left out.
   * @throws {ShopError} over_count
   */
  goodsBack(tx: Transaction, number: string, shopId: number, inAll?: readonly Pieces[]): Promise<Refund | undefined>;
  /**
   * Of a locked order all fulfilments of which have ended: emails the buyer and answers the freight that is to be refunded, when
   * nothing of the order is kept or awaited; else undefined.
   */
  closed(tx: Transaction, orderId: number): Promise<Refund | undefined>;
  /** The freight that has not gone back, by fulfilment, when nothing of the order is kept or awaited; else undefined. */
  freightBack(tx: Transaction, orderId: number): Promise<Credit[] | undefined>;
}

export interface BoughtLine extends SoldLine {
  ean: string;
  name: string;
  brand: string;
  color: string;
  size: string;
  image: string | null;
  /** Of `count`: in earlier withdrawals, never found, or cancelled by the shop. */
  withdrawn: number;
  /** Øre that has gone back of its price after complaints. */
  reduced: number;
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
  withdrawals: number;
  shop: SellingShop;
  /** By shop; øre. */
  parts: { shop: SellingShop; eans: string[]; freight: number; sent: boolean }[];
  buyer: WithdrawalBuyer;
}

export interface RefundedBuyer {
  number: string;
  shop: SellingShop;
  buyer: WithdrawalBuyer;
  instrument: string;
}

export interface AwaitedReturn extends RefundedBuyer {
  orderId: number;
  receipt: WithdrawalReceipt;
  /** What this shop awaits, or has received, by the fulfilment it left with. */
  lines: AwaitedLine[];
  /** Pieces of the whole withdrawal that are back, in this shop and others. */
  back: number;
}

/** `back` of `count` pieces are in the shop again. */
export interface AwaitedLine extends Pieces {
  fulfilmentId: number;
  back: number;
}
