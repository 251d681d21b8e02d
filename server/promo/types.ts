import type { PromoCode } from '@/lib/contracts/promo';
import type { Sql } from '@/server/db/connection';
import type { Transaction } from '@/server/db/transact';
import type { Clock } from '@/server/ports/clock';

export interface PromoDependencies {
  sql: Sql;
  clock: Clock;
}

/** A code as the table holds it: `amount` is øre when fixed, else ten-thousandths. */
export interface PromoRow {
  id: number;
  code: string;
  name: string;
  validFrom: Date;
  validTo: Date;
  fixed: boolean;
  amount: number;
  type: string;
}

export interface Promo {
  /** What anyone may know of: valid now and not of the type 'secret'. */
  listed(): Promise<PromoCode[]>;
  /**
   * The code as typed, in any case, also one to come: its `ValidFrom` says from when.
   * @throws {ShopError} promo_unknown, promo_expired
   */
  check(typed: string): Promise<PromoCode>;
  /**
   * What counts now, as the table holds it, within the transaction of an order.
   * @throws {ShopError} as `check`, and promo_coming (its words say from when)
   */
  valid(typed: string, within: Transaction): Promise<PromoRow>;
}
