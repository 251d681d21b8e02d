import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from '@/server/platform/db/connection';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';
import { WRONG_KEYS } from './rules';
import * as store from './store';
import type { FeedKeyAccess, FeedKeys } from './types';

interface KeysDependencies {
  sql: Sql;
  throttle: Pick<Throttle, 'count'>;
}

/** SHA-256: the key is long and random. */
const digest = (key: string) => createHash('sha256').update(key).digest('hex');

export function createKeys({ sql, throttle }: KeysDependencies): FeedKeys {
  return {
    async actorOf(key, address) {
      const found = await store.find(sql, digest(key));
      // Counts refusals only: systems with a right key share addresses.
      if (!found) await throttle.count(`feed:key:${address}`, WRONG_KEYS, 'too_many_requests');
      return found;
    },
  };
}

export function createKeyAccess({ sql, clock }: { sql: Sql; clock: Clock }): FeedKeyAccess {
  return {
    async add(name, kinds) {
      const key = `shf_${randomBytes(32).toString('base64url')}`;
      await store.insert(sql, name, kinds, digest(key), clock());
      return key;
    },
    all: () => store.all(sql),
    remove: (id) => store.revoke(sql, id, clock()),
  };
}
