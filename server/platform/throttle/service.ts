import { ShopError } from '@/lib/errors';
import { transact } from '@/server/platform/db/transact';
import { KEPT_MS, waitAfterAttempts } from './rules';
import * as store from './store';
import type { RefusalCode, Throttle, ThrottleDependencies } from './types';

export function createThrottle({ sql, clock }: ThrottleDependencies): Throttle {
  const refuse = (waitMs: number, code: RefusalCode) => {
    if (waitMs > 0) throw new ShopError(code, { retryAfter: Math.ceil(waitMs / 1000) });
  };
  return {
    async count(tried, limit, code) {
      const key = store.storedKey(tried);
      const wait = await transact(sql, async (tx) => {
        const now = clock();
        const tries = await store.lockAttempts(tx, key, now);
        if (tries.blockedUntil && tries.blockedUntil > now) return tries.blockedUntil.getTime() - now.getTime();
        const forgotten = now.getTime() - tries.lastAt.getTime() > limit.forgottenAfterMs;
        const count = (forgotten ? 0 : tries.count) + 1;
        const next = waitAfterAttempts(count, limit);
        await store.writeAttempts(tx, key, count, now, next > 0 ? new Date(now.getTime() + next) : undefined);
        return 0;
      });
      refuse(wait, code);
    },

    async assertOpen(key, code) {
      const until = await store.findBlockedUntil(sql, store.storedKey(key));
      refuse((until?.getTime() ?? 0) - clock().getTime(), code);
    },

    takeBack: (key) => store.takeBackAttempt(sql, store.storedKey(key)),
    forget: (key, within = sql) => store.deleteAttempts(within, store.storedKey(key)),
    forgetEverywhere: (key, within = sql) => store.deleteAllAttempts(within, store.storedKey(key)),
    forgetOld: () => store.deleteOld(sql, new Date(clock().getTime() - KEPT_MS)),
  };
}
