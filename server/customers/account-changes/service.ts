import type { Customer, CustomerUpdate } from '@/lib/contracts/customers';
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
import { recipientOf, sendVerification } from '@/server/customers/email-tokens/service';
import type { EmailTokens } from '@/server/customers/email-tokens/types';
import type { Sessions } from '@/server/customers/sessions/types';
import type { Caller, CustomerMail, Customers, HeldCustomer } from '@/server/customers/types';
import type { Sql } from '@/server/platform/db/connection';
import type { ForgetCustomer } from '@/server/platform/db/personal-data/forgetting';
import { type Transaction, transact } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';
import * as rules from './rules';
import { limits } from './rules';
import type { AccountChanges } from './types';

interface Desk {
  sql: Sql;
  clock: Clock;
  customers: Pick<Customers, 'get' | 'rows' | 'passwords'>;
  mail: CustomerMail;
  throttle: Throttle;
  sessions: Pick<Sessions, 'closeAll' | 'renew'>;
  emailTokens: EmailTokens;
  forget: readonly ForgetCustomer[];
}

export const createAccountChanges = (desk: Desk): AccountChanges => ({
  resendVerification: (id, caller) => resendVerification(desk, id, caller),
  verifyEmail: (token, caller) => verifyEmail(desk, token, caller),
  update: (id, sent, caller) => update(desk, id, sent, caller),

  async remove(id, currentPassword, caller) {
    const { sql, customers, forget } = desk;
    const proof = await prove(desk, id, currentPassword, caller);
    await transact(sql, async (tx) => {
      const customer = await hold(desk, tx, id, proof);
      const provenEmail = customer.verified ? customer.email : undefined;
      for (const forgetCustomer of forget) await forgetCustomer(tx, { id, provenEmail });
      await customers.rows.remove(tx, customer);
    });
  },

  forgetOld: () => desk.customers.rows.forgetPending(new Date(desk.clock().getTime() - rules.PENDING_MS)),
});

const wrongPassword = (message: 'password_wrong' | 'password_needed' = 'password_wrong') =>
  new ShopError('wrong_current_password', { fields: { current_password: [message] } });

/** Counts guesses by session: a thief of a session has no other to continue with, and cannot lock out the owner. */
async function prove({ throttle, customers }: Desk, id: number, typed: string | undefined, { session }: Caller) {
  if (!typed) throw wrongPassword('password_needed');
  const key = `password:session:${session}`;
  await throttle.count(key, limits.password, 'too_many_logins');
  const hash = await customers.passwords.current(id, typed);
  if (hash === undefined) throw wrongPassword();
  await throttle.forget(key);
  return hash;
}

async function hold({ customers }: Desk, tx: Transaction, id: number, proof: string | undefined) {
  const customer = await customers.rows.hold(tx, id);
  if (proof !== undefined && customer.passwordHash !== proof) throw wrongPassword();
  return customer;
}

const countEmail = ({ throttle }: Desk, id: number) =>
  throttle.count(`mail:customer:${id}`, limits.mailTo, 'too_many_requests');

async function resendVerification(desk: Desk, id: number, { brand }: Caller) {
  const { sql, clock, customers } = desk;
  const { pending_email, verified } = await customers.get(id);
  if (!pending_email && verified) throw new ShopError('already_verified');
  await countEmail(desk, id);
  const email = await transact(sql, async (tx) => {
    const customer = await customers.rows.hold(tx, id);
    try {
      if (customer.pending_email) {
        await customers.rows.update(tx, customer, { pending_email_at: clock() });
        await confirmNewAddress(desk, tx, customer, customer.pending_email, brand);
      } else if (!customer.verified) await sendVerification(desk, tx, customer, brand);
    } catch (cause) {
      throw new ShopError('email_not_sent', { cause });
    }
    return customer.pending_email ?? (customer.verified ? undefined : customer.email);
  });
  if (email === undefined) throw new ShopError('already_verified');
  return { email };
}

/** Only the reader of the new address learns whether it has an account (rule 6.14). */
async function confirmNewAddress(
  { mail, emailTokens, customers }: Desk,
  tx: Transaction,
  customer: HeldCustomer,
  email: string,
  brand: string,
) {
  const token = await emailTokens.make(tx, 'change', customer);
  const to = recipientOf({ ...customer, email }, brand);
  if (await customers.rows.hasAccount(tx, email)) await mail.emailTaken(tx, to);
  else await mail.newEmail(tx, to, token);
}

async function verifyEmail(desk: Desk, token: string, caller: Caller): Promise<number> {
  const { sql, customers, emailTokens, mail } = desk;
  const change = emailTokens.read('change', token);
  if (change) {
    const id = await changeAddress(desk, change, caller);
    if (id === undefined) throw new ShopError('account_exists');
    return id;
  }
  const link = emailTokens.read('verify', token);
  if (!link) throw new ShopError('link_invalid');
  return transact(sql, async (tx) => {
    const customer = await emailTokens.use(tx, 'verify', link, (id) => customers.rows.hold(tx, id));
    if (!customer) throw await unusable(desk, tx, link);
    await customers.rows.update(tx, customer, { verified: true });
    if (!customer.verified) await mail.welcome(tx, recipientOf(customer, caller.brand));
    return customer.id;
  });
}

const unusable = async ({ emailTokens }: Desk, tx: Transaction, link: string) =>
  new ShopError((await emailTokens.isConfirmed(tx, link)) ? 'already_verified' : 'link_invalid');

const changeAddress = (desk: Desk, link: string, { brand, session }: Caller) =>
  transact(desk.sql, async (tx) => {
    const { customers, emailTokens, sessions, mail } = desk;
    const before = await emailTokens.use(tx, 'change', link, (id) => customers.rows.hold(tx, id));
    const email = before?.pending_email;
    if (!before || !email) throw await unusable(desk, tx, link);
    if (await customers.rows.hasAccount(tx, email)) {
      await customers.rows.update(tx, before, noPendingEmail);
      return undefined;
    }
    const after = await customers.rows.update(tx, before, { ...noPendingEmail, email, verified: true });
    await emailTokens.end(tx, after, ['verify', 'reset']);
    await sessions.closeAll(tx, after, [before.pendingEmailSession, session]);
    await mail.emailChanged(tx, recipientOf(before, brand));
    if (!before.verified) await mail.welcome(tx, recipientOf(after, brand));
    return after.id;
  });

async function update(desk: Desk, id: number, sent: CustomerUpdate, caller: Caller) {
  const { sql, customers } = desk;
  const before = await customers.get(id);
  const { form, keys } = changeOf(sent, before);
  assertValid(desk, form, keys, sent);
  const proof = rules.needsPassword(keys) ? await prove(desk, id, sent.current_password, caller) : undefined;
  if (keys.email) await countEmail(desk, id);
  const passwordHash = keys.password ? await customers.passwords.hashOf(form.password) : undefined;
  return transact(sql, async (tx) => {
    const known = await hold(desk, tx, id, proof);
    return write(desk, tx, { known, sent, proof, passwordHash }, caller);
  });
}

const changeOf = (sent: CustomerUpdate, known: Customer) => {
  const form = tidyCustomerForm(formOf(sent, formOfCustomer(known)));
  return { form, keys: rules.keysIn(form, known) };
};

function assertValid(
  { clock }: Desk,
  form: ReturnType<typeof changeOf>['form'],
  keys: rules.Keys,
  sent: CustomerUpdate,
) {
  const fields: Record<string, string[]> = accountErrors(form, osloDay(clock()));
  if (keys.password && !fields.password && isGuessable(form.password, ownWords(form)))
    fields.password = ['password_common'];
  if (!arePreferencesReadable(sent.preferences)) fields.preferences = ['invalid'];
  if (Object.keys(fields).length > 0) throw new ShopError('invalid_account', { fields });
}

interface Change {
  known: HeldCustomer;
  sent: CustomerUpdate;
  proof: string | undefined;
  passwordHash: string | undefined;
}

async function write(desk: Desk, tx: Transaction, { known, sent, proof, passwordHash }: Change, caller: Caller) {
  const { clock, customers, sessions, emailTokens, mail } = desk;
  // What was not sent is taken from the locked row: another tab may have changed it.
  const { form, keys } = changeOf(sent, known);
  if (rules.needsPassword(keys) && proof === undefined) throw wrongPassword('password_needed');
  const row = {
    ...rowOf(form, sent, known.preferences),
    ...{ email: keys.email ? known.email : form.email, password_hash: passwordHash ?? known.passwordHash },
  };
  if (arePreferencesTooLarge(row)) throw new ShopError('invalid_account', { fields: { preferences: ['invalid'] } });
  if (keys.phone || keys.password) await sessions.closeAll(tx, known);
  const session = proof === undefined ? undefined : await sessions.renew(tx, known, caller.session);
  const asked = { email: form.email, at: clock(), session: session?.sessionId };
  const after = await customers.rows.update(tx, known, { ...row, ...rules.pendingColumns(keys, sent, asked) });
  await emailTokens.end(tx, after, rules.linksEnded(keys, sent));
  const to = () => recipientOf(after, caller.brand);
  if (keys.email) {
    await confirmNewAddress(desk, tx, after, form.email, caller.brand);
    await mail.emailAsked(tx, to());
  }
  if (keys.phone) await mail.phoneChanged(tx, to());
  if (keys.password) await mail.passwordChanged(tx, to());
  const { passwordHash: _, pendingEmailSession: __, ...customer } = after;
  return { customer, session };
}
