import type { Transaction } from './types';

/**
 * Orders of which nothing has been written since `since`, and that still name somebody. A credit note names the sale it takes
 * back, so that an order's documents are kept until the last of them may go.
 */
export async function lockOld(tx: Transaction, since: Date, limit: number): Promise<number[]> {
  const at = since.toISOString();
  const rows = await tx<{ id: number }[]>`
    select o.id from orders o
    where o.created_at < ${at}
      and (o.anonymised_at is null
        or exists (select from order_documents d where d.order_id = o.id and d.body->'buyer'->>'name' <> '')
        or exists (select from sales_documents d where d.order_id = o.id and d.body->'buyer'->>'name' <> ''))
      and not exists (select from sales_documents d where d.order_id = o.id and d.created_at >= ${at})
      and not exists (select from order_events e where e.order_id = o.id and e.at >= ${at})
      and not exists (select from withdrawals w where w.order_id = o.id and w.created_at >= ${at})
      and not exists (select from complaints c where c.order_id = o.id and c.created_at >= ${at})
    order by o.id limit ${limit} for update of o skip locked`;
  return rows.map(({ id }) => id);
}
