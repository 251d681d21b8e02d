import type { HeldCustomer } from '@/server/customers/types';
import type { Transaction } from '@/server/platform/db/transact';

/** `change`: makes a new address the account's; `login`: logs its reader in. */
export type Purpose = 'verify' | 'reset' | 'change' | 'login';

/** Links in emails: signed, for one purpose and one address, used once, valid for a limited time. */
export interface EmailTokens {
  /** Returns the token of an email to the customer's address, or to the new one that is to be confirmed. */
  make(tx: Transaction, purpose: Purpose, customer: HeldCustomer): Promise<string>;
  /** Returns the id of a token; undefined if we did not sign it for this purpose. Asks no database. */
  read(purpose: Purpose, token: string): string | undefined;
  /** Uses this token once `hold` has locked the customer, and ends others of its purpose; undefined when it is invalid. */
  use(
    tx: Transaction,
    purpose: Purpose,
    id: string,
    hold: (customerId: number) => Promise<HeldCustomer | undefined>,
  ): Promise<HeldCustomer | undefined>;
  /** Returns whether the address of a link is its account's and has been confirmed. */
  isConfirmed(tx: Transaction, id: string): Promise<boolean>;
  end(tx: Transaction, customer: HeldCustomer, purposes: Purpose[]): Promise<void>;
  forgetOld(): Promise<number>;
}
