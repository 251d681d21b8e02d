import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openTestDatabase } from '@/tests/support/database';
import { clear, open, payload, seed } from './fixture';

vi.mock('@/lib/brands/brands', async (original) => {
  const real = await original<typeof import('@/lib/brands/brands')>();
  const findBrand = (id: string) => {
    const brand = real.findBrand(id);
    return brand && id === 'heldre' ? { ...brand, orderPrefix: 'FISK' } : brand;
  };
  return { ...real, findBrand };
});

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: ReturnType<typeof open>;

beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
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

it('no order is taken for a brand that is not there', () => expect(place('fjord')).rejects.toThrow('fjord'));
