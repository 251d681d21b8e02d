import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setBrands } from '@/lib/brands/brands';
import { openTestDatabase } from '@/tests/support/database';
import { demoContents } from '@/tests/support/demo-brands';
import { clear, open, payload, seed } from './fixture';

const fishing = demoContents.map((one) =>
  one.brand.id === 'heldre' ? { ...one, brand: { ...one.brand, orderPrefix: 'FISK' } } : one,
);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: ReturnType<typeof open>;

beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
  setBrands(fishing);
});
afterAll(async () => {
  setBrands(demoContents);
  await database.close();
});
beforeEach(async () => {
  await clear(database.sql);
  shop = open(database.sql);
});

const place = (brand: string) => shop.placing.place(payload(), { brand, idempotencyKey: undefined });

it('rule 15.33: the number of an order begins as its brand says, and goes into what is sent and kept', async () => {
  const [one, two] = [await place('nordvidda'), await place('heldre')];
  expect([one.number, two.number]).toEqual([`NV-${one.id}`, `FISK-${two.id}`]);
  expect(two.id).toBe(one.id + 1);
  const mails = await database.sql`select subject from mails order by id`;
  expect(mails.map(({ subject }) => /[A-Z]+-\d+/.exec(subject)?.[0])).toEqual([one.number, two.number]);
});
