import type { Sql } from '@/server/platform/db/connection';
import type { LeftOrder, Transaction } from './types';

type Row = Omit<LeftOrder, 'at' | 'awaitedSince'> & { at: string | Date; awaitedSince: string | Date | null };

/** Orders of former customers that still hold their person; all of them, or those of `ids`. */
export async function findLeft(sql: Sql | Transaction, ids: number[] | null): Promise<LeftOrder[]> {
  const rows = await sql<Row[]>`
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
  return rows.map(({ at, awaitedSince, ...row }) => ({
    ...row,
    at: new Date(at),
    awaitedSince: awaitedSince === null ? null : new Date(awaitedSince),
  }));
}

/** Those of these orders that nobody else is at, held until the transaction ends. */
export async function lock(tx: Transaction, ids: number[]): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    select id from orders where id = any(${ids}::int[]) order by id for update skip locked`;
  return rows.map(({ id }) => id);
}
