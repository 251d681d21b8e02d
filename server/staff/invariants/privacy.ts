import { monthsBefore } from '@/lib/dates/dates';
import { personalTables } from '@/server/parts';
import { type Kept, lateBefore } from '@/server/platform/db/personal-data/terms';
import type { Computed } from '@/server/platform/db/rows';
import type { Db, Invariant } from '@/server/platform/part';

const DAY = 24 * 3600_000;
function endOf(kept: Kept, now: Date): Date {
  const late = new Date(lateBefore(now, 0));
  if ('days' in kept) return new Date(late.getTime() - kept.days * DAY);
  return monthsBefore(late, 'months' in kept ? kept.months : kept.accountingYears * 12);
}

const notPast = (table: string, kept: Kept, { column, what, rule }: NonNullable<Kept['past']>): Invariant => ({
  name: `no ${what} past their time`,
  rule,
  async find(sql: Db, now: Date) {
    const [row] = await sql<Computed<{ count: number }>[]>`
      select count(*)::int as count from ${sql(table)} where ${sql(column)} < ${endOf(kept, now).toISOString()}`;
    return row && row.count > 0 ? [{ what: `${row.count} ${what}` }] : [];
  },
});

export const privacy: readonly Invariant[] = Object.entries(personalTables).flatMap(([table, { kept }]) =>
  kept.flatMap((one) => (typeof one !== 'string' && one.past ? [notPast(table, one, one.past)] : [])),
);
