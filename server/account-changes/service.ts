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
import type { Caller, Recipient } from '@/server/customers/types';
import { transact } from '@/server/db/transact';
import type { AccountChanges, AccountChangesDependencies } from './types';

export function createAccountChanges(dependencies: AccountChangesDependencies): AccountChanges {
  const { sql, clock, customers, mail, sessions, emailTokens, forget } = dependencies;

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

  return {
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
        const known = await customers.rows.lock(tx, id);
        if (!known) throw new ShopError('no_customer');
        if (wanted && known.passwordHash !== current) throw wrongPassword();
        const now = tidyCustomerForm(formOf(sent, formOfCustomer(known)));
        const moved = now.email !== known.email;
        const row = {
          ...rowOf(now, sent, known.preferences),
          ...(passwordHash ? { password_hash: passwordHash } : {}),
          ...(moved ? { verified: false } : {}),
        };
        if (arePreferencesTooLarge(row))
          throw new ShopError('invalid_account', { fields: { preferences: ['invalid'] } });
        await customers.rows.update(tx, id, row);
        const after = await customers.rows.find(tx, id);
        if (moved) {
          await emailTokens.endAll(tx, id);
          await mail.verification(tx, to(after, caller), await emailTokens.make(tx, 'verify', after));
          await mail.emailChanged(tx, to(known, caller));
        }
        if (wanted) {
          await sessions.closeAll(tx, id);
          await mail.passwordChanged(tx, to(after, caller));
        }
        return after;
      });
      return { customer, passwordChanged: wanted };
    },

    remove: async (id) => {
      await transact(sql, async (tx) => {
        const customer = await customers.rows.lock(tx, id);
        if (!customer) throw new ShopError('no_customer');
        for (const forgetCustomer of forget) await forgetCustomer(tx, { id, email: customer.email });
        await customers.rows.remove(tx, customer);
      });
    },
  };
}
