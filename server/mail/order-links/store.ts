import type { WithdrawalKey } from '@/lib/contracts/withdrawals';
import { orderIdOf } from '@/lib/orders/order-number';
import { emailSpellings } from '@/server/platform/db/email-spellings';
import type { Transaction } from '@/server/platform/db/transact';
import type { LinkedOrder } from './types';

const linked = (tx: Transaction) => tx`
  select o.number, o.token, o.brand, o.name, o.email,
    array[s.full_name, s.address || ', ' || s.post_no || ' ' || s.post_place, s.email] as seller
  from orders o join shops s on s.id = o.shop_id join order_statuses st on st.id = o.status_id`;

export async function findOrder(
  tx: Transaction,
  { number, email }: Pick<WithdrawalKey, 'number' | 'email'>,
): Promise<LinkedOrder | undefined> {
  const [order] = await tx<LinkedOrder[]>`
    ${linked(tx)}
    where o.id = ${orderIdOf(number) ?? null} and lower(o.email) = any(${emailSpellings(email)}::text[]) and o.anonymised_at is null`;
  return order;
}

/** Finds an order that its buyer may withdraw from, or is told why not; none while it is being paid. */
export async function findBought(tx: Transaction, number: string): Promise<LinkedOrder | undefined> {
  const [order] = await tx<LinkedOrder[]>`
    ${linked(tx)} where o.id = ${orderIdOf(number) ?? null} and o.anonymised_at is null and st.code <> 'awaiting_payment'`;
  return order;
}
