import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPromo } from '@/server/orders/promo/service';
import { createThrottle } from '@/server/platform/throttle/service';
import { ask } from '@/tests/support/ask';
import { openTestDatabase } from '@/tests/support/database';

const held = vi.hoisted(() => ({
  shop: {} as Record<string, unknown>,
  customer: undefined as { id: number } | undefined,
}));
vi.mock('@/server/shop', () => ({ openShop: () => held.shop }));
vi.mock('@/server/api/session', () => ({ currentCustomer: async () => held.customer }));
const { GET: list } = await import('@/app/api/v1/promocodes/route');
const { GET: check } = await import('@/app/api/v1/promocodes/check/[code]/route');

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  const [{ sql }, clock] = [database, () => new Date('2026-03-03T11:00:00Z')];
  held.shop = { orders: { promo: createPromo({ sql, clock, throttle: createThrottle({ sql, clock }) }) } };
  await database.sql`
    insert into promo_codes (id, code, name, valid_from, valid_to, fixed, amount, type) values
      (1, 'TUR100', 'Hundre', '2026-03-01', '2026-04-01', true, 10000, 'code'),
      (2, 'VENN', 'Venner', '2026-03-01', '2026-04-01', false, 1000, 'secret'),
      (3, 'SNART', 'Snart', '2026-05-02', '2026-06-01', false, 1000, 'code'),
      (4, 'OVER', 'Over', '2026-01-01', '2026-02-01', false, 1000, 'code')`;
});
afterAll(() => database.close());

describe('GET /promocodes', () => {
  it('lists the open codes under the names of rule 3.12, for shared caches', async () => {
    const { status, body, headers } = await ask(list, '/promocodes');
    expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('public')]);
    expect(body).toEqual([
      {
        ...{ Id: 1, Code: 'TUR100', Name: 'Hundre', Fixed: true, Amount: 10_000, Type: 'code' },
        ...{ ValidFrom: '2026-03-01T00:00:00.000Z', ValidTo: '2026-04-01T00:00:00.000Z' },
      },
    ]);
  });
});

describe('GET /promocodes/check/{code}', () => {
  const typed = (code: string) => ask(check, '/promocodes/check/x', { params: { code } });

  it('answers the code in any case, kept by nobody', async () => {
    const { status, body, headers } = await typed('venn');
    expect([status, body.Id, body.Amount, headers.get('cache-control')]).toEqual([200, 2, 0.1, 'no-store']);
  });

  it.each([
    ['nei', 404, 'promo_unknown', /kjenner ikke/],
    ['snart', 404, 'promo_unknown', /kjenner ikke/],
    ['over', 410, 'promo_expired', /gått ut/],
    ["x' or '1'='1", 404, 'promo_unknown', /./],
    ['<script>', 404, 'promo_unknown', /./],
    ['../promocodes', 404, 'promo_unknown', /./],
    ['a\0', 404, 'not_found', /./],
    ['', 404, 'not_found', /./],
    ['a'.repeat(101), 404, 'not_found', /./],
  ])('%j → %i %s in words', async (code, status, error, words) => {
    const answer = await typed(code);
    expect([answer.status, answer.body.code]).toEqual([status, error]);
    expect(answer.body.message).toMatch(words);
  });
});
