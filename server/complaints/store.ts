import type { ComplaintReceipt } from '@/lib/contracts/complaints';
import { type SellingShop, sellerOf } from '@/lib/orders/documents';
import type { ReceivedOrder, Transaction } from './types';

/** Waits for the order and holds it until the transaction ends. */
export async function lockOrder(tx: Transaction, token: string): Promise<ReceivedOrder | undefined> {
  await tx`select from orders where token = ${token} for update`;
  const [row] = await tx<(Omit<ReceivedOrder, 'seller'> & { shop: SellingShop })[]>`
    select o.id, o.number, o.token, o.brand, st.code as status, o.name, o.email,
      (select coalesce(json_agg(json_build_object('ean', l.ean, 'name', l.name, 'color', l.color, 'size', l.size)
          order by l.position), '[]') from order_lines l where l.order_id = o.id) as lines,
      (select count(*)::int from complaints c where c.order_id = o.id) as complaints,
      json_build_object('id', s.id, 'name', s.name, 'fullName', s.full_name, 'orgNo', s.org_no, 'address', s.address,
        'postNo', s.post_no, 'postPlace', s.post_place, 'email', s.email, 'phone', s.phone,
        'openingHours', s.opening_hours) as shop
    from orders o join order_statuses st on st.id = o.status_id join shops s on s.id = o.shop_id
    where o.token = ${token} and o.anonymised_at is null`;
  if (!row) return undefined;
  const { shop, ...order } = row;
  return { ...order, seller: sellerOf(shop) };
}

export async function findReceipt(
  tx: Transaction,
  order: ReceivedOrder,
  key: string,
): Promise<ComplaintReceipt | undefined> {
  const [row] = await tx<(Omit<ComplaintReceipt, 'order' | 'at'> & { at: Date | string })[]>`
    select number, created_at as at, eans, wish from complaints where order_id = ${order.id} and key = ${key}`;
  return row && { ...row, order: order.number, at: new Date(row.at).toISOString() };
}

export async function insert(tx: Transaction, orderId: number, key: string, text: string, receipt: ComplaintReceipt) {
  await tx`
    insert into complaints (order_id, key, number, eans, text, wish, created_at)
    values (${orderId}, ${key}, ${receipt.number}, ${receipt.eans}, ${text}, ${receipt.wish}, ${receipt.at})`;
}

/** What somebody wrote may say who it was. */
export async function emptyTexts(tx: Transaction, orderIds: number[]): Promise<void> {
  await tx`update complaints set text = '' where order_id = any(${orderIds}::int[])`;
}
