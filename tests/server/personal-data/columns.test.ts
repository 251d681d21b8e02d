import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobNames, personalTables, plainTables } from '@/server/parts';
import { activities } from '@/server/platform/db/personal-data/activities';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const PART = 'part.ts of the part that writes the table';
const words = (text: string) => text.split(' ').filter(Boolean);
const columnOf = (path: string) => path.split('.')[0] as string;

/** `<table>.<column>` for every column that is accounted for. */
const classified = [
  ...Object.entries(personalTables).flatMap(([table, { personal, plain }]) =>
    [...new Set([...Object.keys(personal).map(columnOf), ...words(plain)])].map((column) => `${table}.${column}`),
  ),
  ...Object.entries(plainTables).flatMap(([table, plain]) => words(plain).map((column) => `${table}.${column}`)),
];

async function columns(): Promise<string[]> {
  const rows = await database.sql<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' order by 1`;
  return rows.map(({ name }) => name);
}
const unaccounted = async () => (await columns()).filter((name) => !classified.includes(name));

describe('rule 10.44: every column is accounted for', () => {
  it('each column of the database is said to be of a person or not', async () => {
    const missing = await unaccounted();
    expect(
      missing,
      `New columns: ${missing.join(', ')}. Say in ${PART} whether they hold something of a person; if so whose, how long, which job
      forgets it, whether the customer's copy has it (server/customers/history) and what deletion does (forgetCustomer, forgetOrders). Then delete
      docs/records-of-processing.md and run tests/server/personal-data, which writes it anew`,
    ).toEqual([]);
  });

  it('nothing is accounted for that is not there, and nothing twice', async () => {
    const there = new Set(await columns());
    expect(classified.filter((name) => !there.has(name))).toEqual([]);
    const both = Object.entries(personalTables).flatMap(([table, { personal, plain }]) =>
      words(plain)
        .filter((column) => Object.keys(personal).some((path) => columnOf(path) === column))
        .map((c) => `${table}.${c}`),
    );
    expect([...both, ...Object.keys(personalTables).filter((table) => table in plainTables)]).toEqual([]);
  });

  it('a planted column is missed', async () => {
    await database.sql`alter table favourites add column nickname text`;
    expect(await unaccounted()).toEqual(['favourites.nickname']);
    await database.sql`alter table favourites drop column nickname`;
  });

  it('every activity has tables or says where it is kept, and every table an activity', () => {
    const used = new Set(Object.values(personalTables).map(({ activity }) => activity));
    const idle = Object.entries(activities).filter(([id, one]) => !used.has(id as never) && !('outside' in one));
    expect(idle.map(([id]) => id)).toEqual([]);
  });

  it('every time limit names a job of the shop', () => {
    const tasks = jobNames();
    expect(tasks.length).toBeGreaterThan(20);
    const named = Object.values(personalTables).flatMap(({ kept }) =>
      kept.flatMap((one) => (typeof one === 'string' ? [] : [one.task])),
    );
    expect(named.filter((task) => !tasks.includes(task))).toEqual([]);
    const forgetting = tasks.filter((name) => /^(forget|anonymise) /.test(name ?? ''));
    const idle = forgetting.filter((task) => !named.includes(task ?? ''));
    // Of searches, changes, imports and webhooks nobody is named. An unconfirmed address is a column of a row that stays, and rule 6.14 has
    // its test; the orders of a deleted account wait for their end, which the clock does not tell alone.
    expect(idle.sort()).toEqual([
      'anonymise orders of deleted accounts',
      'forget new addresses nobody confirmed',
      'forget old changes',
      'forget old imports',
      'forget old searches',
      'forget old webhooks',
    ]);
  });
});
