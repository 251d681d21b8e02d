import { randomBytes } from 'node:crypto';
import type { Customer } from '@/lib/contracts/customers';
import {
  arePreferencesReadable,
  arePreferencesTooLarge,
  formOf,
  formOfCustomer,
  noPendingEmail,
  rowOf,
} from '@/lib/customers/account-form';
import { accountErrors, tidyCustomerForm } from '@/lib/customers/customer-form';
import { isGuessable, ownWords } from '@/lib/customers/passwords';
import { osloDay } from '@/lib/dates/dates';
import { ShopError } from '@/lib/errors';
import type { Caller, HeldCustomer, Recipient } from '@/server/customers/types';
import { transact } from '@/server/platform/db/transact';
import * as rules from './rules';
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

  const wrongPassword = (message: 'password_wrong' | 'password_needed' = 'password_wrong') =>
    new ShopError('wrong_current_password', { fields: { current_password: [message] } });

  /**
   * The hash of the current password, when it is the one typed. Guesses are counted by session: whoever has stolen one
   * has no other to go on with, and keeps the owner, who can log in, out of nothing.
   */
  async function prove(id: number, typed: string | undefined, { session }: Caller): Promise<string> {
    if (!typed) throw wrongPassword('password_needed');
    const key = `password:session:${session}`;
    await throttle.count(key, limits.password, 'too_many_logins');
    const hash = await customers.passwords.current(id, typed);
    if (hash === undefined) throw wrongPassword();
    await throttle.forget(key);
    return hash;
  }

  async function hold(tx: Transaction, id: number, proof: string | undefined) {
    const customer = await customers.rows.hold(tx, id);
    if (proof !== undefined && customer.passwordHash !== proof) throw wrongPassword();
    return customer;
  }

  async function sendVerification(tx: Transaction, customer: HeldCustomer, caller: Caller) {
    await mail.verification(tx, to(customer, caller), await emailTokens.make(tx, 'verify', customer));
  }

  /**
   * Whether the address has an account is told to who reads its mail, and to nobody else: the answer, what the account
   * shows and the work are the same (rule 6.14).
   */
  async function sendChange(tx: Transaction, customer: HeldCustomer, email: string, caller: Caller) {
    const token = await emailTokens.make(tx, 'change', customer);
    const there = to({ ...customer, email }, caller);
    if (await customers.rows.hasAccount(tx, email)) await mail.emailTaken(tx, there);
    else await mail.newEmail(tx, there, token);
  }

  async function sendAgain(tx: Transaction, customer: HeldCustomer, caller: Caller) {
    const { pending_email: email, verified } = customer;
    if (email) {
      await customers.rows.update(tx, customer, { pending_email_at: clock() });
      await sendChange(tx, customer, email, caller);
    } else if (!verified) await sendVerification(tx, customer, caller);
  }

  /** Whoever looks at a used link again is told that all is well, where it is. */
  const dead = async (tx: Transaction, link: string) =>
    new ShopError((await emailTokens.isConfirmed(tx, link)) ? 'already_verified' : 'link_invalid');

  /** Answers undefined when the address has come to an account of its own meanwhile. */
  const confirmChange = (link: string, caller: Caller) =>
    transact(sql, async (tx) => {
      const before = await emailTokens.use(tx, 'change', link, (id) => customers.rows.hold(tx, id));
      const email = before?.pending_email;
      if (!before || !email) throw await dead(tx, link);
      if (await customers.rows.hasAccount(tx, email)) {
        await customers.rows.update(tx, before, noPendingEmail);
        return undefined;
      }
      const after = await customers.rows.update(tx, before, { ...noPendingEmail, email, verified: true });
      await emailTokens.end(tx, after, ['verify', 'reset']);
      await sessions.closeAll(tx, after, [before.pendingEmailSession, caller.session]);
      await mail.emailChanged(tx, to(before, caller));
      if (!before.verified) await mail.welcome(tx, to(after, caller));
      return after.id;
    });

  return {
    async resendVerification(id, caller) {
      const { pending_email, verified } = await customers.get(id);
      if (!pending_email && verified) throw new ShopError('already_verified');
      await throttle.count(`mail:customer:${id}`, limits.mailTo, 'too_many_requests');
      const sendTo = await transact(sql, async (tx) => {
        const customer = await customers.rows.hold(tx, id);
        const email = customer.pending_email ?? (customer.verified ? undefined : customer.email);
        await sendAgain(tx, customer, caller).catch((cause) => {
          throw new ShopError('email_not_sent', { cause });
        });
        return email;
      });
      if (sendTo === undefined) throw new ShopError('already_verified');
      return { email: sendTo };
    },

    async verifyEmail(token, caller) {
      const change = emailTokens.read('change', token);
      if (change) {
        const id = await confirmChange(change, caller);
        if (id === undefined) throw new ShopError('account_exists');
        return id;
      }
      const link = emailTokens.read('verify', token);
      if (!link) throw new ShopError('link_invalid');
      return transact(sql, async (tx) => {
        const customer = await emailTokens.use(tx, 'verify', link, (id) => customers.rows.hold(tx, id));
        if (!customer) throw await dead(tx, link);
        await customers.rows.update(tx, customer, { verified: true });
        if (!customer.verified) await mail.welcome(tx, to(customer, caller));
        return customer.id;
      });
    },

    async update(id, sent, caller) {
      const before = await customers.get(id);
      const form = tidyCustomerForm(formOf(sent, formOfCustomer(before)));
      const fields = accountErrors(form, osloDay(clock())) as Record<string, string[]>;
      const asked = rules.keysIn(form, before);
      if (asked.password && !fields.password && isGuessable(form.password, ownWords(form)))
        fields.password = ['password_common'];
      if (!arePreferencesReadable(sent.preferences)) fields.preferences = ['invalid'];
      if (Object.keys(fields).length > 0) throw new ShopError('invalid_account', { fields });
      const proof = rules.needsPassword(asked) ? await prove(id, sent.current_password, caller) : undefined;
      if (asked.email) await throttle.count(`mail:customer:${id}`, limits.mailTo, 'too_many_requests');
      const passwordHash = asked.password ? await customers.passwords.hashOf(form.password) : undefined;
      return transact(sql, async (tx) => {
        // What was not sent is taken from here: another tab may have changed it since it was read above.
        const known = await hold(tx, id, proof);
        const now = tidyCustomerForm(formOf(sent, formOfCustomer(known)));
        const keys = rules.keysIn(now, known);
        if (rules.needsPassword(keys) && proof === undefined) throw wrongPassword('password_needed');
        const row = {
          ...rowOf(now, sent, known.preferences),
          ...{ email: keys.email ? known.email : now.email, password_hash: passwordHash ?? known.passwordHash },
        };
        if (arePreferencesTooLarge(row))
          throw new ShopError('invalid_account', { fields: { preferences: ['invalid'] } });
        if (keys.phone || keys.password) await sessions.closeAll(tx, known);
        const session = proof === undefined ? undefined : await sessions.renew(tx, known, caller.session);
        const pending = rules.pendingColumns(keys, sent, {
          email: now.email,
          at: clock(),
          session: session?.sessionId,
        });
        const after = await customers.rows.update(tx, known, { ...row, ...pending });
        await emailTokens.end(tx, after, rules.linksEnded(keys, sent));
        if (keys.email) {
          await sendChange(tx, after, now.email, caller);
          await mail.emailAsked(tx, to(after, caller));
        }
        if (keys.phone) await mail.phoneChanged(tx, to(after, caller));
        if (keys.password) await mail.passwordChanged(tx, to(after, caller));
        const { passwordHash: _, pendingEmailSession: __, ...customer } = after;
        return { customer, session };
      });
    },

    async remove(id, currentPassword, caller) {
      const proof = await prove(id, currentPassword, caller);
      await transact(sql, async (tx) => {
        const customer = await hold(tx, id, proof);
        const provenEmail = customer.verified ? customer.email : undefined;
        for (const forgetCustomer of forget) await forgetCustomer(tx, { id, provenEmail });
        await customers.rows.remove(tx, customer);
      });
    },

    forgetOld: () => customers.rows.forgetPending(new Date(clock().getTime() - rules.PENDING_MS)),
  };
}
