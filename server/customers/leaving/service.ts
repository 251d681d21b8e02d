import type { Sql } from '@/server/platform/db/connection';
import type { ForgetCustomer, ForgetOrders } from '@/server/platform/db/personal-data/forgetting';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { orders as orderRows } from '@/server/platform/db/schema/orders';
import { type Transaction, transact } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';
import { type LeftOrder, needsPerson } from './rules';

export interface FormerOrders {
  /** Takes the account off every order of a customer; returns their ids. */
  leave(tx: Transaction, customerId: number): Promise<number[]>;
  /** Takes the person off orders, but not off the documents that the law keeps. */
  anonymise(tx: Transaction, ids: number[]): Promise<unknown>;
}

interface Dependencies {
  sql: Sql;
  clock: Clock;
  orders: FormerOrders;
  /** From every room that keeps personal data beside orders. */
  forget: readonly ForgetOrders[];
}

/** The orders of people who have no account any more (rule 10.29). */
export function createFormerCustomers({ sql, clock, orders, forget }: Dependencies) {
  const findEnded = async (db: Sql | Transaction, ids: number[] | null) =>
    (await findLeft(db, ids)).filter((order) => !needsPerson(order, clock())).map(({ id }) => id);

  async function anonymise(tx: Transaction, ids: number[]) {
    if (ids.length === 0) return;
    for (const forgetOrders of forget) await forgetOrders(tx, ids);
    await orders.anonymise(tx, ids);
  }

  const forgetCustomer: ForgetCustomer = async (tx, { id }) => {
    const left = await orders.leave(tx, id);
    await anonymise(tx, await findEnded(tx, left));
  };

  return {
    forgetCustomer,

    /** Takes the person off at most `limit` orders that have ended since; returns how many. Any number may run at once. */
    async forgetEnded(limit: number): Promise<number> {
      const ended = (await findEnded(sql, null)).slice(0, limit);
      if (ended.length === 0) return 0;
      return transact(sql, async (tx) => {
        const over = await findEnded(tx, await lock(tx, ended));
        await anonymise(tx, over);
        return over.length;
      });
    },
  };
}

type LeftRow = Columns<typeof orderRows, 'id' | 'kind'> &
  Computed<Pick<LeftOrder, 'status' | 'at' | 'informed' | 'payable' | 'awaitedSince'>>;

/** Finds the orders of former customers that are not anonymised; all of them, or those of `ids`. */
export async function findLeft(sql: Sql | Transaction, ids: number[] | null): Promise<LeftOrder[]> {
  return sql<LeftRow[]>`
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

export async function lock(tx: Transaction, ids: number[]): Promise<number[]> {
  const rows = await tx<Columns<typeof orderRows, 'id'>[]>`
    select id from orders where id = any(${ids}::int[]) order by id for update skip locked`;
  return rows.map(({ id }) => id);
}
