import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReviews } from '@/server/catalogue/reviews/service';
import { ask } from '@/tests/support/ask';
import { openTestDatabase } from '@/tests/support/database';
import { seedContent } from '@/tests/support/seed-content';

const held = vi.hoisted(() => ({
  shop: {} as Record<string, unknown>,
  customer: undefined as { id: number } | undefined,
}));
vi.mock('@/server/shop', () => ({ openShop: () => held.shop }));
vi.mock('@/server/api/session', () => ({ currentCustomer: async () => held.customer }));
const { GET, POST } = await import('@/app/api/v1/reviews/route');

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedContent(database.sql);
  held.shop = {
    catalogue: { reviews: createReviews({ sql: database.sql, clock: () => new Date('2026-03-03T11:00:00Z') }) },
  };
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate reviews`;
  held.customer = { id: 1 };
});

const body = { reviewable_id: 1, rating: 5, content: 'Varm, og tørker fort.' };
const count = async () => (await database.sql`select count(*)::int as n from reviews`)[0]?.n;

describe('POST /reviews', () => {
  it('takes in a review of the customer of the session, whatever else is sent', async () => {
    const answer = await ask(POST, '/reviews', {
      body: {
        ...body,
        approved: true,
        verified_purchase: true,
        customer: 'Kongen',
        customer_id: 2,
        id: 7,
        reply: 'Takk',
      },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ approved: false, verified_purchase: false, customer: 'Kari N.', reply: null });
    const [row] = await database.sql`select customer_id, approved, reply from reviews`;
    expect(row).toEqual({ customerId: 1, approved: false, reply: null });
    expect(JSON.stringify(answer.body)).not.toContain('customerId');
  });

  it.each([
    ['nobody logged in', body, 401, 'not_logged_in'],
    ['no article', { ...body, reviewable_id: undefined }, 422, 'invalid_body'],
    ['an article that is none', { ...body, reviewable_id: 99 }, 404, 'not_found'],
    ['an id out of range', { ...body, reviewable_id: 2 ** 31 }, 422, 'invalid_body'],
    ['six stars', { ...body, rating: 6 }, 422, 'invalid_body'],
    ['half a star', { ...body, rating: 4.5 }, 422, 'invalid_body'],
    ['an empty form', { ...body, rating: 0, content: '' }, 422, 'invalid_form'],
    ['text that is none', { ...body, content: { html: '<b>' } }, 422, 'invalid_body'],
    ['a fit out of range', { ...body, true_to_size: 2 }, 422, 'invalid_body'],
  ])('%s is refused and nothing is written', async (name, sent, status, code) => {
    if (name === 'nobody logged in') held.customer = undefined;
    const answer = await ask(POST, '/reviews', { body: sent });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await count()).toBe(0);
  });

  it('an empty form is told field by field', async () => {
    const { body: error } = await ask(POST, '/reviews', { body: { ...body, rating: 0, content: '' } });
    expect(error.errors).toEqual({
      rating: ['Velg hvor mange stjerner varen får'],
      content: ['Skriv hva du synes om varen'],
    });
  });

  it('a second one is a 409', async () => {
    await ask(POST, '/reviews', { body });
    expect((await ask(POST, '/reviews', { body })).status).toBe(409);
    expect(await count()).toBe(1);
  });
});

describe('GET /reviews', () => {
  it('gives the approved ones of an article', async () => {
    await ask(POST, '/reviews', { body });
    expect((await ask(GET, '/reviews?article=1')).body).toMatchObject({ reviews: [], total: 0, average: null });
    await database.sql`update reviews set approved = true`;
    const answer = await ask(GET, '/reviews?article=1&page=1&per_page=5');
    expect(answer.body).toMatchObject({ total: 1, average: 5, current_page: 1, last_page: 1, per_page: 5 });
    expect(answer.body.reviews[0].content).toBe(body.content);
  });

  it.each([
    ['', 422],
    ['?article=x', 422],
    ['?article=1&page=0', 422],
    ['?article=1&per_page=101', 422],
    ['?article=3', 404],
    ['?article=99', 404],
  ])('%j → %i', async (query, status) => {
    expect((await ask(GET, `/reviews${query}`)).status).toBe(status);
  });
});
