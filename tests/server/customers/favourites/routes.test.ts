import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFavourites } from '@/server/customers/favourites/service';
import { ask } from '@/tests/support/ask';
import { crossSiteHeaders } from '@/tests/support/cross-site';
import { openTestDatabase } from '@/tests/support/database';
import { seedContent } from '@/tests/support/seed-content';

const held = vi.hoisted(() => ({
  shop: {} as Record<string, unknown>,
  customer: undefined as { id: number } | undefined,
}));
vi.mock('@/server/shop', () => ({ openShop: () => held.shop }));
vi.mock('@/server/api/session', () => ({ currentCustomer: async () => held.customer }));
const { GET, PUT } = await import('@/app/api/v1/favourites/route');
const { POST: merge } = await import('@/app/api/v1/favourites/merge/route');
const one = await import('@/app/api/v1/favourites/[id]/route');

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedContent(database.sql);
  held.shop = { customers: { favourites: createFavourites({ sql: database.sql }) } };
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate favourites`;
  held.customer = { id: 1 };
});

const put = (body: unknown) => ask(PUT, '/favourites', { body, method: 'PUT' });
const count = async () => (await database.sql`select count(*)::int as n from favourites`)[0]?.n;

describe('favourites of the logged-in customer', () => {
  it('are read, replaced and merged; nobody else sees them', async () => {
    expect((await put({ articles: [2, 1], customer: 2 })).body).toEqual({ articles: [2, 1] });
    expect((await ask(merge, '/favourites/merge', { body: { articles: [4, 2] } })).body).toEqual({
      articles: [2, 1, 4],
    });
    const read = await ask(GET, '/favourites');
    expect([read.status, read.body, read.headers.get('cache-control')]).toEqual([
      200,
      { articles: [2, 1, 4] },
      'no-store',
    ]);
    held.customer = { id: 2 };
    expect((await ask(GET, '/favourites')).body).toEqual({ articles: [] });
  });

  it('are marked and unmarked one by one', async () => {
    const mark = (method: 'PUT' | 'DELETE', id: string) =>
      ask(one[method], `/favourites/${id}`, { method, params: { id }, headers: crossSiteHeaders() });
    expect((await mark('PUT', '4')).body).toEqual({ articles: [4] });
    expect((await mark('PUT', '1')).body).toEqual({ articles: [4, 1] });
    expect((await mark('DELETE', '4')).body).toEqual({ articles: [1] });
    for (const id of ['x', '0', '1.5', '99999999999']) expect((await mark('PUT', id)).status).toBe(404);
    held.customer = undefined;
    expect((await mark('DELETE', '1')).status).toBe(401);
    expect(await count()).toBe(1);
  });

  it('need a session', async () => {
    held.customer = undefined;
    for (const answer of [
      await ask(GET, '/favourites'),
      await put({ articles: [1] }),
      await ask(merge, '/', { body: { articles: [1] } }),
    ])
      expect([answer.status, answer.body.code]).toEqual([401, 'not_logged_in']);
    expect(await count()).toBe(0);
  });

  it.each([
    [{}],
    [{ articles: 1 }],
    [{ articles: ['1'] }],
    [{ articles: [0] }],
    [{ articles: [1.5] }],
    [{ articles: [2 ** 31] }],
    [{ articles: Array.from({ length: 501 }, (_, i) => i + 1) }],
    [null],
  ])('%j is a 422 and nothing is written', async (body) => {
    expect((await put(body)).status).toBe(422);
    expect((await ask(merge, '/favourites/merge', { body })).status).toBe(422);
    expect(await count()).toBe(0);
  });
});
