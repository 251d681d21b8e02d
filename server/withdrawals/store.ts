import type { ExpectedReturn } from '@/lib/contracts/counter';
import type { WithdrawalKey, WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import type { Sql } from '@/server/db/connection';
import type { AwaitedReturn, BoughtOrder, Transaction } from './types';

type Row = Omit<BoughtOrder, 'orderedAt' | 'receivedAt'> & {
  orderedAt: string | Date;
  receivedAt: string | Date | null;
};

/** Pieces of a line `l` that the buyer does not have to keep any more: withdrawn from, never found, or called off. */
const gone = (sql: Sql | Transaction) => sql`
  coalesce((
    select case when f.state = 'closed' then l.count
      else fl.missing + (select coalesce(sum(wl.count), 0) from withdrawal_lines wl
        join withdrawals w on w.id = wl.withdrawal_id where w.order_id = l.order_id and wl.ean = l.ean) end
    from fulfilments f join fulfilment_lines fl on fl.fulfilment_id = f.id
    where f.order_id = l.order_id and fl.ean = l.ean
  ), (select coalesce(sum(wl.count), 0) from withdrawal_lines wl
    join withdrawals w on w.id = wl.withdrawal_id where w.order_id = l.order_id and wl.ean = l.ean))::int`;

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
          'vatRate', l.vat_rate, 'withdrawn', ${gone(sql)}) order by l.position), '[]')
        from order_lines l where l.order_id = o.id) as lines,
      json_build_object('id', s.id, 'name', s.name, 'fullName', s.full_name, 'orgNo', s.org_no, 'address', s.address,
        'postNo', s.post_no, 'postPlace', s.post_place, 'email', s.email, 'phone', s.phone,
        'openingHours', s.opening_hours) as shop,
      json_build_object('name', o.name, 'email', o.email, 'brand', o.brand, 'token', o.token) as buyer
    from orders o join order_statuses st on st.id = o.status_id join shops s on s.id = o.shop_id
    where o.number = ${key.number} and o.anonymised_at is null and st.code <> 'awaiting_payment'
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

/**
 * Lines of withdrawals `w` whose goods have left the shop. What is withdrawn from before is counted in the part's line, so the
 * first withdrawals come to that; a part that is closed never left.
 */
const awaited = (sql: Sql | Transaction) => sql`
  select f.id as fulfilment_id, wl.ean, wl.count from withdrawal_lines wl
  join fulfilments f on f.order_id = w.order_id and f.state <> 'closed'
  join fulfilment_lines fl on fl.fulfilment_id = f.id and fl.ean = wl.ean
  where wl.withdrawal_id = w.id and fl.withdrawn < (
    select sum(o.count) from withdrawal_lines o join withdrawals ow on ow.id = o.withdrawal_id
    where ow.order_id = w.order_id and ow.id <= w.id and o.ean = wl.ean)`;

const soldBy = (sql: Sql | Transaction, shopId: number) => sql`
  exists (select from fulfilments f where f.order_id = w.order_id and f.shop_id = ${shopId})`;

/** What a shop waits for, the oldest first. */
export async function findAwaited(sql: Sql, shopId: number): Promise<ExpectedReturn[]> {
  const rows = await sql<{ receipt: WithdrawalReceipt; buyer: string; lines: { ean: string; count: number }[] }[]>`
    select w.body as receipt, o.name as buyer, (select json_agg(a) from (${awaited(sql)}) a) as lines
    from withdrawals w join orders o on o.id = w.order_id
    where w.goods_back_at is null and exists (${awaited(sql)}) and ${soldBy(sql, shopId)}
    order by w.id`;
  return rows.map(({ receipt, buyer, lines }) => {
    const back = receipt.lines.filter(({ ean }) => lines.some((line) => line.ean === ean));
    return {
      ...{ number: receipt.number, order: receipt.order, at: receipt.at, buyer },
      refund: back.reduce((sum, { amount }) => sum + amount, receipt.freight),
      lines: back.map(({ ean, name, color, size, count }) => ({ ean, name, color, size, count })),
    };
  });
}

export async function orderOf(tx: Transaction, number: string, shopId: number): Promise<number | undefined> {
  const [row] = await tx<{ orderId: number }[]>`
    select w.order_id from withdrawals w where w.number = ${number} and ${soldBy(tx, shopId)}`;
  return row?.orderId;
}

/** A withdrawal whose goods are awaited; undefined when they are back, or were never sent. */
export async function findReturn(tx: Transaction, number: string): Promise<AwaitedReturn | undefined> {
  const [row] = await tx<AwaitedReturn[]>`
    select w.order_id, w.body as receipt, (
        select json_agg(json_build_object('fulfilmentId', a.fulfilment_id, 'ean', a.ean, 'count', a.count))
        from (${awaited(tx)}) a) as lines, (
        select json_agg(json_build_object('fulfilmentId', f.id, 'freight', f.freight)) from fulfilments f
        where f.order_id = o.id and f.state in ('collected', 'sent', 'delivered')) as left,
      json_build_object('name', o.name, 'email', o.email, 'brand', o.brand, 'token', o.token) as buyer,
      coalesce((select p.instrument from payments p where p.purchase_id = o.purchase_id order by p.id limit 1), '') as instrument
    from withdrawals w join orders o on o.id = w.order_id
    where w.number = ${number} and w.goods_back_at is null and exists (${awaited(tx)})`;
  return row;
}

/** The goods are back, or never left, and the money is ordered. */
export async function markSettled(tx: Transaction, number: string, at: Date): Promise<void> {
  await tx`update withdrawals set goods_back_at = ${at.toISOString()}, settled_at = ${at.toISOString()}
    where number = ${number}`;
}

/** True when nothing of the order is kept, and no more goods are awaited. */
export async function isAllBack(tx: Transaction, orderId: number): Promise<boolean> {
  const [row] = await tx<{ back: boolean }[]>`
    select not exists (select from order_lines l where l.order_id = ${orderId} and l.count > ${gone(tx)})
      and not exists (select from withdrawals w where w.order_id = ${orderId} and w.goods_back_at is null) as back`;
  return row?.back ?? false;
}

/** Why somebody withdrew may say who it was. */
export async function emptyReasons(tx: Transaction, orderIds: number[]): Promise<void> {
  await tx`update withdrawals set reason = '' where order_id = any(${orderIds}::int[])`;
}
