import { monthsBefore, osloDay, startOfDay } from '@/lib/dates/dates';
import { statusIds, UNSOLD_KEPT_MONTHS, unsold } from '@/server/orders/rules';
import type { OrderPersons } from '@/server/orders/types';
import type { Sql } from '@/server/platform/db/connection';
import type { ForgetOrders } from '@/server/platform/db/personal-data/forgetting';
import type { Columns } from '@/server/platform/db/rows';
import type { orders as orderTable } from '@/server/platform/db/schema/orders';
import { type Transaction, transact } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';
import type { Retention } from './types';

interface RetentionDependencies {
  sql: Sql;
  clock: Clock;
  orders: Pick<OrderPersons, 'anonymiseWhole'>;
  forget: ForgetOrders;
  /** Forgets what only the law keeps: sales documents, and who settled complaints. */
  forgetSold: ForgetOrders;
}

/** bokføringsloven §13: five years after the end of the accounting year, which is the calendar year in Oslo. */
const KEPT_YEARS = 5;

const soldKeptSince = (now: Date): Date => startOfDay(`${Number(osloDay(now).slice(0, 4)) - KEPT_YEARS}-01-01`);

/** An order of a deleted account is anonymous already; its document waited for whether it would become a sale. */
export async function lockUnsold(tx: Transaction, now: Date, limit: number): Promise<number[]> {
  const before = monthsBefore(now, UNSOLD_KEPT_MONTHS).toISOString();
  const rows = await tx<Columns<typeof orderTable, 'id'>[]>`
    select id from orders o
    where status_id = any(${unsold.map((status) => statusIds[status])})
      and not exists (select from order_documents d where d.order_id = o.id and d.kind = 'order_confirmation')
      and created_at < ${before} and (anonymised_at is null
        or anonymised_at at time zone 'UTC' < created_at at time zone 'UTC' + make_interval(months => ${UNSOLD_KEPT_MONTHS}::int))
    order by created_at, id limit ${limit} for update skip locked`;
  return rows.map(({ id }) => id);
}

/** A credit note names the sale it credits, so all documents of an order are kept until the last may go. */
async function lockSold(tx: Transaction, now: Date, limit: number): Promise<number[]> {
  const at = soldKeptSince(now).toISOString();
  const rows = await tx<Columns<typeof orderTable, 'id'>[]>`
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

export function createRetention({ sql, clock, orders, forget, forgetSold }: RetentionDependencies): Retention {
  return {
    forgetUnsold: (limit) =>
      transact(sql, async (tx) => {
        const ids = await lockUnsold(tx, clock(), limit);
        if (ids.length === 0) return 0;
        await orders.anonymiseWhole(tx, ids);
        await forget(tx, ids);
        return ids.length;
      }),

    forgetSold: (limit) =>
      transact(sql, async (tx) => {
        const ids = await lockSold(tx, clock(), limit);
        if (ids.length === 0) return 0;
        await forgetSold(tx, ids);
        await forget(tx, ids);
        await orders.anonymiseWhole(tx, ids);
        return ids.length;
      }),
  };
}
