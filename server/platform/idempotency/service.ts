import { createHash } from 'node:crypto';
import { ShopError } from '@/lib/errors';
import { IDEMPOTENCY_KEY } from '@/lib/orders/idempotency-key';
import { KEPT_MS, ownedKey } from './rules';
import * as store from './store';
import type { Idempotency, IdempotencyDependencies, KeyedRequest } from './types';

export function createIdempotency({ sql, clock }: IdempotencyDependencies): Idempotency {
  function read({ key, customerId }: Omit<KeyedRequest, 'text'>) {
    if (key === undefined) return undefined;
    if (!IDEMPOTENCY_KEY.test(key)) throw new ShopError('invalid_idempotency_key');
    return ownedKey(key, customerId);
  }

  return {
    async knows(request) {
      const key = read(request);
      return key !== undefined && store.isKnown(sql, key);
    },

    async once(tx, request, work) {
      const key = read(request);
      if (key === undefined) return work();
      const digest = createHash('sha256').update(request.text).digest('hex');
      const first = await store.claim(tx, key, digest, clock());
      if (first && first.digest !== digest) throw new ShopError('idempotency_key_reused');
      if (first) return first.body as Awaited<ReturnType<typeof work>>;
      const answer = await work();
      await store.keep(tx, key, answer);
      return answer;
    },

    forgetOld: () => store.deleteOld(sql, new Date(clock().getTime() - KEPT_MS)),
    forgetCustomer: (tx, { id }) => store.deleteOwned(tx, ownedKey('', id)),
  };
}
