import type { PurchaseState } from '@/lib/contracts/purchases';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns } from '@/server/platform/db/rows';
import type { purchases } from '@/server/platform/db/schema/purchases';
import type { PurchaseRow, Transaction } from './types';

export interface NewRow {
  brand: string;
  customerId: number | undefined;
  method: PurchaseRow['method'];
  provider: string;
  holdUntil: Date;
  at: Date;
}

export async function insertPurchase(tx: Transaction, row: NewRow): Promise<{ id: number; token: string }> {
  const [placed] = await tx<Columns<typeof purchases, 'id' | 'token'>[]>`
    insert into purchases (brand, customer_id, method, provider, total, hold_until, created_at)
    values (${row.brand}, ${row.customerId ?? null}, ${row.method}, ${row.provider}, 1, ${row.holdUntil.toISOString()},
      ${row.at.toISOString()}) returning id, token`;
  if (!placed) throw new Error('The purchase was not written');
  return placed;
}

export async function writeTotal(tx: Transaction, id: number, total: number): Promise<void> {
  await tx`update purchases set total = ${total} where id = ${id}`;
}

export async function findPurchase(sql: Sql, token: string): Promise<PurchaseRow | undefined> {
  const [row] = await sql<PurchaseRow[]>`
    select id, token, brand, method, state, total, hold_until from purchases where token = ${token}`;
  return row;
}

export async function lockPurchase(tx: Transaction, id: number): Promise<PurchaseRow> {
  const [row] = await tx<PurchaseRow[]>`
    select id, token, brand, method, state, total, hold_until from purchases where id = ${id} for update`;
  if (!row) throw new Error(`There is no purchase ${id}`);
  return row;
}

export async function writeState(tx: Transaction, id: number, state: PurchaseState, at: Date): Promise<void> {
  await tx`update purchases set state = ${state}, settled_at = ${at.toISOString()} where id = ${id}`;
}

/**
 * Finds, longest ago first, open purchases past their hold or not read since `before`, and expired ones (after `since`) that
 * may still be paid.
 */
export const findDue = (sql: Sql, now: Date, before: Date, since: Date, limit: number) => sql<
  (PurchaseRow & Columns<typeof purchases, 'provider'>)[]
>`
  select id, token, brand, method, state, total, hold_until, provider from (
    select u.*, row_number() over (partition by u.provider order by u.state = 'open' desc, (
      select max(p.read_at) from payments p where p.purchase_id = u.id) nulls first, u.hold_until, u.id) as place
    from purchases u where
      (u.state = 'open' and (u.hold_until <= ${now.toISOString()} or (u.created_at < ${before.toISOString()}
        and not exists (select from payments p where p.purchase_id = u.id and p.read_at >= ${before.toISOString()}))))
      or (u.state = 'expired' and u.hold_until > ${since.toISOString()} and exists (select from payments p where p.purchase_id = u.id
        and p.state in ('new', 'open', 'pending', 'authorised') and coalesce(p.read_at, p.created_at) < ${before.toISOString()}
        and not exists (select from payment_acts a where a.payment_id = p.id and a.kind = 'release')))
  ) due where place <= ${limit} order by place`;

/** Empties the buyer, unless another order of the purchase is not forgotten. */
export async function forgetBuyer(tx: Transaction, orderIds: number[]): Promise<void> {
  await tx`update purchases p set customer_id = null
    where p.id in (select purchase_id from orders where id = any(${orderIds}::int[]))
      and not exists (select from orders o where o.purchase_id = p.id and o.anonymised_at is null
        and o.id <> all(${orderIds}::int[]))`;
}

export async function takeCustomerOff(tx: Transaction, id: number): Promise<void> {
  await tx`update purchases set customer_id = null where customer_id = ${id}`;
}
