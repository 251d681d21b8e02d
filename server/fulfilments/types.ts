import type { CounterAct, CounterPick, PickList, ReceivedReturn } from '@/lib/contracts/counter';
import type { Sql } from '@/server/db/connection';
import type { Transaction } from '@/server/db/transact';
import type { OrderLife } from '@/server/orders/types';
import type { Payments } from '@/server/payments/types';
import type { Clock } from '@/server/ports/clock';
import type { Shelves } from '@/server/stock/types';

export type { Transaction } from '@/server/db/transact';

/** Who did it: a person at the counter, or a shop's system by its key. */
export interface CounterActor {
  shopId: number;
  /** Shown in the order's events. */
  name: string;
  /** 'staff:3' or 'key:2': whose idempotency keys these are. */
  id: string;
}

/** A part to be written; øre. */
export interface NewFulfilment {
  shopId: number;
  kind: 'collect' | 'send';
  state: 'held' | 'waiting';
  freight: number;
  total: number;
  dueAt: Date;
  lines: { ean: string; count: number }[];
}

/** What orders ask, in their own transaction. */
export interface OrderParts {
  /** Ids, in the order given. */
  create(tx: Transaction, orderId: number, parts: readonly NewFulfilment[]): Promise<number[]>;
  /** Paid: the shops may begin. */
  open(tx: Transaction, orderId: number): Promise<void>;
  /** The order is off: what has not left goes back to the shelves it came from, exactly once. */
  close(tx: Transaction, orderId: number): Promise<void>;
  /** Goods that went back when their time was up are taken again; false, and nothing is taken, when they are not there. */
  retake(tx: Transaction, orderId: number): Promise<boolean>;
  /**
   * Pieces the buyer withdraws from: those that have not left go back to the shelf at once and are never captured; answers the
   * pieces that have left, whose return is awaited.
   */
  withdraw(
    tx: Transaction,
    orderId: number,
    lines: readonly { ean: string; count: number }[],
  ): Promise<{ ean: string; count: number }[]>;
}

/** What fulfilments ask of the books, in their transaction. */
export interface PartBooks {
  /** The sales document of a part that has left and was paid here. */
  sold(tx: Transaction, fulfilmentId: number): Promise<void>;
}

/** Letters and messages that follow from what a shop does, written into its transaction. */
export interface PartNews {
  /** `lines` are what could not be found; `rest` false when nothing of the order is left. */
  missing(
    tx: Transaction,
    fulfilmentId: number,
    lines: readonly { ean: string; count: number }[],
    rest: boolean,
  ): Promise<void>;
  ready(tx: Transaction, fulfilmentId: number): Promise<void>;
  collected(tx: Transaction, fulfilmentId: number): Promise<void>;
  sent(tx: Transaction, fulfilmentId: number): Promise<void>;
  delivered(tx: Transaction, fulfilmentId: number): Promise<void>;
}

export interface FulfilmentsDependencies {
  sql: Sql;
  clock: Clock;
  shelves: Shelves;
  orders: OrderLife;
  payments: Pick<Payments, 'capture' | 'releaseRest'>;
  books: PartBooks;
  news: PartNews;
  withdrawals: {
    awaited(sql: Sql, shopId: number): Promise<PickList['returns']>;
    goodsBack(
      tx: Transaction,
      number: string,
      actor: CounterActor,
    ): Promise<{ orderId: number; lines: { ean: string; count: number }[] }>;
  };
}

export interface Fulfilments {
  parts: OrderParts;
  /** What stands open in a shop. */
  list(shopId: number): Promise<PickList>;
  /** @throws {ShopError} not_found (of another shop too) */
  get(shopId: number, id: number): Promise<CounterPick>;
  /** By the order's number however typed, or the address of its receipt as its QR code holds it; only of this shop. */
  find(shopId: number, code: string): Promise<CounterPick[]>;
  /**
   * Does what the people in the shop say has been done. An act that changes nothing any more is answered with how it stands.
   * @throws {ShopError} not_found (of another shop too), status_not_possible, over_count, id_check_required,
   *   idempotency_key_reused, unavailable
   */
  act(actor: CounterActor, id: number, act: CounterAct, idempotencyKey: string | undefined): Promise<CounterPick>;
  /** The goods of a withdrawal are back in the shop: what can be sold goes to the shelf, and the money is ordered back. @throws {ShopError} not_found, over_count */
  received(actor: CounterActor, number: string, goods: ReceivedReturn): Promise<void>;
  /** The shopper says that everything has come. @throws {ShopError} not_found, status_not_possible */
  arrived(token: string): Promise<void>;
}
