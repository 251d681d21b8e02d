import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NewReview, ReviewPage } from '@/lib/contracts/reviews';
import { shownCustomer } from '@/server/reviews/rules';
import { createReviews } from '@/server/reviews/service';
import { openTestDatabase } from '@/tests/support/database';
import { seedContent } from '@/tests/support/seed-content';

const NOW = new Date('2026-03-03T11:00:00Z');
const KARI = 1;
const OLA = 2;
const SHOE = 1;
const SOCK = 2;
const HIDDEN = 3;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let reviews: ReturnType<typeof createReviews>;

beforeAll(async () => {
  database = await openTestDatabase();
  reviews = createReviews({ sql: database.sql, clock: () => NOW });
  await seedContent(database.sql);
  await database.sql.unsafe(`
    insert into shops (id, no, slug, name, full_name, org_no, opening_hours, post_no, post_place, address, email, phone,
      latitude, longitude, web_shop) values
      (1, '001', 'oslo', 'Oslo', 'Nordvidda Oslo AS', '987654325', '', '0155', 'OSLO', 'Storgata 1', 'o@n.no', '4', 59.9, 10.7, false);
    insert into shipping_methods (id, name, price) values ('collect', 'Hent', 0)`);
});
afterAll(() => database.close());
beforeEach(() => database.sql`truncate reviews, orders, order_lines cascade`);

const written = (over: Partial<NewReview> = {}) =>
  NewReview.parse({ reviewable_id: SHOE, rating: 4, content: 'Sitter godt fra første tur.', ...over });
const count = async () => (await database.sql`select count(*)::int as n from reviews`)[0]?.n;

async function order(customerId: number, articleId: number, status: number) {
  const [placed] = await database.sql`
    insert into orders (number, kind, status_id, brand, shop_id, customer_id, name, email, phone, shipping_method_id, total, vat)
    values (gen_random_uuid()::text, 'reservation', ${status}, 'nordvidda', 1, ${customerId}, 'K', 'k@n.no', '9', 'collect', 1, 0)
    returning id`;
  await database.sql`
    insert into order_lines (order_id, position, ean, article_id, article_no, slug, name, brand, color, size, count, unit_price, vat_rate)
    values (${placed?.id}, 0, '7030000000001', ${articleId}, 'A', 'a', 'A', 'B', 'C', 'S', 1, 1, 2500)`;
}

describe('rule 17.1: a review', () => {
  it('is taken in as text, unapproved, and shown to nobody until it is approved', async () => {
    const html = '<script>alert(1)</script>\r\n\r\n\r\n\r\n<b>Bra</b> sko; drop table reviews; --';
    const kept = await reviews.write(
      KARI,
      written({ content: `  ${html} `, size_color: ' 42,  blå ', true_to_size: -1 }),
    );
    expect(kept).toMatchObject({
      ...{ content: html.replace(/(\r\n)+/, '\n\n'), approved: false, reply: null, customer: 'Kari N.', rating: 4 },
      ...{ reviewable_id: SHOE, reviewable_type: 'article', true_to_size: -1, size_color: '42, blå' },
      ...{ anonymous: false, verified_purchase: false, created_at: NOW.toISOString() },
    });
    const paging = { page: 1, perPage: 20 };
    expect((await reviews.ofArticle(SHOE, paging)).total).toBe(0);
    expect(await reviews.waiting(10)).toEqual([{ ...kept, article: { name: 'Fjellsko', slug: 'fjellsko' } }]);
    await reviews.moderate(kept.id, { reply: 'Vi ser på den.' });
    expect(await reviews.waiting(10)).toMatchObject([{ id: kept.id, approved: false, reply: 'Vi ser på den.' }]);
    await reviews.moderate(kept.id, { approved: true, reply: 'Takk!' });
    expect((await reviews.ofArticle(SHOE, paging)).reviews).toEqual([{ ...kept, approved: true, reply: 'Takk!' }]);
    expect((await reviews.moderate(kept.id, { approved: true })).reply).toBe('Takk!');
    expect((await reviews.moderate(kept.id, { approved: false, reply: null })).reply).toBeNull();
    expect(await reviews.waiting(10)).toEqual([]);
    await expect(reviews.moderate(kept.id + 1, { approved: true })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('without the name keeps no name', async () => {
    expect((await reviews.write(KARI, written({ anonymous: true }))).customer).toBe('');
    expect((await database.sql`select customer_name from reviews`)[0]?.customerName).toBe('');
  });

  it.each([
    ['reserved', 1, false],
    ['ready', 2, false],
    ['collected', 3, true],
    ['expired', 4, false],
    ['cancelled', 5, false],
    ['sent', 7, false],
    ['delivered', 8, true],
    ['returned', 9, true],
  ])('of goods %s: status %i, verified %s', async (_name, status, verified) => {
    await order(KARI, SHOE, status);
    expect((await reviews.write(KARI, written())).verified_purchase).toBe(verified);
  });

  it('is verified by one’s own order of the same article only', async () => {
    await order(OLA, SHOE, 3);
    await order(KARI, SOCK, 3);
    expect((await reviews.write(KARI, written())).verified_purchase).toBe(false);
  });

  it('is one per customer and article, also when sent twice at once', async () => {
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => reviews.write(KARI, written())));
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    await expect(reviews.write(KARI, written())).rejects.toMatchObject({ code: 'already_reviewed' });
    expect(await count()).toBe(1);
    await reviews.write(OLA, written());
    await reviews.write(KARI, written({ reviewable_id: SOCK }));
    expect(await count()).toBe(3);
  });

  it.each([
    [
      'nothing filled in',
      { rating: 0, content: ' ' },
      { rating: ['review_rating_required'], content: ['review_content_required'] },
    ],
    ['too short', { content: 'Bra sko. ' }, { content: ['review_content_short'] }],
    ['too long', { content: 'a'.repeat(4001) }, { content: ['review_content_long'] }],
    ['NUL', { content: 'Sitter godt\0 fra start' }, { content: ['invalid'] }],
    ['NUL in the size', { size_color: 'M\0' }, { size_color: ['invalid'] }],
    ['a lone surrogate', { content: 'Sitter godt \ud83d fra start' }, { content: ['invalid'] }],
    ['a long size', { size_color: 'M'.repeat(101) }, { size_color: ['invalid'] }],
  ])('%s is refused and nothing is written', async (_name, over, fields) => {
    await expect(reviews.write(KARI, written(over))).rejects.toMatchObject({ code: 'invalid_form', fields });
    expect(await count()).toBe(0);
  });

  it.each([
    ['a hidden article', KARI, HIDDEN],
    ['no article', KARI, 99],
    ['no customer', 99, SHOE],
  ])('of %s is a not_found', async (_name, customer, article) => {
    await expect(reviews.write(customer, written({ reviewable_id: article }))).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await count()).toBe(0);
  });

  it('comes in pages, newest first, with the average of all', async () => {
    for (const [i, rating] of [5, 4, 4, 2].entries())
      await database.sql`insert into reviews (article_id, content, rating, approved, created_at)
        values (${SHOE}, ${`Omtale ${i}`}, ${rating}, true, ${new Date(NOW.getTime() + i * 1000).toISOString()})`;
    const page = await reviews.ofArticle(SHOE, { page: 2, perPage: 3 });
    expect(ReviewPage.parse(page)).toEqual(page);
    expect(page).toMatchObject({ total: 4, average: 3.8, current_page: 2, last_page: 2, per_page: 3 });
    expect(page.reviews.map((one) => one.content)).toEqual(['Omtale 0']);
    expect((await reviews.ofArticle(SOCK, { page: 1, perPage: 3 })).average).toBeNull();
    await expect(reviews.ofArticle(HIDDEN, { page: 1, perPage: 3 })).rejects.toMatchObject({ code: 'not_found' });
  });
});

it.each([
  [{ firstname: 'Kari Anne', surname: 'nordmann' }, 'Kari N.'],
  [{ firstname: ' Åse ', surname: ' østby' }, 'Åse Ø.'],
  [{ firstname: 'Ola', surname: '' }, 'Ola'],
])('%j is shown as %j', (customer, shown) => {
  expect(shownCustomer(customer)).toBe(shown);
});
