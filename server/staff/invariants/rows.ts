import type { Invariant } from '@/server/platform/part';

export const rows: Invariant[] = [
  {
    name: 'an order is whole',
    rule: '15.3',
    find: (sql) => sql`
      select o.number || ' has no ' || m.missing as what from orders o cross join lateral (values
        ('lines', exists (select from order_lines where order_id = o.id)),
        ('parts', exists (select from fulfilments where order_id = o.id)),
        ('events', exists (select from order_events where order_id = o.id))) as m (missing, found)
      where not m.found`,
  },
  {
    name: 'the digits of an order are its own',
    rule: '15.33',
    find: (sql) => sql`select o.number as what from orders o where o.number !~ ('^[A-Z]{2,4}-' || o.id || '$')`,
  },
  {
    name: 'a purchase has orders and a payment',
    rule: '19.1',
    find: (sql) => sql`
      select 'purchase ' || u.id as what from purchases u
      where not exists (select from orders where purchase_id = u.id and kind = 'order')
        or not exists (select from payments where purchase_id = u.id)`,
  },
  {
    name: 'money is moved for fulfilments of its own purchase',
    rule: '19.6',
    find: (sql) => sql`
      select 'act ' || a.key || ' is for part ' || a.fulfilment_id as what
      from payment_acts a join payments p on p.id = a.payment_id
      join fulfilments f on f.id = a.fulfilment_id join orders o on o.id = f.order_id
      where o.purchase_id is distinct from p.purchase_id or coalesce(p.fulfilment_id, f.id) <> f.id
      union all
      select 'payment ' || p.reference || ' is for part ' || p.fulfilment_id from payments p
      join fulfilments f on f.id = p.fulfilment_id join orders o on o.id = f.order_id
      where o.purchase_id is distinct from p.purchase_id`,
  },
  {
    name: 'a document is about a fulfilment of its own order',
    rule: '10.34',
    find: (sql) => sql`
      select d.kind || ' ' || d.number || ' of ' || d.org_no || ' is about part ' || d.fulfilment_id as what
      from sales_documents d join fulfilments f on f.id = d.fulfilment_id where f.order_id <> d.order_id`,
  },
  {
    name: 'a key stands for one order that is there',
    rule: '15.4',
    find: (sql) => sql`
      with kept as (
        select key, case jsonb_typeof(body) when 'string' then body #>> '{}' else body->>'number' end as answer
        from idempotency_keys
      )
      select 'a key of ' || coalesce(k.answer, 'nothing') as what from kept k
      where not exists (select from orders o where o.number = k.answer)
        and not exists (select from purchases u where u.token::text = k.answer)
      union all
      select count(*) || ' keys of ' || answer from kept where answer is not null group by answer having count(*) > 1`,
  },
  {
    name: 'an email about an order has its order',
    rule: '15.10',
    find: (sql) => sql`
      select m.key as what from mails m
      where m.key ~ '^(reservation|order):' and not exists (select from orders o where o.number = split_part(m.key, ':', 2))
      union all
      select m.key from mails m
      where m.key ~ '^part:' and not exists (select from fulfilments f where f.id::text = split_part(m.key, ':', 2))
      union all
      select m.key from mails m
      where m.key ~ '^withdrawal:' and not exists (select from withdrawals w where w.number = split_part(m.key, ':', 2))`,
  },
];
