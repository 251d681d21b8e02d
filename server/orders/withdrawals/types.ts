import type { ExpectedReturn } from '@/lib/contracts/counter';
import type { OrderStatus } from '@/lib/contracts/orders';
import type { NewWithdrawal, WithdrawalOffer, WithdrawalProof, WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import type { Seller, SellingShop } from '@/lib/orders/documents';
import type { SoldLine } from '@/lib/orders/sums';
import type { ForgetOrders } from '@/server/customers/leaving/types';
import type { Accounting } from '@/server/orders/accounting/types';
import type { OrderFulfilments, Pieces, Returns } from '@/server/orders/fulfilments/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/platform/db/transact';

export interface WithdrawalsDependencies {
  sql: Sql;
  clock: Clock;
  throttle: Throttle;
  mail: WithdrawalMail;
  parts: Pick<OrderFulfilments, 'withdraw'>;
  accounting: Pick<Accounting, 'kept'>;
}

/** Letters on a durable medium, written into the withdrawal's own transaction. */
export interface WithdrawalMail {
  withdrawn(tx: Transaction, receipt: WithdrawalReceipt, to: WithdrawalBuyer): Promise<void>;
  /** Goods are back, or nothing of the order is kept any more, and the money is on its way. */
  refunded(tx: Transaction, refund: RefundTold, to: WithdrawalBuyer): Promise<void>;
}

/** Money on its way back; øre. */
export interface RefundTold {
  /** The order's number. */
  number: string;
  /** The withdrawal's; '' when only freight goes back. */
  reference: string;
  /** What made it, so that it is told once. */
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
  /** Of the order's receipt. */
  token: string;
}

/** Who asks: the network address tries are counted under, and who is logged in. */
export interface WithdrawalCaller {
  address: string;
  customerId?: number;
}

/** Of what `Returns` holds, `goodsBack` refuses more than was withdrawn from: @throws {ShopError} over_count */
export interface Withdrawals extends Returns {
  /**
   * An order and e-mail that do not belong together get the same answer as an order that is not there; tries are
   * counted per address, and per order there and everywhere. Whoever is logged in, or brings the order's token, finds the own
   * order whatever the e-mail, and is not counted.
   * @throws {ShopError} invalid_form, withdrawal_unknown, withdrawal_in_shop, withdrawal_cancelled,
   *   withdrawal_too_late, withdrawal_done, too_many_requests
   */
  find(key: WithdrawalProof, caller: WithdrawalCaller): Promise<WithdrawalOffer>;
  /**
   * Withdraws from the lines and writes the receipt, all or nothing. What has not left its shop stays there and is never
   * paid; for the rest the money follows when the shop has the goods back.
   * @throws {ShopError} as `find`, and withdrawal_over_count, withdrawal_key_reused, unavailable
   */
  make(wanted: NewWithdrawal, caller: WithdrawalCaller): Promise<WithdrawalReceipt>;
  /** What this shop awaits of a withdrawal, however long. @throws {ShopError} not_found */
  awaitedOne(shopId: number, number: string): Promise<ExpectedReturn>;
  /** Empties what the buyer wrote about these orders. */
  forgetOrders: ForgetOrders;
}

export interface BoughtLine extends SoldLine {
  ean: string;
  name: string;
  brand: string;
  color: string;
  size: string;
  image: string | null;
  /** Of `count`: in earlier withdrawals, never found, or called off by the shop. */
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
  /** How many withdrawals there have been. */
  withdrawals: number;
  shop: SellingShop;
  /** Each shop's part; øre. */
  parts: { shop: SellingShop; eans: string[]; freight: number; sent: boolean }[];
  buyer: WithdrawalBuyer;
}

/** Who is told of money on its way, and what it goes back to. */
export interface RefundedBuyer {
  /** The order's number. */
  number: string;
  shop: SellingShop;
  buyer: WithdrawalBuyer;
  instrument: string;
}

/** A withdrawal from goods that have left a shop. */
export interface AwaitedReturn extends RefundedBuyer {
  orderId: number;
  receipt: WithdrawalReceipt;
  /** What this shop awaits, or has received, by the part it left with. */
  lines: AwaitedLine[];
  /** Pieces of the whole withdrawal that are back, in this shop and others. */
  back: number;
}

/** `back` of `count` pieces are in the shop again. */
export interface AwaitedLine extends Pieces {
  fulfilmentId: number;
  back: number;
}
