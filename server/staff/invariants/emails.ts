import type { Db, Invariant } from '@/server/platform/part';

const isOfSomebody = (sql: Db) => sql`o.anonymised_at is null`;

export const emails: Invariant[] = [
  {
    name: 'an order has its confirmation and the email of it',
    rule: '15.10',
    find: (sql) => sql`
      select o.number || ': confirmed ' || d.there || ', letter ' || m.there as what from orders o
      cross join lateral (select exists (select from order_documents where order_id = o.id
        and kind in ('reservation_confirmation', 'order_confirmation')) as there) d
      cross join lateral (select exists (select from mails where key = o.kind || ':' || o.number || ':confirmation') as there) m
      where d.there <> m.there and ${isOfSomebody(sql)}`,
  },
  {
    name: 'a placed order has a confirmation',
    rule: '15.1',
    find: (sql) => sql`
      select o.number || ' is ' || s.code as what from orders o join order_statuses s on s.id = o.status_id
      where s.code not in ('awaiting_payment', 'cancelled', 'expired') and not exists (select from order_documents d
        where d.order_id = o.id and d.kind in ('reservation_confirmation', 'order_confirmation'))`,
  },
  {
    name: 'an expired reservation has its notice and its email',
    rule: '15.11',
    find: (sql) => sql`
      select o.number || ': notice ' || d.there || ', letter ' || m.there as what from orders o
      cross join lateral (select exists (select from order_documents where order_id = o.id and kind = 'expiry_notice') as there) d
      cross join lateral (select exists (select from mails where key = 'reservation:' || o.number || ':expired') as there) m
      where d.there <> m.there and ${isOfSomebody(sql)}`,
  },
  {
    name: 'a paid order that ended without its goods has its email',
    rule: '19.4',
    find: (sql) => sql`
      select o.number || ': its purchase is ' || u.state as what from purchases u join orders o on o.purchase_id = u.id
      where ${isOfSomebody(sql)} and u.state in ('unwound', 'wrong_amount')
        and not exists (select from mails m where m.key = 'order:' || o.number || ':' || u.state)`,
  },
  {
    name: 'a fulfilment that is sent or misses goods has its email',
    rule: '15.28',
    find: (sql) => sql`
      select 'part ' || f.id || ' is ' || f.state as what from fulfilments f join orders o on o.id = f.order_id
      where ${isOfSomebody(sql)} and (
        (f.state in ('sent', 'delivered')) <> exists (select from mails m where m.key = 'part:' || f.id || ':sent')
        or exists (select from fulfilment_lines l where l.fulfilment_id = f.id and l.missing > 0)
          <> exists (select from mails m where starts_with(m.key, 'part:' || f.id || ':missing:')))`,
  },
  {
    name: 'a withdrawal has its receipt and the email of its refund',
    rule: '15.27',
    find: (sql) => sql`
      select 'withdrawal ' || w.number || ' has no receipt' as what from withdrawals w join orders o on o.id = w.order_id
      where ${isOfSomebody(sql)} and not exists (select from mails m where m.key = 'withdrawal:' || w.number)
      union all
      select 'credit note ' || d.number || ' of ' || d.org_no || ': nobody is told' from sales_documents d
      join orders o on o.id = d.order_id
      where ${isOfSomebody(sql)} and d.kind = 'credit' and d.cause like 'withdrawal:%' and not exists (
        select from mails m where starts_with(m.key, 'refund:')
          and d.cause = 'withdrawal:' || substr(m.key, 8) || ':' || d.fulfilment_id)`,
  },
];
