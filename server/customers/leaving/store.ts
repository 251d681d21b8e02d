import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { orders } from '@/server/platform/db/schema/orders';
import type { LeftOrder, Transaction } from './types';

type Row = Columns<typeof orders, 'id' | 'kind'> &
  Computed<Pick<LeftOrder, 'status' | 'at' | 'informed' | 'payable' | 'awaitedSince'>>;

/** Finds the orders of former customers that are not anonymised; all of them, or those of `ids`. */
export async function findLeft(sql: Sql | Transaction, ids: number[] | null): Promise<LeftOrder[]> {
  return sql<Row[]>`
    select o.id, o.kind, st.code as status,
      coalesce((select max(e.at) from order_events e where e.order_id = o.id), o.created_at) as at,
      exists (select from order_documents d where d.order_id = o.id and d.kind = 'order_confirmation') as informed,
      exists (select from purchases u join payments p on p.purchase_id = u.id
        where u.id = o.purchase_id and u.state in ('open', 'expired')
          and p.state in ('new', 'open', 'pending', 'authorised')
          and not exists (select from payment_acts a where a.payment_id = p.id and a.kind = 'release')) as payable,
      greatest((select max(c.created_at) from complaints c where c.order_id = o.id),
        (select max(w.created_at) from withdrawals w where w.order_id = o.id and w.goods_back_at is null)) as awaited_since
    from orders o join order_statuses st on st.id = o.status_id
    where o.account_deleted_at is not null and o.anonymised_at is null and (${ids}::int[] is null or o.id = any(${ids}::int[]))
    order by o.id`;
}

/** Locks those of the orders that no other transaction has locked. */
export async function lock(tx: Transaction, ids: number[]): Promise<number[]> {
  const rows = await tx<Columns<typeof orders, 'id'>[]>`
    select id from orders where id = any(${ids}::int[]) order by id for update skip locked`;
  return rows.map(({ id }) => id);
}
