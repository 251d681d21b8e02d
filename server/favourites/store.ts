import type { Sql } from '@/server/db/connection';
import type { Transaction } from '@/server/db/transact';
import type { FavouritesOfCustomers } from './types';

type Asker = Sql | Transaction;

export function favouriteStore(sql: Sql): FavouritesOfCustomers {
  async function of(asker: Asker, customerId: number): Promise<number[]> {
    const rows = await asker<{ id: number }[]>`
      select f.article_id as id from favourites f join articles a on a.id = f.article_id
      where f.customer_id = ${customerId} and a.visible order by f.created_at, f.article_id`;
    return rows.map((row) => row.id);
  }

  /** A microsecond apart and after what is there, so that the order given is the order kept. */
  const add = (asker: Asker, customerId: number, articleIds: readonly number[]) => asker`
    insert into favourites (customer_id, article_id, created_at)
    select ${customerId}, w.id, w.place * interval '1 microsecond' + greatest(now(),
      (select max(created_at) from favourites where customer_id = ${customerId}))
    from unnest(${[...new Set(articleIds)]}::int[]) with ordinality as w (id, place)
    join articles a on a.id = w.id and a.visible
    on conflict (customer_id, article_id) do nothing`;

  return {
    of: (customerId) => of(sql, customerId),

    replace: (customerId, articleIds) =>
      sql.begin(async (tx) => {
        // Two tabs at once: the later list stands whole.
        await tx`select from customers where id = ${customerId} for update`;
        await tx`delete from favourites where customer_id = ${customerId}`;
        await add(tx, customerId, articleIds);
        return of(tx, customerId);
      }) as Promise<number[]>,

    async merge(customerId, articleIds) {
      await add(sql, customerId, articleIds);
      return of(sql, customerId);
    },
  };
}
