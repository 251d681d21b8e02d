import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { customers } from '@/server/platform/db/schema/customers';
import type { Transaction } from '@/server/platform/db/transact';
import type { Decision, Paging, ReviewRow, WaitingReview } from './types';

const columns = (sql: Sql) => sql`
  id, article_id, content, reply, customer_name, rating, approved,
  verified_purchase, true_to_size, size_color, anonymous,
  created_at`;

export async function isVisible(sql: Sql, articleId: number): Promise<boolean> {
  const [row] = await sql`select from articles where id = ${articleId} and visible`;
  return row !== undefined;
}

export async function findPage(sql: Sql, articleId: number, { page, perPage }: Paging) {
  const where = sql`article_id = ${articleId} and approved`;
  const [rows, [sums]] = await Promise.all([
    sql<ReviewRow[]>`
      select ${columns(sql)} from reviews where ${where}
      order by created_at desc, id desc limit ${perPage} offset ${(page - 1) * perPage}`,
    sql<Computed<{ total: number; average: number | null }>[]>`
      select count(*)::int as total, avg(rating)::float as average from reviews where ${where}`,
  ]);
  return { rows, sums: sums ?? { total: 0, average: null } };
}

export async function findApproved(sql: Sql, article: { id: number } | { slug: string }): Promise<ReviewRow[]> {
  const id = 'id' in article ? sql`${article.id}` : sql`(select id from articles where slug = ${article.slug})`;
  return sql<ReviewRow[]>`
    select ${columns(sql)} from reviews where article_id = ${id} and approved order by created_at desc, id desc`;
}

export async function findCustomer(sql: Sql, id: number) {
  const [row] = await sql<Columns<typeof customers, 'firstname' | 'surname'>[]>`
    select firstname, surname from customers where id = ${id}`;
  return row;
}

export async function hasBought(sql: Sql, customerId: number, articleId: number, statuses: readonly string[]) {
  const [row] = await sql`
    select from orders o join order_lines l on l.order_id = o.id join order_statuses s on s.id = o.status_id
    where o.customer_id = ${customerId} and l.article_id = ${articleId} and s.code = any(${[...statuses]}) limit 1`;
  return row !== undefined;
}

export type ReviewToKeep = Omit<ReviewRow, 'id' | 'reply' | 'approved' | 'createdAt'> & {
  customerId: number;
  at: Date;
};

/** Returns undefined when the customer has reviewed the article before. */
export async function insertReview(sql: Sql, one: ReviewToKeep): Promise<ReviewRow | undefined> {
  const [row] = await sql<ReviewRow[]>`
    insert into reviews (article_id, customer_id, customer_name, content, rating, approved, verified_purchase,
      true_to_size, size_color, anonymous, created_at)
    values (${one.articleId}, ${one.customerId}, ${one.customerName}, ${one.content}, ${one.rating}, false,
      ${one.verifiedPurchase}, ${one.trueToSize}, ${one.sizeColor}, ${one.anonymous}, ${one.at.toISOString()})
    on conflict (customer_id, article_id) do nothing returning ${columns(sql)}`;
  return row;
}

export async function findWaiting(sql: Sql, take: number): Promise<(ReviewRow & Pick<WaitingReview, 'article'>)[]> {
  return sql<(ReviewRow & Computed<Pick<WaitingReview, 'article'>>)[]>`
    select ${columns(sql)}, (select json_build_object('name', a.name, 'slug', a.slug) from articles a
      where a.id = article_id) as article
    from reviews where not approved and decided_at is null and customer_id is not null
    order by created_at, id limit ${take}`;
}

export async function writeDecision(
  sql: Sql,
  id: number,
  { approved, reply }: Decision,
  at: Date,
): Promise<ReviewRow | undefined> {
  const [row] = await sql<ReviewRow[]>`
    update reviews set approved = coalesce(${approved ?? null}::boolean, approved),
      decided_at = case when ${approved === undefined} then decided_at else ${at.toISOString()}::timestamptz end,
      reply = case when ${reply === undefined} then reply else ${reply ?? null}::text end
    where id = ${id} returning ${columns(sql)}`;
  return row;
}

/** Deletes the unapproved reviews, which nobody will see, and anonymises the others. */
export async function anonymiseCustomer(tx: Transaction, customerId: number): Promise<void> {
  await tx`delete from reviews where customer_id = ${customerId} and not approved`;
  await tx`update reviews set customer_name = '', anonymous = true, customer_id = null where customer_id = ${customerId}`;
}
