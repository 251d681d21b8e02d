import type { Customer, CustomerLogin, LoginType } from '@/lib/contracts/customers';
import type { Caller } from '@/server/customers/types';
import type { EmailWriter } from '@/server/mail/requested/types';

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
  /** Returns who is logged in by the link. @throws {ShopError} link_invalid */
  useLink(token: string): Promise<Customer>;
  writers: { reset: EmailWriter; login: EmailWriter };
}
