import type { Choices } from '@/lib/consent/consent';
import type { Customer, CustomerRegistration, PasswordReset } from '@/lib/contracts/customers';
import type { AccountRow } from '@/lib/customers/account-form';
import type { EmailTokens } from '@/server/customers/email-tokens/types';
import type { Sessions } from '@/server/customers/sessions/types';
import type { PasswordHasher } from '@/server/platform/argon2id';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/platform/db/transact';

/** What customers ask of the mail domain; each is written into the transaction it belongs to. */
export interface CustomerMail {
  verification(tx: Transaction, to: Recipient, token: string): Promise<void>;
  welcome(tx: Transaction, to: Recipient): Promise<void>;
  reset(tx: Transaction, to: Recipient, token: string): Promise<void>;
  /** To the address that is to take the place of the account's. */
  newEmail(tx: Transaction, to: Recipient, token: string): Promise<void>;
  /** The same, where that one has an account already: only who reads its mail is told. */
  emailTaken(tx: Transaction, to: Recipient): Promise<void>;
  /** To the address the account has. */
  emailAsked(tx: Transaction, to: Recipient): Promise<void>;
  /** Logs in, without a password. */
  loginLink(tx: Transaction, to: Recipient, token: string): Promise<void>;
  /** To the address the account had, so that its owner learns of a change somebody else made. */
  emailChanged(tx: Transaction, to: Recipient): Promise<void>;
  /** So that its owner learns of a change somebody else made. */
  phoneChanged(tx: Transaction, to: Recipient): Promise<void>;
  passwordChanged(tx: Transaction, to: Recipient): Promise<void>;
}

export interface Recipient {
  customerId: number;
  name: string;
  email: string;
  /** The brand of the shop the request came to; its links lead there. */
  brand: string;
  /** Tells this letter from another of its kind. */
  key: string;
}

export interface CustomersDependencies {
  sql: Sql;
  clock: Clock;
  mail: CustomerMail;
  throttle: Throttle;
  sessions: Pick<Sessions, 'closeAll'>;
  emailTokens: EmailTokens;
  /** Of logins to the account. */
  forgetTries: (tx: Transaction, account: { email: string; phone: string }) => Promise<void>;
  /** Argon2id when not given. */
  hasher?: PasswordHasher;
}

/** Where a request came from. */
export interface Caller {
  /** The address that may try only so often. */
  address: string;
  brand: string;
  /** The session it came in, by its id. */
  session?: string;
}

declare const held: unique symbol;

/**
 * A customer's row, held until the transaction ends. What changes a customer's links and sessions asks for one, so that
 * everybody takes the same locks in the same order (decision 0048).
 */
export type HeldCustomer = Customer & {
  passwordHash: string;
  /** The session that asked for the new address. */
  pendingEmailSession: string | null;
  readonly [held]: true;
};

export interface AccountRows {
  /** @throws {ShopError} no_customer */
  hold(tx: Transaction, id: number): Promise<HeldCustomer>;
  /** Answers the row as it is then. @throws {ShopError} account_exists, invalid_account */
  update(tx: Transaction, customer: HeldCustomer, row: Partial<AccountRow>): Promise<HeldCustomer>;
  /** With what is counted of logins to it. */
  remove(tx: Transaction, customer: HeldCustomer): Promise<void>;
  hasAccount(tx: Transaction, email: string): Promise<boolean>;
  /** Forgets new addresses that were asked for before that and never confirmed; answers how many. */
  forgetPending(before: Date): Promise<number>;
}

export interface Passwords {
  hashOf(password: string): Promise<string>;
  /** The same work without a hash, and the answer no. */
  matches(hash: string | undefined, typed: string): Promise<boolean>;
  /** Its hash, when it is the one typed. Whoever asks counts how often. */
  current(customerId: number, typed: string): Promise<string | undefined>;
}

export interface Customers {
  /** @throws {ShopError} invalid_form, account_exists, too_many_requests */
  register(form: CustomerRegistration, caller: Caller): Promise<Customer>;
  /** @throws {ShopError} no_customer */
  get(id: number): Promise<Customer>;

  /** Ends every session of the customer. @throws {ShopError} link_invalid, invalid_form, too_many_requests */
  resetPassword(form: PasswordReset, caller: Caller): Promise<void>;

  /** The rows of accounts, for who changes them (server/customers/account-changes). */
  rows: AccountRows;
  passwords: Passwords;
  /** The choice of cookies made by who is logged in, within the transaction of the log of consent. */
  keepCookieChoices(tx: Transaction, id: number, choices: Choices): Promise<void>;

  /** @throws {ShopError} no_customer */
  clubCode(id: number): Promise<string>;
}
