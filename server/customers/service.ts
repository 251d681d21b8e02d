import { randomBytes } from 'node:crypto';
import type { Customer } from '@/lib/contracts/customers';
import { arePreferencesReadable, formOf, hasAccepted, noPendingEmail, rowOf } from '@/lib/customers/account-form';
import {
  type CustomerFormErrors,
  LONGEST_PASSWORD,
  newPasswordErrors,
  registrationErrors,
  tidyCustomerForm,
} from '@/lib/customers/customer-form';
import { isGuessable, ownWords, passwordText } from '@/lib/customers/passwords';
import { osloDay } from '@/lib/dates/dates';
import { ShopError } from '@/lib/errors';
import { argon2id } from '@/server/platform/argon2id';
import { transact } from '@/server/platform/db/transact';
import * as rules from './rules';
import * as store from './store';
import type { Caller, Customers, CustomersDependencies, HeldCustomer, Recipient, Transaction } from './types';

const random = () => randomBytes(32).toString('base64url');

type Fields = Record<string, string[]>;
const given = (errors: CustomerFormErrors): Fields => errors as Fields;

export function createCustomers(dependencies: CustomersDependencies): Customers {
  const { sql, clock, mail, throttle, sessions, emailTokens, forgetTries, hasher = argon2id } = dependencies;
  /** Checked when there is no account, so that the answer takes as long. */
  let nobody: Promise<string> | undefined;
  const nobodysHash = () => {
    nobody ??= hasher.hash(random());
    return nobody;
  };

  const addressKey = (what: string, { address }: Caller) => `${what}:address:${address}`;

  const to = (customer: Pick<Customer, 'id' | 'firstname' | 'email'>, { brand }: Pick<Caller, 'brand'>): Recipient => ({
    customerId: customer.id,
    name: customer.firstname,
    email: customer.email,
    brand,
    key: random().slice(0, 16),
  });

  async function sendVerification(tx: Transaction, customer: HeldCustomer, caller: Caller) {
    await mail.verification(tx, to(customer, caller), await emailTokens.make(tx, 'verify', customer));
  }

  async function get(id: number): Promise<Customer> {
    const customer = await store.findCustomer(sql, id);
    if (!customer) throw new ShopError('no_customer');
    return customer;
  }

  async function hold(tx: Transaction, id: number): Promise<HeldCustomer> {
    const customer = await store.holdCustomer(tx, id);
    if (!customer) throw new ShopError('no_customer');
    return customer;
  }

  /** Where an address stands in another spelling the index takes it for another. */
  async function assertFree(tx: Transaction, email: string | undefined, id?: number) {
    const found = email && (await store.findByEmail(tx, email));
    if (found && found !== id) throw new ShopError('account_exists');
  }

  /** Two accounts with one e-mail or phone, or a gender nobody has heard of, end here. */
  const refused =
    (code: 'invalid_form' | 'invalid_account') =>
    (error: unknown): never => {
      if (store.isTaken(error)) throw new ShopError('account_exists', { cause: error });
      if (store.isUnknownReference(error))
        throw new ShopError(code, { fields: { gender_id: ['invalid'] }, cause: error });
      throw error;
    };

  const isTooLong = (password: string) => password.length > LONGEST_PASSWORD;
  const matches = async (passwordHash: string | undefined, password: string) => {
    const typed = isTooLong(password) ? '' : passwordText(password);
    const right = await hasher.verify(passwordHash ?? (await nobodysHash()), typed);
    return right && passwordHash !== undefined;
  };
  const hashOf = (password: string) => hasher.hash(passwordText(password));

  return {
    async register(sent, caller) {
      const form = tidyCustomerForm(formOf(sent));
      const fields = given(registrationErrors(form, hasAccepted(sent), osloDay(clock())));
      if (!fields.password && isGuessable(form.password, ownWords(form))) fields.password = ['password_common'];
      if (!arePreferencesReadable(sent.preferences)) fields.preferences = ['invalid'];
      if (Object.keys(fields).length > 0) throw new ShopError('invalid_form', { fields });
      await throttle.count(addressKey('register', caller), rules.limits.register, 'too_many_requests');
      const row = { ...rowOf(form, sent), password_hash: await hashOf(form.password) };
      return transact(sql, async (tx) => {
        await assertFree(tx, row.email);
        const customer = await hold(tx, await store.insertCustomer(tx, row, clock()));
        await sendVerification(tx, customer, caller);
        return customer;
      }).catch(refused('invalid_form'));
    },

    get,

    async resetPassword(sent, caller) {
      const fields = given(newPasswordErrors(sent));
      if (!fields.password && isGuessable(sent.password, [])) fields.password = ['password_common'];
      if (Object.keys(fields).length > 0) throw new ShopError('invalid_form', { fields });
      const link = emailTokens.read('reset', sent.token);
      await throttle.count(addressKey('reset', caller), rules.limits.mailFrom, 'too_many_requests');
      if (!link) throw new ShopError('link_invalid');
      const passwordHash = await hashOf(sent.password);
      await transact(sql, async (tx) => {
        const customer = await emailTokens.use(tx, 'reset', link, (id) => store.holdCustomer(tx, id));
        if (!customer) throw new ShopError('link_invalid');
        // Whoever holds the link reads the mail of this address.
        await store.updateCustomer(tx, customer.id, {
          ...noPendingEmail,
          ...{ password_hash: passwordHash, verified: true },
        });
        await sessions.closeAll(tx, customer);
        await emailTokens.end(tx, customer, ['change', 'login']);
        await mail.passwordChanged(tx, to(customer, caller));
        await forgetTries(tx, customer);
      });
    },

    rows: {
      hold,
      async update(tx, { id }, row) {
        await assertFree(tx, row.email, id);
        await store.updateCustomer(tx, id, row).catch(refused('invalid_account'));
        return hold(tx, id);
      },
      async remove(tx, customer) {
        await forgetTries(tx, customer);
        await store.deleteCustomer(tx, customer.id);
      },
      hasAccount: async (tx, email) => (await store.findByEmail(tx, email)) !== undefined,
      forgetPending: (before) => store.forgetPending(sql, before),
    },

    passwords: {
      hashOf,
      matches,
      async current(id, typed) {
        const hash = await store.findPasswordHash(sql, id);
        return hash !== undefined && (await matches(hash, typed)) ? hash : undefined;
      },
    },

    keepCookieChoices: (tx, id, choices) => store.updateCustomer(tx, id, rules.cookieColumns(choices)),

    async clubCode(id) {
      const code = await store.clubCode(sql, id);
      if (!code) throw new ShopError('no_customer');
      return code;
    },
  };
}
