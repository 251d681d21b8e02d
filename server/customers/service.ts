import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Customer } from '@/lib/contracts/customers';
import {
  accountErrors,
  type CustomerFormErrors,
  LONGEST_PASSWORD,
  newPasswordErrors,
  registrationErrors,
  tidyCustomerForm,
} from '@/lib/customers/customer-form';
import { osloDay } from '@/lib/dates/dates';
import { ShopError } from '@/lib/errors';
import { normaliseEmail } from '@/lib/text/emails';
import { transact } from '@/server/db/transact';
import * as rules from './rules';
import * as store from './store';
import type { Caller, Customers, CustomersDependencies, PasswordHasher, Recipient, Transaction } from './types';

/** OWASP's least for argon2id (which is what the package does unless told otherwise): 19 MiB, two passes, one lane. */
export const argon2id: PasswordHasher = {
  hash: (password) => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
  verify,
};

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const random = () => randomBytes(32).toString('base64url');

type Fields = Record<string, string[]>;
const given = (errors: CustomerFormErrors): Fields => errors as Fields;

export function createCustomers(dependencies: CustomersDependencies): Customers {
  const { sql, clock, mail, throttle, sessions, emailTokens, forget, hasher = argon2id } = dependencies;
  /** Checked when there is no account, so that the answer takes as long. */
  let nobody: Promise<string> | undefined;
  const nobodysHash = () => {
    nobody ??= hasher.hash(random());
    return nobody;
  };

  const loginKey = (by: string) => `login:account:${digest(by)}`;
  const addressKey = (what: string, { address }: Caller) => `${what}:address:${address}`;

  const to = (customer: Pick<Customer, 'id' | 'firstname' | 'email'>, { brand }: Pick<Caller, 'brand'>): Recipient => ({
    customerId: customer.id,
    name: customer.firstname,
    email: customer.email,
    brand,
    key: random().slice(0, 16),
  });

  async function sendVerification(tx: Transaction, customer: Customer, caller: Caller) {
    await mail.verification(tx, to(customer, caller), await emailTokens.make(tx, 'verify', customer));
  }

  async function get(id: number, from: Parameters<typeof store.findCustomer>[0] = sql): Promise<Customer> {
    const customer = await store.findCustomer(from, id);
    if (!customer) throw new ShopError('no_customer');
    return customer;
  }

  /** Two accounts with one e-mail or phone, or a gender nobody has heard of, end here. */
  function refused(error: unknown, code: 'invalid_form' | 'invalid_account'): never {
    if (store.isTaken(error)) throw new ShopError('account_exists', { cause: error });
    if (store.isUnknownReference(error))
      throw new ShopError(code, { fields: { gender_id: ['invalid'] }, cause: error });
    throw error;
  }

  const isTooLong = (password: string) => password.length > LONGEST_PASSWORD;
  const matches = (passwordHash: string, password: string) =>
    hasher.verify(passwordHash, isTooLong(password) ? '' : rules.passwordText(password));
  const hashOf = (password: string) => hasher.hash(rules.passwordText(password));

  return {
    async register(sent, caller) {
      const form = tidyCustomerForm(rules.formOf(sent));
      const fields = given(registrationErrors(form, rules.hasAccepted(sent), osloDay(clock())));
      if (!fields.password && rules.isGuessable(form.password, ownWords(form))) fields.password = ['password_common'];
      if (!rules.arePreferencesReadable(sent.preferences)) fields.preferences = ['invalid'];
      if (Object.keys(fields).length > 0) throw new ShopError('invalid_form', { fields });
      await throttle.count(addressKey('register', caller), rules.limits.register, 'too_many_requests');
      const row = { ...rules.rowOf(form, sent), password_hash: await hashOf(form.password) };
      return transact(sql, async (tx) => {
        const customer = await get(await store.insertCustomer(tx, row, clock()), tx);
        await sendVerification(tx, customer, caller);
        return customer;
      }).catch((error) => refused(error, 'invalid_form'));
    },

    async login(sent, type, caller) {
      const by = rules.identifierOf(sent, type);
      const account = loginKey(by ? `${by.type}:${by.value}` : `none:${sent.email ?? ''}:${sent.phone ?? ''}`);
      const address = addressKey('login', caller);
      await throttle.count(address, rules.limits.address, 'too_many_logins');
      await throttle.count(account, rules.limits.account, 'too_many_logins');
      const found = by && (await store.findCredentials(sql, by));
      const dummy = await nobodysHash();
      const right = await matches(found?.passwordHash ?? dummy, sent.password);
      if (!found || !right) throw new ShopError('wrong_credentials');
      await throttle.forget(account);
      await throttle.takeBack(address);
      return get(found.id);
    },

    get,

    async resendVerification(id, caller) {
      const customer = await get(id);
      if (customer.verified) throw new ShopError('already_verified');
      await throttle.count(`mail:customer:${id}`, rules.limits.mailTo, 'too_many_requests');
      try {
        await transact(sql, (tx) => sendVerification(tx, customer, caller));
      } catch (cause) {
        throw new ShopError('email_not_sent', { cause });
      }
      return { email: customer.email };
    },

    async verifyEmail(token, caller) {
      const link = emailTokens.read('verify', token);
      return transact(sql, async (tx) => {
        const id = link && (await emailTokens.use(tx, 'verify', link));
        if (!id) throw new ShopError('link_invalid');
        const before = await get(id, tx);
        await store.updateCustomer(tx, id, { verified: true });
        if (!before.verified) await mail.welcome(tx, to(before, caller));
        return id;
      });
    },

    async forgotPassword(typed, caller) {
      if (!rules.isAddress(typed)) throw new ShopError('invalid_form', { fields: { email: ['email_invalid'] } });
      const email = normaliseEmail(typed);
      await throttle.count(addressKey('mail', caller), rules.limits.mailFrom, 'too_many_requests');
      await throttle.count(`mail:reset:${digest(email)}`, rules.limits.mailTo, 'too_many_requests');
      await transact(sql, async (tx) => {
        const found = await store.findCredentials(tx, { type: 'email', value: email });
        if (!found) return;
        const customer = await get(found.id, tx);
        await mail.reset(tx, to(customer, caller), await emailTokens.make(tx, 'reset', customer));
      });
    },

    async resetPassword(sent, caller) {
      const fields = given(newPasswordErrors(sent));
      if (!fields.password && rules.isGuessable(sent.password, [])) fields.password = ['password_common'];
      if (Object.keys(fields).length > 0) throw new ShopError('invalid_form', { fields });
      const link = emailTokens.read('reset', sent.token);
      await throttle.count(addressKey('reset', caller), rules.limits.mailFrom, 'too_many_requests');
      if (!link) throw new ShopError('link_invalid');
      const passwordHash = await hashOf(sent.password);
      await transact(sql, async (tx) => {
        const id = await emailTokens.use(tx, 'reset', link);
        if (!id) throw new ShopError('link_invalid');
        const customer = await get(id, tx);
        // Whoever holds the link reads the mail of this address.
        await store.updateCustomer(tx, id, { password_hash: passwordHash, verified: true });
        await sessions.closeAll(tx, id);
        await mail.passwordChanged(tx, to(customer, caller));
        for (const by of [`email:${customer.email}`, `phone:${customer.phone}`])
          await throttle.forget(loginKey(by), tx);
      });
    },

    async update(id, sent, caller) {
      const before = await get(id);
      const form = tidyCustomerForm(rules.formOf(sent, rules.formOfCustomer(before)));
      const fields = given(accountErrors(form, osloDay(clock())));
      const wanted = form.password !== '';
      if (wanted && !fields.password && rules.isGuessable(form.password, ownWords(form)))
        fields.password = ['password_common'];
      if (!rules.arePreferencesReadable(sent.preferences)) fields.preferences = ['invalid'];
      if (Object.keys(fields).length > 0) throw new ShopError('invalid_account', { fields });
      const current = wanted ? await currentPassword(before, sent.current_password ?? '') : undefined;
      const passwordHash = wanted ? await hashOf(form.password) : undefined;
      const customer = await transact(sql, async (tx) => {
        // What was not sent is taken from here: another tab may have changed it since it was read above.
        const known = await store.lockCustomer(tx, id);
        if (!known) throw new ShopError('no_customer');
        if (wanted && known.passwordHash !== current) throw wrongPassword();
        const now = tidyCustomerForm(rules.formOf(sent, rules.formOfCustomer(known)));
        const moved = now.email !== known.email;
        const row = {
          ...rules.rowOf(now, sent, known.preferences),
          ...(passwordHash ? { password_hash: passwordHash } : {}),
          ...(moved ? { verified: false } : {}),
        };
        if (rules.arePreferencesTooLarge(row))
          throw new ShopError('invalid_account', { fields: { preferences: ['invalid'] } });
        await store.updateCustomer(tx, id, row);
        const after = await get(id, tx);
        if (moved) {
          await emailTokens.endAll(tx, id);
          await sendVerification(tx, after, caller);
          await mail.emailChanged(tx, to(known, caller));
        }
        if (wanted) {
          await sessions.closeAll(tx, id);
          await mail.passwordChanged(tx, to(after, caller));
        }
        return after;
      }).catch((error) => refused(error, 'invalid_account'));
      return { customer, passwordChanged: wanted };
    },

    remove: async (id) => {
      await transact(sql, async (tx) => {
        const customer = await store.lockCustomer(tx, id);
        if (!customer) throw new ShopError('no_customer');
        for (const forgetCustomer of forget) await forgetCustomer(tx, { id, email: customer.email });
        for (const by of [`email:${customer.email}`, `phone:${customer.phone}`])
          await throttle.forget(loginKey(by), tx);
        await store.deleteCustomer(tx, id);
      });
    },

    keepCookieChoices: (tx, id, choices) => store.updateCustomer(tx, id, rules.cookieColumns(choices)),

    async clubCode(id) {
      const code = await store.clubCode(sql, id);
      if (!code) throw new ShopError('no_customer');
      return code;
    },
  };

  function wrongPassword() {
    return new ShopError('wrong_current_password', { fields: { current_password: ['password_wrong'] } });
  }

  /** Its hash, when it is the one typed. Guessing here is guessing at the login, and waits as long. */
  async function currentPassword(customer: Customer, password: string): Promise<string> {
    const key = loginKey(`email:${customer.email}`);
    await throttle.count(key, rules.limits.account, 'too_many_logins');
    const found = await store.findCredentials(sql, { type: 'email', value: customer.email });
    if (!found || !(await matches(found.passwordHash, password))) throw wrongPassword();
    await throttle.forget(key);
    return found.passwordHash;
  }
}

const ownWords = (form: { firstname: string; surname: string; email: string; phone: string }) => [
  form.email,
  form.email.split('@')[0] ?? '',
  form.phone,
  `${form.firstname}${form.surname}`,
];
