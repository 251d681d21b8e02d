import type { WithdrawalKey, WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import type { Sql } from '@/server/db/connection';
import type { BoughtOrder, Transaction } from './types';

type Row = Omit<BoughtOrder, 'orderedAt' | 'receivedAt'> & {
  orderedAt: string | Date;
  receivedAt: string | Date | null;
};

/** Waits for the order and holds it until the transaction ends; undefined unless number and buyer belong together. */
export async function lockOrder(tx: Transaction, key: WithdrawalKey, customerId: number | undefined) {
  const [row] = await tx<{ id: number }[]>`
    select id from orders where number = ${key.number} and anonymised_at is null
      and (lower(email) = ${key.email} or customer_id = ${customerId ?? null}) for update`;
  return row?.id;
}

export async function findOrder(
  sql: Sql | Transaction,
  key: WithdrawalKey,
  customerId: number | undefined,
): Promise<BoughtOrder | undefined> {
  const [row] = await sql<Row[]>`
    select o.id, o.number, o.kind, st.code as status, o.created_at as ordered_at, o.freight, o.discount,
      case when st.code in ('collected', 'delivered', 'returned') then (
        select max(e.at) from order_events e join order_statuses es on es.id = e.status_id
        where e.order_id = o.id and es.code in ('collected', 'delivered')) end as received_at,
      exists (select from order_documents d where d.order_id = o.id and d.kind = 'order_confirmation') as informed,
      (select count(*)::int from withdrawals w where w.order_id = o.id) as withdrawals,
      (select coalesce(json_agg(json_build_object('ean', l.ean, 'name', l.name, 'brand', l.brand, 'color', l.color,
          'size', l.size, 'image', l.image, 'count', l.count, 'unitPrice', l.unit_price, 'pant', l.pant,
          'vatRate', l.vat_rate, 'withdrawn', (
            select coalesce(sum(wl.count), 0) from withdrawal_lines wl join withdrawals w on w.id = wl.withdrawal_id
            where w.order_id = o.id and wl.ean = l.ean)) order by l.position), '[]')
        from order_lines l where l.order_id = o.id) as lines,
      json_build_object('id', s.id, 'name', s.name, 'fullName', s.full_name, 'orgNo', s.org_no, 'address', s.address,
        'postNo', s.post_no, 'postPlace', s.post_place, 'email', s.email, 'phone', s.phone,
        'openingHours', s.opening_hours) as shop,
      json_build_object('name', o.name, 'email', o.email, 'brand', o.brand, 'token', o.token) as buyer
    from orders o join order_statuses st on st.id = o.status_id join shops s on s.id = o.shop_id
    where o.number = ${key.number} and o.anonymised_at is null
      and (lower(o.email) = ${key.email} or o.customer_id = ${customerId ?? null})`;
  return (
    row && {
      ...row,
      orderedAt: new Date(row.orderedAt),
      receivedAt: row.receivedAt === null ? undefined : new Date(row.receivedAt),
    }
  );
}

export async function findReceipt(
  tx: Transaction,
  orderId: number,
  key: string,
): Promise<WithdrawalReceipt | undefined> {
  const [row] = await tx<{ body: WithdrawalReceipt }[]>`
    select body from withdrawals where order_id = ${orderId} and key = ${key}`;
  return row?.body;
}

interface NewRow {
  orderId: number;
  key: string;
  reason: string;
  receipt: WithdrawalReceipt;
}

export async function insertWithdrawal(tx: Transaction, { orderId, key, reason, receipt }: NewRow): Promise<void> {
  const lines = receipt.lines.map(({ ean, count }) => ({ ean, count }));
  await tx`
    with made as (
      insert into withdrawals (order_id, key, number, reason, refund, body, created_at)
      values (${orderId}, ${key}, ${receipt.number}, ${reason}, ${receipt.refund},
        ${JSON.stringify(receipt)}::text::jsonb, ${receipt.at}) returning id)
    insert into withdrawal_lines (withdrawal_id, ean, count)
    select made.id, l.ean, l.count from made,
      jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as l (ean text, count int)`;
}

/** Why somebody withdrew may say who it was. */
export async function emptyReasons(tx: Transaction, customerId: number): Promise<void> {
  await tx`update withdrawals set reason = '' where order_id in (select id from orders where customer_id = ${customerId})`;
}
