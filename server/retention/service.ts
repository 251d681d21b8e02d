import * as rules from './rules';
import * as store from './store';
import type { Retention, RetentionDependencies } from './types';

export function createRetention({ sql, clock, mailer }: RetentionDependencies): Retention {
  return {
    anonymiseReservations: (limit) =>
      sql.begin(async (tx) => {
        const now = clock();
        const before = rules.monthsBefore(now, rules.RESERVATION_MONTHS);
        const ids = await store.lockUnsold(tx, before, rules.RESERVATION_MONTHS, limit);
        if (ids.length > 0) await store.anonymise(tx, ids, now);
        return ids.length;
      }) as Promise<number>,

    async forgetLetters(limit) {
      const before = new Date(clock().getTime() - rules.LETTER_MS);
      await mailer.forgetSent?.(before);
      return store.emptyLetters(sql, before, limit);
    },

    forgetConsents: () => store.deleteConsents(sql, rules.monthsBefore(clock(), rules.CONSENT_MONTHS)),
  };
}
