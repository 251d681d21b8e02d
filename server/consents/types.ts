import type { ConsentRecord } from '@/lib/contracts/endpoints/consents';
import type { Customers } from '@/server/customers/types';
import type { Sql } from '@/server/db/connection';
import type { Clock } from '@/server/ports/clock';
import type { Throttle } from '@/server/throttle/types';

export interface ConsentsDependencies {
  sql: Sql;
  clock: Clock;
  throttle: Pick<Throttle, 'count'>;
  customers: Pick<Customers, 'keepCookieChoices'>;
}

/** The log of consent (ekomloven §3-15): who is asked to show it shows this. */
export interface Consents {
  /**
   * Writes what a browser chose; a new choice of the same browser takes the place of the last. Who is logged in gets
   * the choice on the account too. `address` is the one that may choose only so often.
   * @throws {ShopError} too_many_requests
   */
  record(choice: ConsentRecord, who: { customerId?: number; address: string }): Promise<void>;
  /** Deletes choices nobody has renewed; answers how many. */
  forgetOld(): Promise<number>;
}
