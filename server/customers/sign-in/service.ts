import { createHash, randomBytes } from 'node:crypto';
import { ShopError } from '@/lib/errors';
import { normaliseEmail } from '@/lib/text/emails';
import type { Caller, HeldCustomer } from '@/server/customers/types';
import { transact } from '@/server/platform/db/transact';
import * as rules from './rules';
import * as store from './store';
import type { Identifier, LoginCaller, Logins, LoginsDependencies, Transaction } from './types';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const accountKey = ({ type, value }: Identifier) => `login:account:${digest(`${type}:${value}`)}`;

export function createLogins(dependencies: LoginsDependencies): Logins {
  const { sql, clock, throttle, customers, emailTokens, mail, wanted } = dependencies;

  /** Counts a try before it is made; answers how to take it back when it was right. */
  async function countStranger(by: Identifier | undefined, { address }: Caller) {
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

  async function countKnown(device: string, id: number) {
    const key = `login:device:${device}:${id}`;
    await throttle.count(key, rules.limits.account, 'too_many_logins');
    return () => throttle.forget(key);
  }

  const to = ({ id: customerId, firstname: name, email }: HeldCustomer, brand: string) => ({
    ...{ customerId, name, email, brand },
    key: randomBytes(12).toString('base64url'),
  });

  async function find(tx: Transaction, by: Identifier): Promise<HeldCustomer | undefined> {
    const id = await store.findAccount(tx, by);
    return id === undefined ? undefined : customers.rows.hold(tx, id);
  }

  async function sendReset(tx: Transaction, customer: HeldCustomer, brand: string) {
    await mail.reset(tx, to(customer, brand), await emailTokens.make(tx, 'reset', customer));
  }

  return {
    async login(sent, type, caller: LoginCaller) {
      const by = rules.identifierOf(sent, type);
      const device = digest(caller.device ?? '');
      const found = by && (await store.findCredentials(sql, by, device, clock()));
      const wasRight = await (found?.known ? countKnown(device, found.id) : countStranger(by, caller));
      const right = await customers.passwords.matches(found?.passwordHash, sent.password);
      if (!found || !right) throw new ShopError('wrong_credentials');
      await wasRight();
      return customers.get(found.id);
    },

    async forgotPassword(typed, { address, brand }) {
      if (!rules.isAddress(typed)) throw new ShopError('invalid_form', { fields: { email: ['email_invalid'] } });
      const email = normaliseEmail(typed);
      await throttle.count(`mail:address:${address}`, rules.limits.mailFrom, 'too_many_requests');
      await throttle.count(`mail:reset:${digest(email)}`, rules.limits.resetTo, 'too_many_requests');
      await wanted.want({ kind: 'reset', email, brand });
    },

    async askLink(sent, { address, brand }) {
      const by = rules.identifierOf(sent, undefined);
      if (!by) throw new ShopError('invalid_form', { fields: { email: ['email_invalid'] } });
      await throttle.count(`mail:address:${address}`, rules.limits.mailFrom, 'too_many_requests');
      await throttle.count(`mail:login:${digest(`${by.type}:${by.value}`)}`, rules.limits.linkTo, 'too_many_requests');
      await wanted.want({ kind: 'login', [by.type]: by.value, brand });
    },

    async useLink(token) {
      const link = emailTokens.read('login', token);
      const customer =
        link && (await transact(sql, (tx) => emailTokens.use(tx, 'login', link, (id) => customers.rows.hold(tx, id))));
      if (!customer) throw new ShopError('link_invalid');
      return customers.get(customer.id);
    },

    async forgetTries(tx, { email, phone }) {
      const ways: Identifier[] = [
        { type: 'email', value: email },
        { type: 'phone', value: phone },
      ];
      for (const by of ways) await throttle.forgetEverywhere(accountKey(by), tx);
    },

    writers: {
      async reset(tx, { email, brand }) {
        const customer = await find(tx, { type: 'email', value: email });
        if (customer) await sendReset(tx, customer, brand);
      },

      async login(tx, { email, phone, brand }) {
        const by: Identifier = email ? { type: 'email', value: email } : { type: 'phone', value: phone };
        const customer = await find(tx, by);
        if (!customer) return;
        // Whoever made an account with an address nobody has proven still knows its password: a new one ends that.
        if (!customer.verified) return sendReset(tx, customer, brand);
        await mail.loginLink(tx, to(customer, brand), await emailTokens.make(tx, 'login', customer));
      },
    },
  };
}
