import type { WithdrawalKey } from '@/lib/contracts/withdrawals';
import { emailSpellings } from '@/server/db/email-spellings';
import type { Transaction } from '@/server/db/transact';
import type { LinkedOrder } from './types';

export async function findOrder(tx: Transaction, { number, email }: WithdrawalKey): Promise<LinkedOrder | undefined> {
  const [order] = await tx<LinkedOrder[]>`
    select o.number, o.token, o.brand, o.name, o.email,
      array[s.full_name, s.address || ', ' || s.post_no || ' ' || s.post_place, s.email] as seller
    from orders o join shops s on s.id = o.shop_id
    where o.number = ${number} and lower(o.email) = any(${emailSpellings(email)}::text[]) and o.anonymised_at is null`;
  return order;
}
