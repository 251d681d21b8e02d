import { emailSpellings } from '@/server/platform/db/email-spellings';
import type { Transaction } from '@/server/platform/db/transact';
import type { Person } from './types';

/** Always e-mail, phone and account in the order of their hashes, so that two orders of one person never deadlock. */
export const lockPerson = (tx: Transaction, { email, phone, customerId }: Person) => tx`
  select pg_advisory_xact_lock(h) from (
    select hashtextextended(who, 0) as h from unnest(${[`email ${email}`, `phone ${phone}`, `account ${customerId ?? email}`]}::text[]) as who
    order by h) as locks`;

export const openPieces = (tx: Transaction, { email, phone, customerId }: Person) => tx<
  { ean: string; count: number; unpaid: boolean; paying: boolean; purchaseId: number | null }[]
>`
  select l.ean, l.count, o.kind = 'reservation' or st.code = 'awaiting_payment' as unpaid,
    st.code = 'awaiting_payment' as paying, o.purchase_id
  from orders o join order_statuses st on st.id = o.status_id join order_lines l on l.order_id = o.id
  where st.code in ('reserved', 'awaiting_payment', 'received', 'picking', 'ready')
    and (o.email = any(${emailSpellings(email)}::text[]) or o.phone = ${phone} or o.customer_id = ${customerId ?? null})`;
