import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personalTables } from '@/server/parts';
import { argon2id } from '@/server/platform/argon2id';
import { systemMs } from '@/server/ports/clock';
import { PASSWORD } from '@/tests/server/api/open-shop';
import { openClockedShop } from './open-shop';
import { type Person, plant, traces } from './plant';

/** Two years ago: what was bought is over, and of the books nothing is. */
const AT = new Date(systemMs() - 2 * 365 * 86_400_000);

let shop: Awaited<ReturnType<typeof openClockedShop>>;
let sigrun: Person;
let ola: Person;
beforeAll(async () => {
  shop = await openClockedShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.sql`truncate ${shop.sql(Object.keys(personalTables))} restart identity cascade`;
  sigrun = await plant(shop.sql, { word: 'sigrunxq', id: 987_001, at: AT });
  ola = await plant(shop.sql, { word: 'olaxq', id: 987_101, at: AT });
});

const paths = Object.entries(personalTables).flatMap(([table, { personal }]) =>
  Object.entries(personal).map(([path, column]) => ({ name: `${table}.${path}`, table, path, ...column })),
);

async function leave(id: number) {
  await shop.sql`update customers set password_hash = ${await argon2id.hash(PASSWORD)} where id = ${id}`;
  await shop.shop.customers.changes.remove(id, PASSWORD, { address: '203.0.113.7', brand: 'nordvidda', session: 's' });
}

/** The values of a column in the rows that hold something of this person. */
async function values(table: string, path: string): Promise<unknown[]> {
  const rows = await shop.sql<{ row: Record<string, unknown> }[]>`select to_jsonb(t) as row from ${shop.sql(table)} t`;
  return rows.map(({ row }) => path.split('.').reduce<unknown>((inner, name) => (inner as never)?.[name], row));
}

it('rule 10.44: something is planted in every column that can hold something of a person', async () => {
  const empty: string[] = [];
  for (const { name, table, path } of paths) {
    const planted = (await values(table, path)).some(
      (value) => value !== undefined && value !== null && value !== '' && value !== false,
    );
    if (!planted) empty.push(name);
  }
  expect(empty, 'Plant a value there in tests/server/personal-data/plant.ts').toEqual([]);
});

describe('rule 10.40: the copy of one’s data', () => {
  it('has what is said to be in it, nothing that is not, and nothing of anybody else', async () => {
    const copy = JSON.stringify(await shop.shop.customers.history.export(sigrun.id));
    const has = ({ name }: { name: string }) => copy.includes(`${sigrun.word} ${name}`);
    const texts = [];
    for (const one of paths)
      if ((await values(one.table, one.path)).includes(`${sigrun.word} ${one.name}`)) texts.push(one);
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter((one) => one.exported === true && !has(one)).map(({ name }) => name)).toEqual([]);
    expect(texts.filter((one) => one.exported !== true && has(one)).map(({ name }) => name)).toEqual([]);
    for (const mark of [ola.word, String(ola.id), ...ola.marks]) expect(copy).not.toContain(mark);
    for (const word of [sigrun.email, 'permission', 'likes', '1971-03-04', 'birthday_gift', 'registration'])
      expect(copy).toContain(word);
  });

  it.each([['someone else’s alert', 'stock_alerts']])(
    'an e-mail that is not confirmed shows no %s',
    async (_, table) => {
      await shop.sql`update customers set verified = false where id = ${sigrun.id}`;
      expect(await shop.sql`select from ${shop.sql(table)} where email = ${sigrun.email}`).toHaveLength(1);
      expect((await shop.shop.customers.history.export(sigrun.id)).alerts).toEqual([]);
    },
  );
});

describe('rule 10.29: deletion', () => {
  it('leaves only what the law asks for, all of that, and touches nobody else', async () => {
    const others = await traces(shop.sql, ola);
    await leave(sigrun.id);
    const left = await traces(shop.sql, sigrun);
    const kept = paths.filter(({ onDeletion }) => onDeletion === 'kept').map(({ name }) => name);
    expect(left.filter((name) => !kept.includes(name))).toEqual([]);
    // Of a worker, whose number is no trace of hers.
    expect(kept.filter((name) => !left.includes(name))).toEqual(['counter_sessions.staff_id']);
    expect(await traces(shop.sql, ola)).toEqual(others);
  });

  it('and when the law asks no more, nothing is left at all', async () => {
    await leave(sigrun.id);
    for (const name of shop.forgetting) await shop.runAt(new Date(AT.getTime() + 8 * 365 * 86_400_000), name);
    const staying = paths.filter(({ stays }) => stays).map(({ name }) => name);
    expect((await traces(shop.sql, sigrun)).filter((name) => !staying.includes(name))).toEqual([]);
  });
});
