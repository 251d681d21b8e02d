import type { ComplaintReceipt } from '@/lib/contracts/complaints';
import { sellingShop } from '@/server/orders/store';
import type { Columns, Renamed } from '@/server/platform/db/rows';
import type { complaints } from '@/server/platform/db/schema/accounting';
import type { fulfilments } from '@/server/platform/db/schema/fulfilments';
import type { orders } from '@/server/platform/db/schema/orders';
import type { shops } from '@/server/platform/db/schema/shops';
import type { ReceivedOrder, Settlement, ShopComplaint, Transaction } from './types';

export async function lockOrder(tx: Transaction, token: string): Promise<ReceivedOrder | undefined> {
  await tx`select from orders where token = ${token} for update`;
  return (await findOrders(tx, [token]))[0];
}

export const findOrders = (tx: Transaction, tokens: readonly string[]): Promise<ReceivedOrder[]> => tx<ReceivedOrder[]>`
    select o.id, o.number, o.token, o.brand, o.kind, st.code as status, o.name, o.email, o.discount,
      (select count(*)::int from complaints c where c.order_id = o.id) as complaints,
      coalesce((select p.instrument from payments p where p.purchase_id = o.purchase_id order by p.id limit 1), '') as instrument,
      (select coalesce(json_agg(json_build_object('ean', l.ean, 'name', l.name, 'brand', l.brand, 'color', l.color,
          'size', l.size, 'count', l.count, 'unitPrice', l.unit_price, 'pant', l.pant, 'vatRate', l.vat_rate,
          'fulfilmentId', f.id, 'shop', ${sellingShop(tx)},
          'left', case when g.left then fl.count - fl.missing - fl.withdrawn else 0 end,
          'withdrawn', case when g.left then w.count - fl.withdrawn else 0 end,
          'awaited', case when g.left then w.count - fl.withdrawn - w.back else 0 end,
          'settled', x.count, 'settledAmount', x.amount) order by l.position), '[]')
        from order_lines l
        join fulfilments f on f.order_id = o.id
        join fulfilment_lines fl on fl.fulfilment_id = f.id and fl.ean = l.ean
        join shops s on s.id = f.shop_id
        cross join lateral (select f.state in ('collected', 'sent', 'delivered') as left) g
        cross join lateral (
          select coalesce(sum(wl.count), 0)::int as count, coalesce(sum(wl.back), 0)::int as back
          from withdrawal_lines wl join withdrawals wd on wd.id = wl.withdrawal_id
          where wd.order_id = o.id and wl.ean = l.ean) w
        cross join lateral (
          select coalesce(sum(sl.count), 0)::int as count, coalesce(sum(sl.amount), 0)::int as amount
          from complaint_settlement_lines sl join complaint_settlements cs on cs.id = sl.settlement_id
          where cs.fulfilment_id = f.id and sl.ean = l.ean) x
        where l.order_id = o.id) as lines
    from orders o join order_statuses st on st.id = o.status_id
    where o.token = any(${[...tokens]}::uuid[]) and o.anonymised_at is null`;

type ReceiptRow = Columns<typeof complaints, 'number' | 'eans' | 'wish'> &
  Renamed<typeof complaints, { at: 'createdAt' }>;

export async function findReceipt(
  tx: Transaction,
  order: ReceivedOrder,
  key: string,
): Promise<ComplaintReceipt | undefined> {
  const [row] = await tx<ReceiptRow[]>`
    select number, created_at as at, eans, wish from complaints where order_id = ${order.id} and key = ${key}`;
  return row && { ...row, order: order.number, at: row.at.toISOString() };
}

export async function insert(tx: Transaction, orderId: number, key: string, text: string, receipt: ComplaintReceipt) {
  await tx`
    insert into complaints (order_id, key, number, eans, text, wish, created_at)
    values (${orderId}, ${key}, ${receipt.number}, ${receipt.eans}, ${text}, ${receipt.wish}, ${receipt.at})`;
}

const MOST_LISTED = 100;

type OpenRow = Columns<typeof complaints, 'number' | 'text' | 'wish' | 'eans'> &
  Renamed<typeof complaints, { at: 'createdAt' }> &
  Columns<typeof orders, 'token'> &
  Columns<typeof fulfilments, 'shopId'> &
  Renamed<typeof shops, { shop: 'name' }>;

export const findOpen = (tx: Transaction, shopId: number | undefined) => tx<OpenRow[]>`
  select c.number, c.text, c.wish, c.created_at as at, o.token, f.shop_id, s.name as shop,
    array(select fl.ean from fulfilment_lines fl where fl.fulfilment_id = f.id and fl.ean = any(c.eans)) as eans
  from complaints c join orders o on o.id = c.order_id and o.anonymised_at is null
  join fulfilments f on f.order_id = o.id and f.state in ('collected', 'sent', 'delivered')
    ${shopId === undefined ? tx`` : tx`and f.shop_id = ${shopId}`}
  join shops s on s.id = f.shop_id
  where not exists (select from complaint_settlements cs where cs.complaint_id = c.id and cs.fulfilment_id = f.id)
    and exists (select from fulfilment_lines fl where fl.fulfilment_id = f.id and fl.ean = any(c.eans))
  order by c.id, f.position limit ${MOST_LISTED}`;

export async function findOfShop(tx: Transaction, number: string, shopId: number): Promise<ShopComplaint | undefined> {
  const [row] = await tx<ShopComplaint[]>`
    select c.id, c.number, o.id as order_id, o.token, c.eans, f.id as fulfilment_id,
      (select json_build_object('number', c.number, 'outcome', cs.outcome, 'amount', cs.amount) from complaint_settlements cs
        where cs.complaint_id = c.id and cs.fulfilment_id = f.id) as answer
    from complaints c join orders o on o.id = c.order_id
    join fulfilments f on f.order_id = o.id and f.shop_id = ${shopId} and f.state in ('collected', 'sent', 'delivered')
    where c.number = ${number}
      and exists (select from fulfilment_lines fl where fl.fulfilment_id = f.id and fl.ean = any(c.eans))
    order by f.position limit 1`;
  return row;
}

interface NewSettlement extends Settlement {
  complaintId: number;
  fulfilmentId: number;
  by: string;
  at: Date;
}

export async function insertSettlement(tx: Transaction, settlement: NewSettlement): Promise<void> {
  const { complaintId, fulfilmentId, outcome, word, amount, by, at, lines } = settlement;
  await tx`
    with made as (
      insert into complaint_settlements (complaint_id, fulfilment_id, outcome, word, amount, by, created_at)
      values (${complaintId}, ${fulfilmentId}, ${outcome}, ${word}, ${amount}, ${by}, ${at.toISOString()}) returning id)
    insert into complaint_settlement_lines (settlement_id, ean, count, amount)
    select made.id, l.ean, l.count, l.amount from made,
      jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as l (ean text, count int, amount int)`;
}

export async function writeAmount(tx: Transaction, complaintId: number, fulfilmentId: number, amount: number) {
  await tx`update complaint_settlements set amount = ${amount}
    where complaint_id = ${complaintId} and fulfilment_id = ${fulfilmentId}`;
}

export async function emptySettlers(tx: Transaction, orderIds: number[]): Promise<void> {
  await tx`
    update complaint_settlements s set by = '' from complaints c
    where c.id = s.complaint_id and c.order_id = any(${orderIds}::int[])`;
}

/** Empties the texts of the buyer and the answers: both may name the buyer. */
export async function emptyTexts(tx: Transaction, orderIds: number[]): Promise<void> {
  await tx`update complaints set text = '' where order_id = any(${orderIds}::int[])`;
  await tx`
    update complaint_settlements s set word = '' from complaints c
    where c.id = s.complaint_id and c.order_id = any(${orderIds}::int[])`;
}
