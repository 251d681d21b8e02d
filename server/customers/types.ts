import type { Choices } from '@/lib/consent/consent';
import type {
  Customer,
  CustomerLogin,
  CustomerRegistration,
  CustomerUpdate,
  LoginType,
  PasswordReset,
} from '@/lib/contracts/customers';
import type { Sql } from '@/server/db/connection';
import type { Transaction } from '@/server/db/transact';
import type { EmailTokens } from '@/server/email-tokens/types';
import type { Clock } from '@/server/ports/clock';
import type { Sessions } from '@/server/sessions/types';
import type { Throttle } from '@/server/throttle/types';

export type { Transaction } from '@/server/db/transact';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** What customers ask of the mail domain; each is written into the transaction it belongs to. */
export interface CustomerMail {
  verification(tx: Transaction, to: Recipient, token: string): Promise<void>;
  welcome(tx: Transaction, to: Recipient): Promise<void>;
  reset(tx: Transaction, to: Recipient, token: string): Promise<void>;
  /** To the address the account had, so that its owner learns of a change somebody else made. */
  emailChanged(tx: Transaction, to: Recipient): Promise<void>;
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

/** What one domain forgets of a customer whose account is deleted, within the deletion's transaction. */
export type ForgetCustomer = (tx: Transaction, customer: { id: number; email: string }) => Promise<unknown>;

export interface CustomersDependencies {
  sql: Sql;
  clock: Clock;
  mail: CustomerMail;
  throttle: Throttle;
  sessions: Pick<Sessions, 'closeAll'>;
  emailTokens: EmailTokens;
  /** Of every domain that keeps something of a customer, in this order. */
  forget: readonly ForgetCustomer[];
  /** Argon2id when not given. */
  hasher?: PasswordHasher;
}

/** Where a request came from. */
export interface Caller {
  /** The address that may try only so often. */
  address: string;
  brand: string;
}

export interface Customers {
  /** @throws {ShopError} invalid_form, account_exists, too_many_requests */
  register(form: CustomerRegistration, caller: Caller): Promise<Customer>;
  /**
   * The same work and the same answer whether the account exists or not.
   * @throws {ShopError} wrong_credentials, too_many_logins (with `retryAfter`)
   */
  login(form: CustomerLogin, type: LoginType | undefined, caller: Caller): Promise<Customer>;
  /** @throws {ShopError} no_customer */
  get(id: number): Promise<Customer>;

  /** @throws {ShopError} no_customer, too_many_requests, already_verified, email_not_sent */
  resendVerification(id: number, caller: Caller): Promise<{ email: string }>;
  /** Answers whose address was verified. @throws {ShopError} link_invalid */
  verifyEmail(token: string, caller: Caller): Promise<number>;
  /** Says nothing about whether there is an account. @throws {ShopError} invalid_form, too_many_requests */
  forgotPassword(email: string, caller: Caller): Promise<void>;
  /** Ends every session of the customer. @throws {ShopError} link_invalid, invalid_form, too_many_requests */
  resetPassword(form: PasswordReset, caller: Caller): Promise<void>;

  /**
   * Changes what is given; `passwordChanged` means that every session has ended and the caller's must begin anew.
   * @throws {ShopError} no_customer, invalid_account, wrong_current_password, account_exists, too_many_logins
   */
  update(id: number, form: CustomerUpdate, caller: Caller): Promise<{ customer: Customer; passwordChanged: boolean }>;
  /** Orders and reviews stay without a name, everything else goes. @throws {ShopError} no_customer */
  remove(id: number): Promise<void>;
  /** The choice of cookies made by who is logged in, within the transaction of the log of consent. */
  keepCookieChoices(tx: Transaction, id: number, choices: Choices): Promise<void>;

  /** @throws {ShopError} no_customer */
  clubCode(id: number): Promise<string>;
}

/** A row as the store writes it; what is undefined stays as it is. */
export interface CustomerRow {
  firstname: string;
  surname: string;
  email: string;
  phone: string;
  birth_date: string | null;
  gender_id: number | null;
  addr: string;
  postnr: string;
  city: string;
  preferences: Record<string, unknown>;
  terms_conditions: boolean;
  verified: boolean;
  password_hash: string;
  club: boolean;
  marketing: boolean;
  newsletter: boolean;
  event_invite: boolean;
  birthday_gift: boolean;
  cookies: boolean;
  cookie_ga: boolean;
  cookie_google_tag_manager: boolean;
  cookie_meta_pixel: boolean;
}
