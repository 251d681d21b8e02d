import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFavourites } from '@/server/customers/favourites/service';
import { openTestDatabase } from '@/tests/support/database';
import { seedContent } from '@/tests/support/seed-content';

const HIDDEN = 3;
const UNKNOWN = 99;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let favourites: ReturnType<typeof createFavourites>;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedContent(database.sql);
  favourites = createFavourites({ sql: database.sql });
});
afterAll(() => database.close());
beforeEach(() => database.sql`truncate favourites`);

describe('rule 4.12: favourites of a customer', () => {
  it('are kept in the order given, without duplicates, hidden and unknown articles', async () => {
    expect(await favourites.replace(1, [4, 1, 4, HIDDEN, UNKNOWN, 2])).toEqual([4, 1, 2]);
    expect(await favourites.of(1)).toEqual([4, 1, 2]);
    expect(await favourites.of(2)).toEqual([]);
  });

  it('are merged behind what is there at login', async () => {
    await favourites.replace(1, [2, 1]);
    expect(await favourites.merge(1, [4, 2])).toEqual([2, 1, 4]);
    expect(await favourites.merge(1, [])).toEqual([2, 1, 4]);
  });

  it('are replaced whole, also by nothing, and each customer’s are their own', async () => {
    await favourites.replace(2, [1]);
    await favourites.replace(1, [2, 1]);
    expect(await favourites.replace(1, [1])).toEqual([1]);
    expect(await favourites.replace(1, [])).toEqual([]);
    expect(await favourites.of(2)).toEqual([1]);
  });

  it('replaced by two tabs at once are one of the lists', async () => {
    await Promise.all([favourites.replace(1, [1, 2]), favourites.replace(1, [4])]);
    expect([[1, 2], [4]]).toContainEqual(await favourites.of(1));
  });

  it('take one in behind the others and one out, and nothing else changes; twice is once', async () => {
    await favourites.replace(1, [2, 1]);
    await favourites.replace(2, [1]);
    expect(await favourites.add(1, 4)).toEqual([2, 1, 4]);
    expect(await favourites.add(1, 2)).toEqual([2, 1, 4]);
    expect(await favourites.add(1, HIDDEN)).toEqual([2, 1, 4]);
    expect(await favourites.remove(1, 1)).toEqual([2, 4]);
    expect(await favourites.remove(1, 1)).toEqual([2, 4]);
    expect(await favourites.of(2)).toEqual([1]);
  });

  it('of many devices at once all hold', async () => {
    await favourites.replace(1, [1]);
    await Promise.all([favourites.add(1, 2), favourites.remove(1, 1), favourites.add(1, 4)]);
    expect((await favourites.of(1)).toSorted()).toEqual([2, 4]);
  });

  it('are reset on account deletion', async () => {
    await favourites.replace(1, [1]);
    await database.sql`delete from customers where id = 1`;
    expect(await favourites.of(1)).toEqual([]);
  });
});
