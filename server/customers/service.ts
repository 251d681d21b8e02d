import { randomBytes } from 'node:crypto';
import type { CustomerRegistration, PasswordReset } from '@/lib/contracts/customers';
import { arePreferencesReadable, formOf, hasAccepted, noPendingEmail, rowOf } from '@/lib/customers/account-form';
import {
  LONGEST_PASSWORD,
  newPasswordErrors,
  registrationErrors,
  tidyCustomerForm,
} from '@/lib/customers/customer-form';
import { isGuessable, ownWords, passwordText } from '@/lib/customers/passwords';
import { osloDay } from '@/lib/dates/dates';
import { ShopError } from '@/lib/errors';
import { recipientOf, sendVerification } from '@/server/customers/email-tokens/service';
import type { EmailTokens } from '@/server/customers/email-tokens/types';
import type { Sessions } from '@/server/customers/sessions/types';
import { forgetTries } from '@/server/customers/sign-in/service';
import { argon2id, type PasswordHasher } from '@/server/platform/argon2id';
import type { Sql } from '@/server/platform/db/connection';
import { type Transaction, transact } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';
import { cookieColumns, limits } from './rules';
import * as store from './store';
import type { AccountRows, Caller, CustomerMail, Customers, Passwords } from './types';

interface Dependencies {
  sql: Sql;
  clock: Clock;
  mail: CustomerMail;
  throttle: Throttle;
  sessions: Pick<Sessions, 'closeAll'>;
  emailTokens: EmailTokens;
  hasher?: PasswordHasher;
}

type Desk = Dependencies & { rows: AccountRows; passwords: Passwords };

export function createCustomers(dependencies: Dependencies): Customers {
  const { sql, throttle, hasher = argon2id } = dependencies;
  const desk = { ...dependencies, rows: createRows(sql, throttle), passwords: createPasswords(sql, hasher) };
  return {
    rows: desk.rows,
    passwords: desk.passwords,
    register: (form, caller) => register(desk, form, caller),
    resetPassword: (form, caller) => resetPassword(desk, form, caller),
    keepCookieChoices: (tx, id, choices) => store.updateCustomer(tx, id, cookieColumns(choices)),

    async get(id) {
      const customer = await store.findCustomer(sql, id);
      if (!customer) throw new ShopError('no_customer');
      return customer;
    },

    async clubCode(id) {
      const code = await store.clubCode(sql, id);
      if (!code) throw new ShopError('no_customer');
      return code;
    },
  };
}

async function register(
  { sql, clock, throttle, rows, passwords, ...emails }: Desk,
  sent: CustomerRegistration,
  caller: Caller,
) {
  const form = tidyCustomerForm(formOf(sent));
  const fields: Record<string, string[]> = registrationErrors(form, hasAccepted(sent), osloDay(clock()));
  if (!fields.password && isGuessable(form.password, ownWords(form))) fields.password = ['password_common'];
  if (!arePreferencesReadable(sent.preferences)) fields.preferences = ['invalid'];
  if (Object.keys(fields).length > 0) throw new ShopError('invalid_form', { fields });
  await throttle.count(`register:address:${caller.address}`, limits.register, 'too_many_requests');
  const row = { ...rowOf(form, sent), password_hash: await passwords.hashOf(form.password) };
  return transact(sql, async (tx) => {
    await assertFree(tx, row.email);
    const customer = await rows.hold(tx, await store.insertCustomer(tx, row, clock()));
    await sendVerification(emails, tx, customer, caller.brand);
    return customer;
  }).catch(refused('invalid_form'));
}

async function resetPassword(desk: Desk, sent: PasswordReset, { address, brand }: Caller) {
  const { sql, throttle, sessions, emailTokens, mail, passwords } = desk;
  const fields: Record<string, string[]> = newPasswordErrors(sent);
  if (!fields.password && isGuessable(sent.password, [])) fields.password = ['password_common'];
  if (Object.keys(fields).length > 0) throw new ShopError('invalid_form', { fields });
  const link = emailTokens.read('reset', sent.token);
  await throttle.count(`reset:address:${address}`, limits.mailFrom, 'too_many_requests');
  if (!link) throw new ShopError('link_invalid');
  const passwordHash = await passwords.hashOf(sent.password);
  await transact(sql, async (tx) => {
    const customer = await emailTokens.use(tx, 'reset', link, (id) => store.holdCustomer(tx, id));
    if (!customer) throw new ShopError('link_invalid');
    // The link proves the address.
    const row = { ...noPendingEmail, password_hash: passwordHash, verified: true };
    await store.updateCustomer(tx, customer.id, row);
    await sessions.closeAll(tx, customer);
    await emailTokens.end(tx, customer, ['change', 'login']);
    await mail.passwordChanged(tx, recipientOf(customer, brand));
    await forgetTries(throttle, tx, customer);
  });
}

/** Finds an account under another spelling of the address, which the unique index does not. */
async function assertFree(tx: Transaction, email: string | undefined, id?: number) {
  const found = email && (await store.findByEmail(tx, email));
  if (found && found !== id) throw new ShopError('account_exists');
}

/** Turns collisions of emails and phones, and unknown genders, into errors of the form. */
const refused =
  (code: 'invalid_form' | 'invalid_account') =>
  (error: unknown): never => {
    if (store.isTaken(error)) throw new ShopError('account_exists', { cause: error });
    if (store.isUnknownReference(error))
      throw new ShopError(code, { fields: { gender_id: ['invalid'] }, cause: error });
    throw error;
  };

function createRows(sql: Sql, throttle: Throttle): AccountRows {
  async function hold(tx: Transaction, id: number) {
    const customer = await store.holdCustomer(tx, id);
    if (!customer) throw new ShopError('no_customer');
    return customer;
  }

  return {
    hold,
    async update(tx, { id }, row) {
      await assertFree(tx, row.email, id);
      await store.updateCustomer(tx, id, row).catch(refused('invalid_account'));
      return hold(tx, id);
    },
    async remove(tx, customer) {
      await forgetTries(throttle, tx, customer);
      await store.deleteCustomer(tx, customer.id);
    },
    hasAccount: async (tx, email) => (await store.findByEmail(tx, email)) !== undefined,
    forgetPending: (before) => store.forgetPending(sql, before),
  };
}

function createPasswords(sql: Sql, hasher: PasswordHasher): Passwords {
  /** Checked when there is no account, so that the answer takes as long. */
  let nobody: Promise<string> | undefined;
  const nobodysHash = () => {
    nobody ??= hasher.hash(randomBytes(32).toString('base64url'));
    return nobody;
  };

  async function matches(passwordHash: string | undefined, password: string) {
    const typed = password.length > LONGEST_PASSWORD ? '' : passwordText(password);
    const right = await hasher.verify(passwordHash ?? (await nobodysHash()), typed);
    return right && passwordHash !== undefined;
  }

  return {
    hashOf: (password) => hasher.hash(passwordText(password)),
    matches,
    async current(id, typed) {
      const hash = await store.findPasswordHash(sql, id);
      return hash !== undefined && (await matches(hash, typed)) ? hash : undefined;
    },
  };
}
