import { createHash } from 'node:crypto';
import type { CustomerLogin, LoginType } from '@/lib/contracts/customers';
import { ShopError } from '@/lib/errors';
import { normaliseEmail } from '@/lib/text/emails';
import { recipientOf } from '@/server/customers/email-tokens/service';
import type { EmailTokens } from '@/server/customers/email-tokens/types';
import type { Sessions } from '@/server/customers/sessions/types';
import type { CustomerMail, Customers, HeldCustomer } from '@/server/customers/types';
import type { Sql } from '@/server/platform/db/connection';
import { emailSpellings } from '@/server/platform/db/email-spellings';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { customers as customerRows } from '@/server/platform/db/schema/customers';
import { type Transaction, transact } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';
import * as rules from './rules';
import type { Identifier, LoginCaller, Logins, RequestEmail } from './types';

interface Desk {
  sql: Sql;
  clock: Clock;
  throttle: Throttle;
  customers: Pick<Customers, 'get' | 'passwords' | 'rows'>;
  emailTokens: EmailTokens;
  sessions: Pick<Sessions, 'openIn'>;
  mail: Pick<CustomerMail, 'reset' | 'loginLink'>;
  requestedEmails: { request: RequestEmail };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const accountKey = ({ type, value }: Identifier) => `login:account:${digest(`${type}:${value}`)}`;

export function createLogins(desk: Desk): Logins {
  const { sql, throttle, customers, emailTokens, sessions, mail, requestedEmails } = desk;
  const countFrom = (address: string) =>
    throttle.count(`mail:address:${address}`, rules.limits.mailFrom, 'too_many_requests');

  return {
    login: (sent, type, caller) => login(desk, sent, type, caller),

    async forgotPassword(typed, { address, brand }) {
      if (!rules.isAddress(typed)) throw new ShopError('invalid_form', { fields: { email: ['email_invalid'] } });
      const email = normaliseEmail(typed);
      await countFrom(address);
      await throttle.count(`mail:reset:${digest(email)}`, rules.limits.resetTo, 'too_many_requests');
      await requestedEmails.request({ kind: 'reset', email, brand });
    },

    async askLink(sent, { address, brand }) {
      const by = rules.identifierOf(sent, undefined);
      if (!by) throw new ShopError('invalid_form', { fields: { email: ['email_invalid'] } });
      await countFrom(address);
      await throttle.count(`mail:login:${digest(`${by.type}:${by.value}`)}`, rules.limits.linkTo, 'too_many_requests');
      await requestedEmails.request({ kind: 'login', [by.type]: by.value, brand });
    },

    async useLink(token, device) {
      const link = emailTokens.read('login', token);
      if (!link) throw new ShopError('link_invalid');
      const session = await transact(sql, async (tx) => {
        const customer = await emailTokens.use(tx, 'login', link, (id) => customers.rows.hold(tx, id));
        if (!customer) throw new ShopError('link_invalid');
        return { id: customer.id, ...(await sessions.openIn(tx, customer.id, device)) };
      });
      return { customer: await customers.get(session.id), session };
    },

    writers: {
      async reset(tx, { email, brand }) {
        const customer = await find(desk, tx, { type: 'email', value: email });
        if (customer) await sendReset(desk, tx, customer, brand);
      },

      async login(tx, { email, phone, brand }) {
        const by: Identifier = email ? { type: 'email', value: email } : { type: 'phone', value: phone };
        const customer = await find(desk, tx, by);
        if (!customer) return;
        // Whoever registered an address that is not verified still knows its password: a new one ends that.
        if (!customer.verified) return sendReset(desk, tx, customer, brand);
        await mail.loginLink(tx, recipientOf(customer, brand), await emailTokens.make(tx, 'login', customer));
      },
    },
  };
}

export async function forgetTries(
  throttle: Throttle,
  tx: Transaction,
  { email, phone }: { email: string; phone: string },
) {
  await throttle.forgetEverywhere(accountKey({ type: 'email', value: email }), tx);
  await throttle.forgetEverywhere(accountKey({ type: 'phone', value: phone }), tx);
}

async function login(
  { sql, clock, throttle, customers }: Desk,
  sent: CustomerLogin,
  type: LoginType | undefined,
  caller: LoginCaller,
) {
  const by = rules.identifierOf(sent, type);
  const device = digest(caller.device ?? '');
  const found = by && (await findCredentials(sql, by, device, clock()));
  const takeBack = await (found?.known
    ? countKnown(throttle, device, found.id)
    : countStranger(throttle, by, caller.address));
  const right = await customers.passwords.matches(found?.passwordHash, sent.password);
  if (!found || !right) throw new ShopError('wrong_credentials');
  await takeBack();
  return customers.get(found.id);
}

/** Counts a login before it is tried; returns a function that takes it back. */
async function countStranger(throttle: Throttle, by: Identifier | undefined, address: string) {
  const everywhere = by ? accountKey(by) : 'login:account:none';
  const here = `${everywhere}:network:${address}`;
  const network = `login:address:${address}`;
  await throttle.count(network, rules.limits.network, 'too_many_logins');
  await throttle.count(here, rules.limits.account, 'too_many_logins');
  if (by) await throttle.count(everywhere, rules.limits.everywhere, 'too_many_logins');
  return async () => {
    await throttle.forget(here);
    await throttle.takeBack(network);
    await throttle.takeBack(everywhere);
  };
}

async function countKnown(throttle: Throttle, device: string, id: number) {
  const key = `login:device:${device}:${id}`;
  await throttle.count(key, rules.limits.account, 'too_many_logins');
  return () => throttle.forget(key);
}

async function sendReset({ mail, emailTokens }: Desk, tx: Transaction, customer: HeldCustomer, brand: string) {
  await mail.reset(tx, recipientOf(customer, brand), await emailTokens.make(tx, 'reset', customer));
}

/** `known`: the browser has logged in to this account before. */
type Credentials = Columns<typeof customerRows, 'id' | 'passwordHash'> & Computed<{ known: boolean }>;

function isOf(sql: Sql | Transaction, { type, value }: Identifier) {
  const spellings = emailSpellings(value);
  return type === 'email'
    ? sql`lower(c.email) = any(${spellings}::text[]) order by array_position(${spellings}::text[], lower(c.email)) limit 1`
    : sql`c.phone = ${value}`;
}

async function findCredentials(sql: Sql, by: Identifier, device: string, now: Date) {
  const [row] = await sql<Credentials[]>`
    select c.id, c.password_hash, exists (
      select from customer_devices d
      where d.customer_id = c.id and d.id = ${device} and d.expires_at > ${now.toISOString()}) as known
    from customers c where ${isOf(sql, by)}`;
  return row;
}

async function find({ customers }: Desk, tx: Transaction, by: Identifier): Promise<HeldCustomer | undefined> {
  const [row] = await tx<Columns<typeof customerRows, 'id'>[]>`select c.id from customers c where ${isOf(tx, by)}`;
  return row && customers.rows.hold(tx, row.id);
}
