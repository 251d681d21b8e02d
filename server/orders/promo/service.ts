import type { PromoCode } from '@/lib/contracts/promo';
import { ShopError } from '@/lib/errors';
import { promoDiscount, promoKey, promoState } from '@/lib/prices/promo-code';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns } from '@/server/platform/db/rows';
import type { promoCodes } from '@/server/platform/db/schema/orders';
import type { Transaction } from '@/server/platform/db/transact';
import type { Throttle, ThrottleLimit } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';

interface PromoDependencies {
  sql: Sql;
  clock: Clock;
  throttle: Pick<Throttle, 'count' | 'assertOpen'>;
}

/** `amount` is øre when fixed, else ten-thousandths. */
export type PromoRow = Columns<
  typeof promoCodes,
  'id' | 'code' | 'name' | 'validFrom' | 'validTo' | 'fixed' | 'amount' | 'type'
>;

export interface Promo {
  listed(): Promise<PromoCode[]>;
  /**
   * A code that is not valid yet is as unknown as one that does not exist.
   * @throws {ShopError} promo_unknown, promo_expired, too_many_requests
   */
  check(typed: string, address: string): Promise<PromoCode>;
  /** Reads within an order's transaction. @throws {ShopError} promo_unknown, promo_expired */
  valid(typed: string, within: Transaction): Promise<PromoRow>;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Limits wrong codes (rule 17.5) per network and of all: the second slows shoppers by seconds, and never locks them out. */
export const limits = {
  address: { free: 20, firstWaitMs: 60 * SECOND, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
  all: { free: 3000, firstWaitMs: SECOND, longestWaitMs: 2 * SECOND, forgottenAfterMs: HOUR },
} as const satisfies Record<string, ThrottleLimit>;

const guessKeys = (address: string, at: Date) => ({
  address: `promo:address:${address}`,
  all: `promo:hour:${at.toISOString().slice(0, 13)}`,
});

const SECRET = 'secret';

function promoCode(row: PromoRow): PromoCode {
  const { fixed, amount } = promoDiscount(row);
  return {
    Id: row.id,
    Code: row.code,
    Name: row.name,
    ValidFrom: row.validFrom.toISOString(),
    ValidTo: row.validTo.toISOString(),
    Fixed: fixed,
    Amount: amount,
    Type: row.type,
  };
}

async function findByKey(sql: Sql | Transaction, key: string): Promise<PromoRow | undefined> {
  // `upper` knows only A to Z in the locale C. The newest of codes that differ in case counts.
  const [row] = await sql<PromoRow[]>`
    select id, code, name, valid_from, valid_to, fixed, amount, type
    from promo_codes
    where translate(upper(regexp_replace(code, '\\s', '', 'g')), 'æøåäöéü', 'ÆØÅÄÖÉÜ') = ${key}
    order by valid_to desc, id desc limit 1`;
  return row;
}

const findListed = (sql: Sql, at: Date) => sql<PromoRow[]>`
  select id, code, name, valid_from, valid_to, fixed, amount, type
  from promo_codes
  where type <> ${SECRET} and valid_from <= ${at.toISOString()} and valid_to > ${at.toISOString()}
  order by valid_to, id`;

export function createPromo({ sql, clock, throttle }: PromoDependencies): Promo {
  /** Hides codes that are not valid yet. */
  async function find(typed: string, within: Sql | Transaction) {
    const row = await findByKey(within, promoKey(typed));
    const state = row && promoState(row, clock());
    if (state === 'expired') return 'promo_expired';
    return row && state === 'valid' ? row : 'promo_unknown';
  }

  return {
    listed: async () => (await findListed(sql, clock())).map(promoCode),

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
}
