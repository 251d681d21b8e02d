import { randomBytes } from 'node:crypto';
import type { Customer } from '@/lib/contracts/customers';
import {
  arePreferencesReadable,
  arePreferencesTooLarge,
  formOf,
  formOfCustomer,
  rowOf,
} from '@/lib/customers/account-form';
import { accountErrors, tidyCustomerForm } from '@/lib/customers/customer-form';
import { isGuessable, ownWords } from '@/lib/customers/passwords';
import { osloDay } from '@/lib/dates/dates';
import { ShopError } from '@/lib/errors';
import { normaliseEmail } from '@/lib/text/emails';
import type { Caller, HeldCustomer, Recipient } from '@/server/customers/types';
import { transact } from '@/server/db/transact';
import { limits } from './rules';
import type { AccountChanges, AccountChangesDependencies, Transaction } from './types';

export function createAccountChanges(dependencies: AccountChangesDependencies): AccountChanges {
  const { sql, clock, customers, mail, throttle, sessions, emailTokens, forget } = dependencies;

  const to = (customer: Pick<Customer, 'id' | 'firstname' | 'email'>, { brand }: Pick<Caller, 'brand'>): Recipient => ({
    customerId: customer.id,
    name: customer.firstname,
    email: customer.email,
    brand,
    key: randomBytes(12).toString('base64url'),
  });

  function wrongPassword() {
    return new ShopError('wrong_current_password', { fields: { current_password: ['password_wrong'] } });
  }

  /** Its hash, when it is the one typed. */
  async function currentPassword(customer: Customer, typed: string): Promise<string> {
    const hash = await customers.passwords.current(customer, typed);
    if (hash === undefined) throw wrongPassword();
    return hash;
  }

  async function sendVerification(tx: Transaction, customer: HeldCustomer, caller: Caller) {
    await mail.verification(tx, to(customer, caller), await emailTokens.make(tx, 'verify', customer));
  }

  return {
    async resendVerification(id, caller) {
      const customer = await customers.get(id);
      if (customer.verified) throw new ShopError('already_verified');
      await throttle.count(`mail:customer:${id}`, limits.mailTo, 'too_many_requests');
      try {
        await transact(sql, async (tx) => sendVerification(tx, await customers.rows.hold(tx, id), caller));
      } catch (cause) {
        throw new ShopError('email_not_sent', { cause });
      }
      return { email: customer.email };
    },

    async verifyEmail(token, caller) {
      const link = emailTokens.read('verify', token);
      if (!link) throw new ShopError('link_invalid');
      return transact(sql, async (tx) => {
        const customer = await emailTokens.use(tx, 'verify', link, (id) => customers.rows.hold(tx, id));
        if (!customer) throw new ShopError('link_invalid');
        await customers.rows.update(tx, customer, { verified: true });
        if (!customer.verified) await mail.welcome(tx, to(customer, caller));
        return customer.id;
      });
    },

    async update(id, sent, caller) {
      const before = await customers.get(id);
      const form = tidyCustomerForm(formOf(sent, formOfCustomer(before)));
      const fields = accountErrors(form, osloDay(clock())) as Record<string, string[]>;
      const wanted = form.password !== '';
      if (wanted && !fields.password && isGuessable(form.password, ownWords(form)))
        fields.password = ['password_common'];
      if (!arePreferencesReadable(sent.preferences)) fields.preferences = ['invalid'];
      if (Object.keys(fields).length > 0) throw new ShopError('invalid_account', { fields });
      const current = wanted ? await currentPassword(before, sent.current_password ?? '') : undefined;
      const passwordHash = wanted ? await customers.passwords.hashOf(form.password) : undefined;
      const customer = await transact(sql, async (tx) => {
        // What was not sent is taken from here: another tab may have changed it since it was read above.
        const known = await customers.rows.hold(tx, id);
        if (wanted && known.passwordHash !== current) throw wrongPassword();
        const now = tidyCustomerForm(formOf(sent, formOfCustomer(known)));
        const moved = now.email !== normaliseEmail(known.email);
        const row = {
          ...rowOf(now, sent, known.preferences),
          ...(passwordHash ? { password_hash: passwordHash } : {}),
          ...(moved ? { verified: false } : {}),
        };
        if (arePreferencesTooLarge(row))
          throw new ShopError('invalid_account', { fields: { preferences: ['invalid'] } });
        const after = await customers.rows.update(tx, known, row);
        if (moved) {
          await emailTokens.endAll(tx, after);
          await sendVerification(tx, after, caller);
          await mail.emailChanged(tx, to(known, caller));
        }
        if (wanted) {
          await sessions.closeAll(tx, after);
          await mail.passwordChanged(tx, to(after, caller));
        }
        return after;
      });
      return { customer, passwordChanged: wanted };
    },

    remove: async (id) => {
      await transact(sql, async (tx) => {
        const customer = await customers.rows.hold(tx, id);
        const provenEmail = customer.verified ? customer.email : undefined;
        for (const forgetCustomer of forget) await forgetCustomer(tx, { id, provenEmail });
        await customers.rows.remove(tx, customer);
      });
    },
  };
}
