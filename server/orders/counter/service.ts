import { createHash, randomBytes } from 'node:crypto';
import { monthsBefore } from '@/lib/dates/dates';
import { ShopError } from '@/lib/errors';
import { IDEMPOTENCY_KEY } from '@/lib/orders/idempotency-key';
import type { PasswordHasher } from '@/server/platform/argon2id';
import type { Sql } from '@/server/platform/db/connection';
import { transact } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';
import * as rules from './rules';
import * as store from './store';
import type { AtCounter, Counter, CounterAccess } from './types';

interface CounterDependencies {
  sql: Sql;
  clock: Clock;
  throttle: Pick<Throttle, 'count' | 'takeBack' | 'forget'>;
  /** Codes are short enough to be typed, so their hashes have to be slow. */
  hasher: PasswordHasher;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const random = () => randomBytes(32).toString('base64url');

const atCounter = ({ id, name, shopId, shopName }: store.PersonRow, expiresAt: Date): AtCounter => ({
  session: { shop: { id: shopId, name: shopName }, name, expiresAt: expiresAt.toISOString() },
  actor: { shopId, name, id: `staff:${id}` },
});

export function createCounter({ sql, clock, throttle, hasher }: CounterDependencies): Counter {
  /** Checked for unknown logins too, so that the answer takes as long. */
  let nobody: Promise<string> | undefined;
  const nobodysHash = () => {
    nobody ??= hasher.hash(random());
    return nobody;
  };

  return {
    async login(typed, address) {
      const code = rules.readCode(typed);
      const byAddress = `counter:address:${address}`;
      // By network: sixty bits cannot be guessed, and failed logins elsewhere must not lock out this shop.
      const byLogin = `counter:login:${code?.login ?? ''}:network:${address}`;
      await throttle.count(byAddress, rules.limits.address, 'too_many_logins');
      if (code) await throttle.count(byLogin, rules.limits.login, 'too_many_logins');
      const person = code && (await store.findByLogin(sql, code.login));
      const right = await hasher.verify(person?.codeHash ?? (await nobodysHash()), code?.secret ?? '');
      if (!person || !right) throw new ShopError('wrong_code');
      const now = clock();
      const expiresAt = new Date(now.getTime() + rules.SESSION_LIFETIME_MS);
      const token = random();
      const opened = await store.insertSession(sql, digest(token), person.id, person.codeHash, now, expiresAt);
      if (!opened) throw new ShopError('wrong_code');
      await throttle.forget(byLogin);
      await throttle.takeBack(byAddress);
      return { token, session: atCounter(person, expiresAt).session };
    },

    async find(token) {
      const row = await store.findSession(sql, digest(token), clock());
      return row && atCounter(row, row.expiresAt);
    },

    logout: (token) => store.deleteSession(sql, digest(token)),

    async actorOfKey(key, address) {
      const found = await store.findKey(sql, digest(key));
      // Counts refusals only: systems with a right key share addresses.
      if (!found) await throttle.count(`counter:key:${address}`, rules.limits.address, 'too_many_requests');
      return found && { shopId: found.shopId, name: found.name, id: `key:${found.id}` };
    },

    async once(tx, { actor, key, text }, work) {
      if (key === undefined) return work();
      if (!IDEMPOTENCY_KEY.test(key)) throw new ShopError('invalid_idempotency_key');
      const id = `${actor.id}:${key}`;
      const request = digest(text);
      const first = await store.claimAction(tx, id, request, clock());
      if (first && first.requestDigest !== request) throw new ShopError('idempotency_key_reused');
      if (first) return first.answer as Awaited<ReturnType<typeof work>>;
      const answer = await work();
      await store.keepAnswer(tx, id, answer);
      return answer;
    },

    forgetOrders: store.deleteActionsOf,

    async forgetOld() {
      const now = clock();
      const codes = await store.deleteRevoked(sql, monthsBefore(now, rules.REVOKED_KEPT_MONTHS));
      return codes + (await store.deleteOld(sql, now, new Date(now.getTime() - rules.ACTION_LIFETIME_MS)));
    },
  };
}

export function createCounterAccess({
  sql,
  clock,
  hasher,
}: Pick<CounterDependencies, 'sql' | 'clock' | 'hasher'>): CounterAccess {
  return {
    shop: (named) => store.findShop(sql, named),

    async addCode(shop, name) {
      const secret = rules.secretOf(randomBytes(rules.SECRET_BYTES));
      const codeHash = await hasher.hash(secret);
      return transact(sql, async (tx) => {
        const id = await store.lockPerson(tx, shop.id, name);
        const login = rules.loginOf(shop.slug, id);
        await store.writeCode(tx, id, login, codeHash, clock());
        await store.endSessions(tx, id);
        return rules.codeOf(login, secret);
      });
    },

    revokeCode: (shop, name) =>
      transact(sql, async (tx) => {
        const id = await store.revokeCode(tx, shop.id, name, clock());
        if (id !== undefined) await store.endSessions(tx, id);
        return id !== undefined;
      }),

    codes: (shop) => store.codes(sql, shop?.id),

    async addKey(shop, name) {
      const key = `shk_${random()}`;
      await store.insertKey(sql, shop.id, name, digest(key), clock());
      return key;
    },

    revokeKey: (id) => store.revokeKey(sql, id, clock()),
    keys: () => store.keys(sql),
  };
}
