import { ShopError } from '@/lib/errors';
import { promoKey, promoState } from '@/lib/prices/promo-code';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import { guessKeys, limits, promoCode, SECRET } from './rules';
import * as store from './store';
import type { Promo, PromoDependencies } from './types';

export function createPromo({ sql, clock, throttle }: PromoDependencies): Promo {
  return {
    listed: async () => (await store.findListed(sql, clock(), SECRET)).map(promoCode),

    async check(typed, address) {
      const keys = guessKeys(address, clock());
      await throttle.assertOpen(keys.address, 'too_many_requests');
      await throttle.assertOpen(keys.all, 'too_many_requests');
      const found = await find(typed, sql);
      if (typeof found !== 'string') return promoCode(found);
      await throttle.count(keys.address, limits.address, 'too_many_requests');
      await throttle.count(keys.all, limits.all, 'too_many_requests');
      throw new ShopError(found);
    },

    async valid(typed, within) {
      const found = await find(typed, within);
      if (typeof found === 'string') throw new ShopError(found);
      return found;
    },
  };

  /** The code that counts now, or why there is none. Of one that is announced later nobody learns that it is there. */
  async function find(typed: string, within: Sql | Transaction) {
    const row = await store.findByKey(within, promoKey(typed));
    const state = row && promoState(row, clock());
    if (state === 'expired') return 'promo_expired';
    return row && state === 'valid' ? row : 'promo_unknown';
  }
}
