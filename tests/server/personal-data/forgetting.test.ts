import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startOfDay } from '@/lib/dates/dates';
import { personalTables } from '@/server/parts';
import type { Kept } from '@/server/platform/db/personal-data/terms';
import { openClockedShop } from './open-shop';
import { type Person, plant, traces } from './plant';

const AT = new Date('2026-03-03T11:00:00Z');
const SECOND = 1000;

let shop: Awaited<ReturnType<typeof openClockedShop>>;
beforeAll(async () => {
  shop = await openClockedShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.sql`truncate ${shop.sql(Object.keys(personalTables))} restart identity cascade`;
});

/** The last moment at which it is still kept is just before. */
function ends(kept: Kept): Date {
  if ('days' in kept) return new Date(AT.getTime() + kept.days * 86_400_000);
  if ('accountingYears' in kept) return startOfDay(`${2026 + kept.accountingYears + 1}-01-01`);
  const end = new Date(AT);
  end.setUTCMonth(end.getUTCMonth() + kept.months);
  return end;
}

const limits = Object.entries(personalTables).flatMap(([table, { kept }]) =>
  kept.flatMap((one) => (typeof one === 'string' ? [] : [{ table, kept: one, label: `${table}: ${one.task}` }])),
);
/** What may stay for good, with the reason beside it. */
const staying = Object.entries(personalTables).flatMap(([table, { personal }]) =>
  Object.entries(personal).flatMap(([path, { stays }]) => (stays ? [`${table}.${path}`] : [])),
);

/** Everything of the table that is said to be of a person, but for what stays. */
async function tracesIn(table: string, person: Person) {
  const found = await traces(shop.sql, person);
  return found.filter((path) => path.startsWith(`${table}.`) && !staying.includes(path));
}

describe('rule 10.44: what is kept for a time is there until it ends, and gone after', () => {
  it.each(limits)('$label', async ({ table, kept }) => {
    const unsold = kept.task === 'anonymise old reservations';
    const person = await plant(shop.sql, { word: 'sigrunxq', id: 987_001, at: AT, unsold });
    const before = await tracesIn(table, person);
    expect(before.length).toBeGreaterThan(0);
    await shop.runAt(new Date(ends(kept).getTime() - SECOND), kept.task);
    expect(await tracesIn(table, person)).toEqual(kept.after === 'it ended' && ends(kept) === AT ? [] : before);
    await shop.runAt(new Date(ends(kept).getTime() + SECOND), kept.task);
    expect(await tracesIn(table, person)).toEqual([]);
  });

  it('of a guest nothing is left when all of it has ended', async () => {
    const guest = await plant(shop.sql, { word: 'gjestxq', id: 987_101, at: AT, account: false });
    const left = await plant(shop.sql, { word: 'ukjentxq', id: 987_201, at: AT, account: false, unsold: true });
    for (const name of shop.forgetting) await shop.runAt(new Date('2032-01-01T00:00:00Z'), name);
    const found = await traces(shop.sql, guest, left);
    expect(found.filter((path) => !staying.includes(path))).toEqual([]);
  });

  it('the series of documents is whole, with its sums, when the buyers have gone', async () => {
    await plant(shop.sql, { word: 'sigrunxq', id: 987_001, at: AT });
    const documents = () =>
      shop.sql`select org_no, kind, number, total, order_id, created_at from sales_documents order by id`;
    const before = await documents();
    await shop.runAt(new Date('2032-01-01T00:00:00Z'), 'forget old sales');
    expect(await documents()).toEqual(before);
  });

  it('a sale is kept with the credit note that takes it back, as long as that is kept', async () => {
    const person = await plant(shop.sql, { word: 'sigrunxq', id: 987_001, at: AT });
    await shop.sql`
      insert into sales_documents (org_no, kind, number, order_id, fulfilment_id, cause, total, body, created_at)
      select org_no, 'credit', number, order_id, fulfilment_id, 'withdrawal', total, body, '2027-01-01T10:00:00Z' from sales_documents`;
    await shop.runAt(new Date('2032-12-31T22:59:00Z'), 'forget old sales');
    expect(await tracesIn('sales_documents', person)).toHaveLength(4);
    await shop.runAt(new Date('2032-12-31T23:01:00Z'), 'forget old sales');
    expect(await tracesIn('sales_documents', person)).toEqual([]);
  });
});
