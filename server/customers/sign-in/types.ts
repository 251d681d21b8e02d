import type { Customer, CustomerLogin, LoginType } from '@/lib/contracts/customers';
import type { EmailTokens } from '@/server/customers/email-tokens/types';
import type { Caller, CustomerMail, Customers } from '@/server/customers/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns } from '@/server/platform/db/rows';
import type { requestedEmails } from '@/server/platform/db/schema/customers';
import type { Transaction } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/platform/db/transact';

/** What a visitor typed; a field that was left out is ''. The email's links lead to the shop of `brand`. */
export type RequestedEmail = Columns<typeof requestedEmails, 'kind' | 'email' | 'phone' | 'number' | 'brand'>;

/** Looks up the recipient and queues the email; without a recipient it queues nothing. */
export type EmailWriter = (tx: Transaction, requested: RequestedEmail) => Promise<void>;

/** Stores what was typed, to be looked up after the answer (rule 6.17). */
export type RequestEmail = (email: Pick<RequestedEmail, 'kind' | 'brand'> & Partial<RequestedEmail>) => Promise<void>;

export interface LoginsDependencies {
  sql: Sql;
  clock: Clock;
  throttle: Throttle;
  customers: Pick<Customers, 'get' | 'passwords' | 'rows'>;
  emailTokens: EmailTokens;
  mail: Pick<CustomerMail, 'reset' | 'loginLink'>;
  wanted: { want: RequestEmail };
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
  /** Write the emails that `forgotPassword` and `askLink` requested. */
  writers: { reset: EmailWriter; login: EmailWriter };
}
