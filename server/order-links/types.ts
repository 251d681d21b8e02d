import type { WithdrawalKey } from '@/lib/contracts/withdrawals';
import type { Sql } from '@/server/db/connection';
import type { Transaction } from '@/server/db/transact';
import type { Clock } from '@/server/ports/clock';
import type { Throttle } from '@/server/throttle/types';

export interface OrderLinksDependencies {
  sql: Sql;
  clock: Clock;
  throttle: Throttle;
  mail: OrderLinkMail;
}

export interface LinkedOrder {
  number: string;
  token: string;
  brand: string;
  name: string;
  email: string;
  /** Who signs: the company that sold, a line each. */
  seller: string[];
}

export interface OrderLinkMail {
  /** `key` tells this letter from the one asked for before. */
  orderLink(tx: Transaction, order: LinkedOrder, key: string): Promise<void>;
}

/** The way back to an order for who has no account. */
export interface OrderLinks {
  /**
   * Sends the way to the order to the address it was made with, when number and e-mail belong together. The caller learns
   * nothing either way.
   * @throws {ShopError} invalid_form, too_many_requests, unavailable
   */
  send(key: WithdrawalKey, caller: { address: string }): Promise<void>;
}
