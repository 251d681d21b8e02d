import type { Customer, CustomerLogin, LoginType } from '@/lib/contracts/customers';
import type { NewSession } from '@/server/customers/sessions/types';
import type { Caller } from '@/server/customers/types';
import type { Columns } from '@/server/platform/db/rows';
import type { requestedEmails } from '@/server/platform/db/schema/customers';
import type { Transaction } from '@/server/platform/db/transact';

/** What a visitor typed; a field that was left out is ''. The email's links lead to the shop of `brand`. */
export type RequestedEmail = Columns<typeof requestedEmails, 'kind' | 'email' | 'phone' | 'number' | 'brand'>;

/** Looks up the recipient and queues the email; without a recipient it queues nothing. */
export type EmailWriter = (tx: Transaction, requested: RequestedEmail) => Promise<void>;

/** Stores what was typed, to be looked up after the answer (rule 6.17). */
export type RequestEmail = (email: Pick<RequestedEmail, 'kind' | 'brand'> & Partial<RequestedEmail>) => Promise<void>;

export interface LoginCaller extends Caller {
  device?: string | undefined;
}

export interface Identifier {
  type: LoginType;
  value: string;
}

export interface Logins {
  /**
   * Does the same work and gives the same answer whether the account exists or not. A browser that has logged in to the account
   * before has tries of its own (rule 6.15).
   * @throws {ShopError} wrong_credentials, too_many_logins (with `retryAfter`)
   */
  login(form: CustomerLogin, type: LoginType | undefined, caller: LoginCaller): Promise<Customer>;
  /** Reveals nothing about whether there is an account. @throws {ShopError} invalid_form, too_many_requests */
  forgotPassword(email: string, caller: Caller): Promise<void>;
  /** As `forgotPassword`, for a link that logs in (rule 6.16). */
  askLink(who: Pick<CustomerLogin, 'email' | 'phone'>, caller: Caller): Promise<void>;
  /**
   * Uses up the link and opens a session in one transaction. `device` as in `Sessions.open`.
   * @throws {ShopError} link_invalid
   */
  useLink(token: string, device?: string): Promise<{ customer: Customer; session: NewSession }>;
  writers: { reset: EmailWriter; login: EmailWriter };
}
