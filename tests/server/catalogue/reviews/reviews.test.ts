import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NewReview, ReviewPage } from '@/lib/contracts/reviews';
import { shownCustomer } from '@/server/catalogue/reviews/rules';
import { createReviews } from '@/server/catalogue/reviews/service';
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
    const first = await reviews.ofArticle(SHOE, { page: 1, perPage: 3 });
    expect(first.reviews.map((one) => one.content)).toEqual(['Omtale 3', 'Omtale 2', 'Omtale 1']);
    expect([
      (await reviews.ofArticle(SHOE, { page: 1, perPage: 4 })).last_page,
      (await reviews.ofArticle(SOCK, { page: 1, perPage: 4 })).last_page,
    ]).toEqual([1, 1]);
    expect((await reviews.ofArticle(SOCK, { page: 1, perPage: 3 })).average).toBeNull();
    await expect(reviews.ofArticle(HIDDEN, { page: 1, perPage: 3 })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('those of one moment come in the order they were taken in, the last first; others and those that wait do not count', async () => {
    const put = (content: string, over: { article?: number; approved?: boolean } = {}) => database.sql`
      insert into reviews (article_id, content, rating, approved, created_at)
      values (${over.article ?? SHOE}, ${content}, 5, ${over.approved ?? true}, ${NOW.toISOString()})`;
    for (const content of ['one', 'two', 'three']) await put(content);
    await put('of another', { article: SOCK });
    await put('not approved', { approved: false });
    const shown = ['three', 'two', 'one'];
    const page = await reviews.ofArticle(SHOE, { page: 1, perPage: 10 });
    expect([page.total, page.average, page.reviews.map((one) => one.content)]).toEqual([3, 5, shown]);
    const all = await reviews.approved({ id: SHOE });
    expect(all.map((one) => one.content)).toEqual(shown);
    expect(all).toEqual(page.reviews);
  });

  it('wait for staff, oldest first, until somebody says yes or no; those of nobody do not wait', async () => {
    const put = (content: string, customerId: number | null, seconds: number, article = SHOE) => database.sql`
      insert into reviews (article_id, customer_id, content, rating, created_at)
      values (${article}, ${customerId}, ${content}, 4, ${new Date(NOW.getTime() + seconds * 1000).toISOString()})`;
    await put('later', KARI, 9);
    await put('first of two', OLA, 3);
    await put('second of two', KARI, 3, SOCK);
    await put('of a feed', null, 1);
    await database.sql`
      insert into reviews (article_id, customer_id, content, rating, approved)
      values (${SOCK}, ${OLA}, 'shown already', 4, true)`;
    const waiting = async (take = 10) => (await reviews.waiting(take)).map((one) => one.content);
    expect([await waiting(), await waiting(2)]).toEqual([
      ['first of two', 'second of two', 'later'],
      ['first of two', 'second of two'],
    ]);
    expect((await reviews.waiting(10)).map((one) => one.article.slug)).toEqual(['fjellsko', 'sokk', 'fjellsko']);
    const ids = (await reviews.waiting(10)).map(({ id }) => id);
    await reviews.moderate(ids[0] ?? 0, { approved: false });
    await reviews.moderate(ids[1] ?? 0, { approved: true });
    await reviews.moderate(ids[2] ?? 0, { reply: 'Vi ser på den.' });
    expect(await waiting()).toEqual(['later']);
  });

  it('a decision is of one review; an answer alone decides nothing, and stays when it is decided', async () => {
    const { id } = await reviews.write(KARI, written());
    const other = await reviews.write(OLA, written());
    const row = async (which: number) =>
      (await database.sql`select approved, reply, decided_at from reviews where id = ${which}`)[0];
    await reviews.moderate(id, { reply: 'Takk!' });
    expect(await row(id)).toEqual({ approved: false, reply: 'Takk!', decidedAt: null });
    await reviews.moderate(id, { approved: true });
    const decided = await row(id);
    expect([decided, new Date(decided?.decidedAt)]).toEqual([
      expect.objectContaining({ approved: true, reply: 'Takk!' }),
      NOW,
    ]);
    await reviews.moderate(id, { reply: null });
    expect(await row(id)).toEqual({ ...decided, reply: null });
    expect(await row(other.id)).toEqual({ approved: false, reply: null, decidedAt: null });
  });

  it('rule 10.29: with the account goes the name, and what nobody was shown', async () => {
    const shown = await reviews.write(KARI, written());
    await reviews.write(KARI, written({ reviewable_id: SOCK }));
    const olas = await reviews.write(OLA, written({ reviewable_id: SOCK }));
    await reviews.moderate(shown.id, { approved: true });
    await database.sql.begin((tx) => reviews.forgetCustomer(tx, { id: KARI, provenEmail: undefined }));
    const rows = await database.sql`select id, customer_id, customer_name, anonymous from reviews order by id`;
    expect(rows).toEqual([
      { id: shown.id, customerId: null, customerName: '', anonymous: true },
      { id: olas.id, customerId: OLA, customerName: 'Ola H.', anonymous: false },
    ]);
  });
});

it.each([
  [{ firstname: 'Kari Anne', surname: 'nordmann' }, 'Kari N.'],
  [{ firstname: ' Åse ', surname: ' østby' }, 'Åse Ø.'],
  [{ firstname: 'Ola', surname: '' }, 'Ola'],
  [{ firstname: 'Ola', surname: '  ' }, 'Ola'],
  [{ firstname: ' ', surname: 'Hansen' }, 'H.'],
])('%j is shown as %j', (customer, shown) => {
  expect(shownCustomer(customer)).toBe(shown);
});
