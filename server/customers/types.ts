import type { Choices } from '@/lib/consent/consent';
import type { Customer, CustomerRegistration, PasswordReset } from '@/lib/contracts/customers';
import type { AccountRow } from '@/lib/customers/account-form';
import type { Transaction } from '@/server/platform/db/transact';

export interface CustomerMail {
  verification(tx: Transaction, to: Recipient, token: string): Promise<void>;
  welcome(tx: Transaction, to: Recipient): Promise<void>;
  reset(tx: Transaction, to: Recipient, token: string): Promise<void>;
  newEmail(tx: Transaction, to: Recipient, token: string): Promise<void>;
  emailTaken(tx: Transaction, to: Recipient): Promise<void>;
  emailAsked(tx: Transaction, to: Recipient): Promise<void>;
  loginLink(tx: Transaction, to: Recipient, token: string): Promise<void>;
  emailChanged(tx: Transaction, to: Recipient): Promise<void>;
  phoneChanged(tx: Transaction, to: Recipient): Promise<void>;
  passwordChanged(tx: Transaction, to: Recipient): Promise<void>;
}

export interface Recipient {
  customerId: number;
  name: string;
  email: string;
  /** The brand of the requested shop, where links lead. */
  brand: string;
  key: string;
}

export interface Caller {
  /** The network address, for limits. */
  address: string;
  brand: string;
  session?: string;
}

declare const held: unique symbol;

/**
 * A customer's row, locked until the transaction ends. Every change of a customer's links and sessions requires one, so that
 * all take the same locks in the same order (decision 0048).
 */
export type HeldCustomer = Customer & {
  passwordHash: string;
  pendingEmailSession: string | null;
  readonly [held]: true;
};

export interface AccountRows {
  /** @throws {ShopError} no_customer */
  hold(tx: Transaction, id: number): Promise<HeldCustomer>;
  /** Returns the changed row. @throws {ShopError} account_exists, invalid_account */
  update(tx: Transaction, customer: HeldCustomer, row: Partial<AccountRow>): Promise<HeldCustomer>;
  remove(tx: Transaction, customer: HeldCustomer): Promise<void>;
  hasAccount(tx: Transaction, email: string): Promise<boolean>;
  forgetPending(before: Date): Promise<number>;
}

export interface Passwords {
  hashOf(password: string): Promise<string>;
  /** Does the same work without a hash, and returns false. */
  matches(hash: string | undefined, typed: string): Promise<boolean>;
  /** Returns the hash if this is the customer's password. The caller counts the guesses. */
  current(customerId: number, typed: string): Promise<string | undefined>;
}

export interface Customers {
  /** @throws {ShopError} invalid_form, account_exists, too_many_requests */
  register(form: CustomerRegistration, caller: Caller): Promise<Customer>;
  /** @throws {ShopError} no_customer */
  get(id: number): Promise<Customer>;
  /** Ends every session of the customer. @throws {ShopError} link_invalid, invalid_form, too_many_requests */
  resetPassword(form: PasswordReset, caller: Caller): Promise<void>;
  rows: AccountRows;
  passwords: Passwords;
  /** Keeps the choice of cookies of who is logged in, within the transaction of the consent log. */
  keepCookieChoices(tx: Transaction, id: number, choices: Choices): Promise<void>;
  /** @throws {ShopError} no_customer */
  clubCode(id: number): Promise<string>;
}
