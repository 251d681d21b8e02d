import type { Sql } from '@/server/platform/db/connection';
import type { Columns } from '@/server/platform/db/rows';
import type { articles } from '@/server/platform/db/schema/catalogue';
import { type Transaction, transact } from '@/server/platform/db/transact';

/** A customer's favourite articles, by id, the oldest first. Ids of articles that are not visible are ignored. */
export function createFavourites({ sql }: { sql: Sql }) {
  async function merge(customerId: number, articleIds: readonly number[]): Promise<number[]> {
    await add(sql, customerId, articleIds);
    return find(sql, customerId);
  }

  return {
    of: (customerId: number) => find(sql, customerId),

    replace: (customerId: number, articleIds: readonly number[]) =>
      transact(sql, async (tx) => {
        await tx`select from customers where id = ${customerId} for update`;
        await tx`delete from favourites where customer_id = ${customerId}`;
        await add(tx, customerId, articleIds);
        return find(tx, customerId);
      }),

    /** A browser sends single changes, so that two devices do not undo each other's. */
    add: (customerId: number, articleId: number) => merge(customerId, [articleId]),

    async remove(customerId: number, articleId: number): Promise<number[]> {
      await sql`delete from favourites where customer_id = ${customerId} and article_id = ${articleId}`;
      return find(sql, customerId);
    },

    merge,
  };
}

async function find(sql: Sql | Transaction, customerId: number): Promise<number[]> {
  const rows = await sql<Columns<typeof articles, 'id'>[]>`
    select f.article_id as id from favourites f join articles a on a.id = f.article_id
    where f.customer_id = ${customerId} and a.visible order by f.created_at, f.article_id`;
  return rows.map((row) => row.id);
}

/** Adds favourites a microsecond apart, to keep their order. */
const add = (sql: Sql | Transaction, customerId: number, articleIds: readonly number[]) => sql`
  insert into favourites (customer_id, article_id, created_at)
  select ${customerId}, w.id, w.place * interval '1 microsecond' + greatest(now(),
    (select max(created_at) from favourites where customer_id = ${customerId}))
  from unnest(${[...new Set(articleIds)]}::int[]) with ordinality as w (id, place)
  join articles a on a.id = w.id and a.visible
  on conflict (customer_id, article_id) do nothing`;
