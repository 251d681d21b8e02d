import type { Customer, CustomerUpdate } from '@/lib/contracts/customers';
import type { Caller, CustomerMail, Customers } from '@/server/customers/types';
import type { Sql } from '@/server/db/connection';
import type { Transaction } from '@/server/db/transact';
import type { EmailTokens } from '@/server/email-tokens/types';
import type { Clock } from '@/server/ports/clock';
import type { Sessions } from '@/server/sessions/types';
import type { Throttle } from '@/server/throttle/types';

export type { Transaction } from '@/server/db/transact';

/** Who leaves. */
export interface LeavingCustomer {
  id: number;
  /**
   * The address, when it is proven to be theirs. What is kept of an address and not of an account belongs to whoever
   * reads its mail: it goes with the account of nobody else (rule 10.29).
   */
  provenEmail: string | undefined;
}

/** What one domain forgets of a customer whose account is deleted, within the deletion's transaction. */
export type ForgetCustomer = (tx: Transaction, customer: LeavingCustomer) => Promise<unknown>;

export interface AccountChangesDependencies {
  sql: Sql;
  clock: Clock;
  customers: Pick<Customers, 'get' | 'rows' | 'passwords'>;
  mail: CustomerMail;
  throttle: Throttle;
  sessions: Pick<Sessions, 'closeAll'>;
  emailTokens: EmailTokens;
  /** Of every domain that keeps something of a customer, in this order. */
  forget: readonly ForgetCustomer[];
}

/** What becomes of an account that is there: changed by its owner, and deleted. */
export interface AccountChanges {
  /** @throws {ShopError} no_customer, too_many_requests, already_verified, email_not_sent */
  resendVerification(id: number, caller: Caller): Promise<{ email: string }>;
  /** Answers whose address was verified. @throws {ShopError} link_invalid */
  verifyEmail(token: string, caller: Caller): Promise<number>;

  /**
   * Changes what is given; `passwordChanged` means that every session has ended and the caller's must begin anew.
   * @throws {ShopError} no_customer, invalid_account, wrong_current_password, account_exists, too_many_logins
   */
  update(id: number, form: CustomerUpdate, caller: Caller): Promise<{ customer: Customer; passwordChanged: boolean }>;
  /** Orders and reviews stay without a name, everything else goes. @throws {ShopError} no_customer */
  remove(id: number): Promise<void>;
}
