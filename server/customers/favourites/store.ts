import type { Sql } from '@/server/platform/db/connection';
import type { Columns } from '@/server/platform/db/rows';
import type { articles } from '@/server/platform/db/schema/catalogue';
import type { Transaction } from '@/server/platform/db/transact';

export async function find(sql: Sql | Transaction, customerId: number): Promise<number[]> {
  const rows = await sql<Columns<typeof articles, 'id'>[]>`
    select f.article_id as id from favourites f join articles a on a.id = f.article_id
    where f.customer_id = ${customerId} and a.visible order by f.created_at, f.article_id`;
  return rows.map((row) => row.id);
}

/** Changes of one customer's list wait for each other. */
export const lock = (tx: Transaction, customerId: number) =>
  tx`select from customers where id = ${customerId} for update`;

export const deleteAll = (tx: Transaction, customerId: number) =>
  tx`delete from favourites where customer_id = ${customerId}`;

export const deleteOne = (sql: Sql, customerId: number, articleId: number) =>
  sql`delete from favourites where customer_id = ${customerId} and article_id = ${articleId}`;

/** A microsecond apart and after what is there, so that the order given is the order kept. */
export const add = (sql: Sql | Transaction, customerId: number, articleIds: readonly number[]) => sql`
  insert into favourites (customer_id, article_id, created_at)
  select ${customerId}, w.id, w.place * interval '1 microsecond' + greatest(now(),
    (select max(created_at) from favourites where customer_id = ${customerId}))
  from unnest(${[...new Set(articleIds)]}::int[]) with ordinality as w (id, place)
  join articles a on a.id = w.id and a.visible
  on conflict (customer_id, article_id) do nothing`;
