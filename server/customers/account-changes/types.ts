import type { Customer, CustomerUpdate } from '@/lib/contracts/customers';
import type { EmailTokens } from '@/server/customers/email-tokens/types';
import type { NewSession, Sessions } from '@/server/customers/sessions/types';
import type { Caller, CustomerMail, Customers } from '@/server/customers/types';
import type { Sql } from '@/server/platform/db/connection';
import type { ForgetCustomer } from '@/server/platform/db/personal-data/forgetting';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/platform/db/transact';

export interface AccountChangesDependencies {
  sql: Sql;
  clock: Clock;
  customers: Pick<Customers, 'get' | 'rows' | 'passwords'>;
  mail: CustomerMail;
  throttle: Throttle;
  sessions: Pick<Sessions, 'closeAll' | 'renew'>;
  emailTokens: EmailTokens;
  /** Of every domain that keeps something of a customer, in this order. */
  forget: readonly ForgetCustomer[];
}

/** What becomes of an account that is there: confirmed, changed by its owner, and deleted. */
export interface AccountChanges {
  /**
   * To the new address that waits, else to the one that is not verified.
   * @throws {ShopError} no_customer, too_many_requests, already_verified, email_not_sent
   */
  resendVerification(id: number, caller: Caller): Promise<{ email: string }>;
  /**
   * Verifies the address, and makes it the account's where it is a new one: then every session ends but for the one that
   * asked and the one that came by the link. Answers whose address it is. @throws {ShopError} link_invalid, account_exists
   */
  verifyEmail(token: string, caller: Caller): Promise<number>;

  /**
   * Changes what is given. Another e-mail, phone or password needs the current one (rule 6.13); a `session` that comes
   * back is in the place of the caller's, which has ended.
   * @throws {ShopError} no_customer, invalid_account, wrong_current_password, account_exists, too_many_logins, too_many_requests
   */
  update(id: number, form: CustomerUpdate, caller: Caller): Promise<{ customer: Customer; session?: NewSession }>;
  /**
   * Orders and reviews stay without a name, everything else goes.
   * @throws {ShopError} no_customer, wrong_current_password, too_many_logins
   */
  remove(id: number, currentPassword: string | undefined, caller: Caller): Promise<void>;
  /** Forgets new addresses that nobody has confirmed in time; answers how many. */
  forgetOld(): Promise<number>;
}
