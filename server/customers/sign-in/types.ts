import type { Customer, CustomerLogin, LoginType } from '@/lib/contracts/customers';
import type { EmailTokens } from '@/server/customers/email-tokens/types';
import type { Caller, CustomerMail, Customers } from '@/server/customers/types';
import type { EmailWriter, RequestedEmails } from '@/server/mail/requested/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/platform/db/transact';

export interface LoginsDependencies {
  sql: Sql;
  clock: Clock;
  throttle: Throttle;
  customers: Pick<Customers, 'get' | 'passwords' | 'rows'>;
  emailTokens: EmailTokens;
  mail: Pick<CustomerMail, 'reset' | 'loginLink'>;
  wanted: Pick<RequestedEmails, 'want'>;
}

export interface LoginCaller extends Caller {
  /** What the browser is known by, if it says so. */
  device?: string | undefined;
}

/** Who an account is found by, in the form it is stored. */
export interface Identifier {
  type: LoginType;
  value: string;
}

export interface Logins {
  /**
   * The same work and the same answer whether the account exists or not. A browser that has been in the account before has tries of
   * its own (rule 6.15).
   * @throws {ShopError} wrong_credentials, too_many_logins (with `retryAfter`)
   */
  login(form: CustomerLogin, type: LoginType | undefined, caller: LoginCaller): Promise<Customer>;
  /** Says nothing about whether there is an account. @throws {ShopError} invalid_form, too_many_requests */
  forgotPassword(email: string, caller: Caller): Promise<void>;
  /** As `forgotPassword`, for a link that logs in (rule 6.16). */
  askLink(who: Pick<CustomerLogin, 'email' | 'phone'>, caller: Caller): Promise<void>;
  /** Answers who is logged in by the link. @throws {ShopError} link_invalid */
  useLink(token: string): Promise<Customer>;
  /** Whatever was tried at an account is forgotten. */
  forgetTries(tx: Transaction, account: { email: string; phone: string }): Promise<void>;
  /** What `forgotPassword` and `askLink` put down. */
  writers: { reset: EmailWriter; login: EmailWriter };
}
