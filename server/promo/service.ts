import { formatDate } from '@/lib/dates/dates';
import { ShopError } from '@/lib/errors';
import { promoKey, promoState } from '@/lib/prices/promo-code';
import type { Sql } from '@/server/db/connection';
import type { Transaction } from '@/server/db/transact';
import { promoCode, SECRET } from './rules';
import * as store from './store';
import type { Promo, PromoDependencies } from './types';

export function createPromo({ sql, clock }: PromoDependencies): Promo {
  return {
    listed: async () => (await store.findListed(sql, clock(), SECRET)).map(promoCode),

    check: async (typed) => promoCode((await usable(typed, sql)).row),

    async valid(typed, within) {
      const { row, state } = await usable(typed, within);
      if (state === 'coming') throw new ShopError('promo_coming', { values: { from: formatDate(row.validFrom) } });
      return row;
    },
  };

  async function usable(typed: string, within: Sql | Transaction) {
    const row = await store.findByKey(within, promoKey(typed));
    if (!row) throw new ShopError('promo_unknown');
    const state = promoState(row, clock());
    if (state === 'expired') throw new ShopError('promo_expired');
    return { row, state };
  }
}
