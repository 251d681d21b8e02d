import type { Customer, CustomerUpdate } from '@/lib/contracts/customers';
import type { NewSession } from '@/server/customers/sessions/types';
import type { Caller } from '@/server/customers/types';

export interface AccountChanges {
  /**
   * Queues an email to the new address, else to the unverified one.
   * @throws {ShopError} no_customer, too_many_requests, already_verified, email_not_sent
   */
  resendVerification(id: number, caller: Caller): Promise<{ email: string }>;
  /**
   * Verifies the address, and makes a new one the account's: then every session ends but for the one that
   * asked and the one that opened the link. Returns the customer's id. @throws {ShopError} link_invalid, account_exists
   */
  verifyEmail(token: string, caller: Caller): Promise<number>;

  /**
   * Changes what is given. A new email, phone or password needs the current password (rule 6.13); a returned `session`
   * replaces the caller's, which has ended.
   * @throws {ShopError} no_customer, invalid_account, wrong_current_password, account_exists, too_many_logins, too_many_requests
   */
  update(id: number, form: CustomerUpdate, caller: Caller): Promise<{ customer: Customer; session?: NewSession }>;
  /**
   * Deletes everything but orders and reviews, which stay without a name.
   * @throws {ShopError} no_customer, wrong_current_password, too_many_logins
   */
  remove(id: number, currentPassword: string | undefined, caller: Caller): Promise<void>;
  forgetOld(): Promise<number>;
}
