import type { ExpectedReturn } from '@/lib/contracts/counter';
import type { WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import { sellingShop } from '@/server/orders/store';
import type { Pieces } from '@/server/orders/types';
import type { Sql } from '@/server/platform/db/connection';
import { emailSpellings } from '@/server/platform/db/email-spellings';
import type { Columns, Computed, Renamed } from '@/server/platform/db/rows';
import type { fulfilments } from '@/server/platform/db/schema/fulfilments';
import type { orders, withdrawalLines, withdrawals } from '@/server/platform/db/schema/orders';
import type { AwaitedReturn, BoughtOrder, OrderKey, RefundedBuyer, Transaction, WithdrawalId } from './types';

/** Pieces of a line `l` that the buyer does not keep: withdrawn, never found, cancelled, or paid back after a complaint. */
const given = (sql: Sql | Transaction) => sql`
  coalesce((
    select case when f.state = 'closed' then l.count
      else fl.missing + (select coalesce(sum(wl.count), 0) from withdrawal_lines wl
        join withdrawals w on w.id = wl.withdrawal_id where w.order_id = l.order_id and wl.ean = l.ean)
        + (select coalesce(sum(sl.count), 0) from complaint_settlement_lines sl
          join complaint_settlements cs on cs.id = sl.settlement_id where cs.fulfilment_id = f.id and sl.ean = l.ean) end
    from fulfilments f join fulfilment_lines fl on fl.fulfilment_id = f.id
    where f.order_id = l.order_id and fl.ean = l.ean
  ), (select coalesce(sum(wl.count), 0) from withdrawal_lines wl
    join withdrawals w on w.id = wl.withdrawal_id where w.order_id = l.order_id and wl.ean = l.ean))::int`;

const reduced = (sql: Sql | Transaction) => sql`
  (select coalesce(sum(sl.amount), 0)::int from complaint_settlement_lines sl
    join complaint_settlements cs on cs.id = sl.settlement_id join fulfilments f on f.id = cs.fulfilment_id
    where f.order_id = l.order_id and sl.ean = l.ean and sl.count = 0)`;

/** Of orders `o`: the buyer is logged in, or has the order's token. */
const proven = (sql: Sql | Transaction, { token }: OrderKey, customerId: number | undefined) =>
  sql`(o.customer_id = ${customerId ?? null} or o.token = ${token ?? null})`;

const isBuyers = (sql: Sql | Transaction, key: OrderKey, customerId: number | undefined) =>
  sql`(lower(o.email) = any(${emailSpellings(key.email)}::text[]) or ${proven(sql, key, customerId)})`;

export async function isProven(sql: Sql, key: OrderKey, customerId: number | undefined): Promise<boolean> {
  const rows = await sql`
    select from orders o where o.id = ${key.id} and o.anonymised_at is null and ${proven(sql, key, customerId)}`;
  return rows.length > 0;
}

export async function lockOrder(tx: Transaction, key: OrderKey, customerId: number | undefined) {
  const [row] = await tx<Columns<typeof orders, 'id'>[]>`
    select o.id from orders o where o.id = ${key.id} and o.anonymised_at is null
      and ${isBuyers(tx, key, customerId)} for update`;
  return row?.id;
}

export async function findOrder(
  sql: Sql | Transaction,
  key: OrderKey,
  customerId: number | undefined,
): Promise<BoughtOrder | undefined> {
  const [row] = await sql<(Omit<BoughtOrder, 'receivedAt'> & Computed<{ receivedAt: Date | null }>)[]>`
    select o.id, o.number, o.kind, st.code as status, o.created_at as ordered_at, o.freight, o.discount,
      case when st.code in ('collected', 'delivered', 'returned') then (
        select max(e.at) from order_events e join order_statuses es on es.id = e.status_id
        where e.order_id = o.id and es.code in ('collected', 'delivered')) end as received_at,
      exists (select from order_documents d where d.order_id = o.id and d.kind = 'order_confirmation') as informed,
      (select count(*)::int from withdrawals w where w.order_id = o.id) as withdrawals,
      (select coalesce(json_agg(json_build_object('ean', l.ean, 'name', l.name, 'brand', l.brand, 'color', l.color,
          'size', l.size, 'image', l.image, 'count', l.count, 'unitPrice', l.unit_price, 'pant', l.pant,
          'vatRate', l.vat_rate, 'withdrawn', ${given(sql)}, 'reduced', ${reduced(sql)}) order by l.position), '[]')
        from order_lines l where l.order_id = o.id) as lines,
      ${sellingShop(sql)} as shop,
      (select coalesce(json_agg(json_build_object('freight', f.freight,
          'sent', f.state in ('collected', 'sent', 'delivered'),
          'eans', (select json_agg(fl.ean) from fulfilment_lines fl where fl.fulfilment_id = f.id),
          'shop', ${sellingShop(sql)}) order by f.position), '[]')
        from fulfilments f join shops s on s.id = f.shop_id where f.order_id = o.id) as parts,
      json_build_object('name', o.name, 'email', o.email, 'brand', o.brand, 'token', o.token) as buyer
    from orders o join order_statuses st on st.id = o.status_id join shops s on s.id = o.shop_id
    where o.id = ${key.id} and o.anonymised_at is null and st.code <> 'awaiting_payment'
      and ${isBuyers(sql, key, customerId)}`;
  return row && { ...row, receivedAt: row.receivedAt ?? undefined };
}

export async function findReceipt(
  tx: Transaction,
  orderId: number,
  key: string,
): Promise<WithdrawalReceipt | undefined> {
  const [row] = await tx<Columns<typeof withdrawals, 'body'>[]>`
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

/** Lines of withdrawals `w` that left (this shop). Pieces withdrawn before they left are those of the first withdrawals. */
const gone = (sql: Sql | Transaction, shopId?: number) => sql`
  select f.id as fulfilment_id, wl.ean, wl.count, wl.back from withdrawal_lines wl
  join fulfilments f on f.order_id = w.order_id and f.state in ('collected', 'sent', 'delivered')
    ${shopId === undefined ? sql`` : sql`and f.shop_id = ${shopId}`}
  join fulfilment_lines fl on fl.fulfilment_id = f.id and fl.ean = wl.ean
  where wl.withdrawal_id = w.id and fl.withdrawn < (
    select sum(o.count) from withdrawal_lines o join withdrawals ow on ow.id = o.withdrawal_id
    where ow.order_id = w.order_id and ow.id <= w.id and o.ean = wl.ean)`;

const awaited = (sql: Sql | Transaction, shopId?: number) => sql`${gone(sql, shopId)} and wl.back < wl.count`;

/** Of withdrawals `w`: their numbers end in '-A1', '-A2' … within an order. */
const isNth = (sql: Sql | Transaction, { orderId, nth }: WithdrawalId) =>
  sql`w.order_id = ${orderId} and split_part(w.number, '-', 3) = ${`A${nth}`}`;

const MOST_LISTED = 300;

type AwaitedRow = Renamed<typeof withdrawals, { receipt: 'body' }> &
  Renamed<typeof orders, { buyer: 'name' }> &
  Computed<{ lines: Columns<typeof withdrawalLines, 'ean' | 'count' | 'back'>[] }>;

export async function findAwaited(sql: Sql, shopId: number, which: { since: Date } | WithdrawalId) {
  const rows = await sql<AwaitedRow[]>`
    select w.body as receipt, o.name as buyer, (select json_agg(a) from (${awaited(sql, shopId)}) a) as lines
    from withdrawals w join orders o on o.id = w.order_id
    where w.goods_back_at is null and exists (${awaited(sql, shopId)})
      and ${'nth' in which ? isNth(sql, which) : sql`w.created_at > ${which.since.toISOString()}`}
    order by w.id desc limit ${MOST_LISTED}`;
  return rows.map(({ receipt, buyer, lines }): ExpectedReturn => {
    const back = receipt.lines.flatMap((line) => {
      const mine = lines.find(({ ean }) => ean === line.ean);
      return mine ? [{ ...line, count: mine.count - mine.back, back: mine.back, all: line.count }] : [];
    });
    return {
      ...{ number: receipt.number, order: receipt.order, at: receipt.at, buyer },
      refund: back.reduce((sum, { amount, count, all }) => sum + Math.round((amount * count) / all), 0),
      lines: back.map(({ ean, name, color, size, count, back }) => ({ ean, name, color, size, count, back })),
    };
  });
}

export async function orderOf(tx: Transaction, which: WithdrawalId, shopId: number): Promise<number | undefined> {
  const [row] = await tx<Columns<typeof withdrawals, 'orderId'>[]>`
    select w.order_id from withdrawals w where ${isNth(tx, which)} and exists (${gone(tx, shopId)})`;
  return row?.orderId;
}

const buyerOf = (sql: Transaction) => sql`o.number,
  ${sellingShop(sql)} as shop,
  json_build_object('name', o.name, 'email', o.email, 'brand', o.brand, 'token', o.token) as buyer,
  coalesce((select p.instrument from payments p where p.purchase_id = o.purchase_id order by p.id limit 1), '') as instrument`;

export async function findReturn(
  tx: Transaction,
  which: WithdrawalId,
  shopId: number,
): Promise<AwaitedReturn | undefined> {
  const [row] = await tx<AwaitedReturn[]>`
    select w.order_id, w.body as receipt, ${buyerOf(tx)}, (
        select json_agg(json_build_object('fulfilmentId', g.fulfilment_id, 'ean', g.ean, 'count', g.count, 'back', g.back))
        from (${gone(tx, shopId)}) g) as lines,
      (select sum(back)::int from withdrawal_lines where withdrawal_id = w.id) as back
    from withdrawals w join orders o on o.id = w.order_id join shops s on s.id = ${shopId}
    where ${isNth(tx, which)} and w.goods_back_at is null and exists (${awaited(tx, shopId)})`;
  return row;
}

export async function findBuyer(tx: Transaction, orderId: number): Promise<RefundedBuyer | undefined> {
  const [row] = await tx<RefundedBuyer[]>`
    select ${buyerOf(tx)} from orders o join shops s on s.id = o.shop_id where o.id = ${orderId}`;
  return row;
}

export async function markBack(tx: Transaction, number: string, lines: readonly Pieces[]): Promise<void> {
  await tx`
    update withdrawal_lines l set back = l.back + b.count
    from withdrawals w, jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as b (ean text, count int)
    where w.number = ${number} and l.withdrawal_id = w.id and l.ean = b.ean`;
}

/** Marks it settled, unless goods are still awaited. */
export async function markSettled(tx: Transaction, number: string, at: Date): Promise<void> {
  await tx`update withdrawals w set goods_back_at = ${at.toISOString()}, settled_at = ${at.toISOString()}
    where number = ${number} and not exists (${awaited(tx)})`;
}

/** Returns the fulfilments that have left, when nothing of the order is kept or awaited; else none. */
export async function findAllBack(tx: Transaction, orderId: number): Promise<number[]> {
  const rows = await tx<Columns<typeof fulfilments, 'id'>[]>`
    select f.id from fulfilments f where f.order_id = ${orderId} and f.state in ('collected', 'sent', 'delivered')
      and not exists (select from order_lines l where l.order_id = f.order_id and l.count > ${given(tx)})
      and not exists (
        select from withdrawals w where w.order_id = f.order_id and w.goods_back_at is null and exists (${awaited(tx)}))
    order by f.position`;
  return rows.map(({ id }) => id);
}

/** Empties the reasons, which may name the buyer. */
export async function emptyReasons(tx: Transaction, orderIds: number[]): Promise<void> {
  await tx`update withdrawals set reason = '' where order_id = any(${orderIds}::int[])`;
}
