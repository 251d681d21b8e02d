import type { PromoCode } from '@/lib/contracts/promo';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';

export interface PromoDependencies {
  sql: Sql;
  clock: Clock;
  throttle: Pick<Throttle, 'count' | 'assertOpen'>;
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
   * The code as typed, in any case. One to come is as unknown as one that is none. From one address only so many wrong
   * ones are looked at; right ones are not counted.
   * @throws {ShopError} promo_unknown, promo_expired, too_many_requests
   */
  check(typed: string, address: string): Promise<PromoCode>;
  /**
   * What counts now, as the table holds it, within the transaction of an order.
   * @throws {ShopError} promo_unknown, promo_expired
   */
  valid(typed: string, within: Transaction): Promise<PromoRow>;
}
