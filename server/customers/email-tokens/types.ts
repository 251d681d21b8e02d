import type { HeldCustomer } from '@/server/customers/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';
import type { Signatures } from '@/server/ports/signatures';

export type { Transaction } from '@/server/platform/db/transact';

export interface EmailTokensDependencies {
  sql: Sql;
  clock: Clock;
  signatures: Signatures;
}

/** `change`: makes a new address the account's; `login`: lets its reader in. */
export type Purpose = 'verify' | 'reset' | 'change' | 'login';

/** Links sent by mail: signed, for one purpose and one address, used once, gone after a while. */
export interface EmailTokens {
  /** The token to put into a letter to the customer's address, or to the one that waits to take its place. */
  make(tx: Transaction, purpose: Purpose, customer: HeldCustomer): Promise<string>;
  /** Undefined for a token we did not make for this purpose; without asking the database. */
  read(purpose: Purpose, token: string): string | undefined;
  /**
   * Uses what `read` gave up, with every other link of its kind, once `hold` has the customer it is for; undefined when
   * it is used, old, or for another address.
   */
  use(
    tx: Transaction,
    purpose: Purpose,
    id: string,
    hold: (customerId: number) => Promise<HeldCustomer | undefined>,
  ): Promise<HeldCustomer | undefined>;
  /** Whether the address a link was sent to is its account's, and has been confirmed: by this link or by another. */
  isConfirmed(tx: Transaction, id: string): Promise<boolean>;
  end(tx: Transaction, customer: HeldCustomer, purposes: Purpose[]): Promise<void>;
  /** Forgets links that ended long ago; answers how many. */
  forgetOld(): Promise<number>;
}
