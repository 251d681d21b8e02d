import type { ConsentRecord } from '@/lib/contracts/endpoints/consents';
import type { Customers } from '@/server/customers/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';

export interface ConsentsDependencies {
  sql: Sql;
  clock: Clock;
  throttle: Pick<Throttle, 'count'>;
  customers: Pick<Customers, 'keepCookieChoices'>;
}

/** The log of consent (ekomloven §3-15): who is asked to show it shows this. */
export interface Consents {
  /**
   * Adds what a browser chose to what it chose before; the same choice sent again adds nothing. Who is logged in gets
   * the choice on the account too. `address` is the one that may choose only so often.
   * @throws {ShopError} too_many_requests
   */
  record(choice: ConsentRecord, who: { customerId?: number; address: string }): Promise<void>;
  /** Deletes choices that hold no more; answers how many. */
  forgetOld(): Promise<number>;
}
