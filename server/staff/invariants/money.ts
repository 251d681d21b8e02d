import type { Computed } from '@/server/platform/db/rows';
import type { Breach, Db, Invariant } from '@/server/platform/part';

/** A payment with an alarm is not reported again; an action that only waits is no alarm. */
const unalarmed = (sql: Db) =>
  sql`not exists (select from payment_alarms g where g.payment_id = p.id and g.kind <> 'act_stuck')`;

/** Compares the actions queued for the fulfilments of paid orders with their sales documents. */
const accounted = (sql: Db, action: 'capture' | 'refund', document: 'sale' | 'credit') => sql<Computed<Breach>[]>`
  select 'part ' || f.id || ': moved ' || a.amount || ', in the books ' || d.total as what
  from fulfilments f join orders o on o.id = f.order_id and o.kind = 'order'
  cross join lateral (select coalesce(sum(amount), 0)::int as amount from payment_acts
    where fulfilment_id = f.id and kind = ${action}) a
  cross join lateral (select coalesce(sum(total), 0)::int as total from sales_documents
    where fulfilment_id = f.id and kind = ${document}) d
  where a.amount <> d.total and not exists (select from payments p where p.purchase_id = o.purchase_id and not ${unalarmed(sql)})`;

export const money: Invariant[] = [
  {
    name: 'an order costs what its lines and freight cost, less its discount',
    rule: '15.14',
    find: (sql) => sql`
      select o.number || ': ' || o.total || ', its lines ' || l.sum + o.freight - o.discount as what
      from orders o join (select order_id, sum(count * unit_price)::int as sum from order_lines group by order_id) l
        on l.order_id = o.id
      where o.total <> l.sum + o.freight - o.discount`,
  },
  {
    name: 'the fulfilments of an order cost what it costs',
    rule: '15.14',
    find: (sql) => sql`
      select o.number || ': ' || o.total || ' with freight ' || o.freight || ', its parts ' || f.total || ' with '
        || f.freight as what
      from orders o join (select order_id, sum(total)::int as total, sum(freight)::int as freight from fulfilments
        group by order_id) f on f.order_id = o.id
      where (o.total, o.freight) <> (f.total, f.freight)`,
  },
  {
    name: 'a purchase asks for what its orders cost',
    rule: '19.1',
    find: (sql) => sql`
      select 'purchase ' || u.id || ': ' || u.total || ', its orders ' || o.total || ', its payments ' || p.amount as what
      from purchases u
      cross join lateral (select coalesce(sum(total), 0)::int as total from orders
        where purchase_id = u.id and kind = 'order') o
      cross join lateral (select coalesce(sum(amount), 0)::int as amount from payments where purchase_id = u.id) p
      where u.total <> o.total or u.total <> p.amount`,
  },
  {
    name: 'what is paid is authorised in full',
    rule: '19.2',
    find: (sql) => sql`
      select p.reference || ': asked for ' || p.amount || ', authorised ' || p.authorised as what
      from payments p join purchases u on u.id = p.purchase_id
      where u.state = 'paid' and p.authorised <> p.amount and ${unalarmed(sql)}`,
  },
  {
    name: 'a payment has moved what its actions have moved',
    rule: '19.5',
    find: (sql) => sql`
      select p.reference || ': captured ' || p.captured || ', refunded ' || p.refunded || '; by its acts ' || a.captured
        || ', ' || a.refunded as what
      from payments p cross join lateral (
        select coalesce(sum(amount) filter (where kind = 'capture'), 0)::int as captured,
          coalesce(sum(amount) filter (where kind = 'refund'), 0)::int as refunded
        from payment_acts where payment_id = p.id and state = 'done') a
      where (p.captured, p.refunded) <> (a.captured, a.refunded) and ${unalarmed(sql)}`,
  },
  {
    name: 'no money is held for what has ended',
    rule: '19.6',
    find: (sql) => sql`
      select p.reference || ': ' || p.authorised - p.captured - p.released || ' are held' as what
      from payments p join purchases u on u.id = p.purchase_id
      where p.state = 'authorised' and p.captured + p.released < p.authorised and ${unalarmed(sql)}
        and not exists (select from payment_acts a where a.payment_id = p.id and a.state = 'queued')
        and (u.state in ('declined', 'cancelled', 'unwound', 'wrong_amount') or (u.state = 'paid' and not exists (
          select from fulfilments f join orders o on o.id = f.order_id
          where o.purchase_id = u.id and o.kind = 'order' and f.id = coalesce(p.fulfilment_id, f.id)
            and f.state not in ('collected', 'sent', 'delivered', 'closed'))))`,
  },
  {
    name: 'a fulfilment that left has one sales document',
    rule: '10.34',
    find: (sql) => sql`
      select 'part ' || f.id || ' is ' || f.state || ', sales documents: ' || d.count as what
      from fulfilments f join orders o on o.id = f.order_id and o.kind = 'order'
      cross join lateral (select count(*)::int as count from sales_documents where fulfilment_id = f.id and kind = 'sale') d
      where d.count <> case when f.state in ('collected', 'sent', 'delivered') then 1 else 0 end`,
  },
  {
    name: 'what is captured equals the sales documents',
    rule: '19.6',
    find: (sql) => accounted(sql, 'capture', 'sale'),
  },
  { name: 'what is refunded equals the credit notes', rule: '19.6', find: (sql) => accounted(sql, 'refund', 'credit') },
  {
    name: 'no number of a document is left out',
    rule: '10.33',
    find: (sql) => sql`
      select s.org_no || ' ' || s.kind || ': last is ' || s.last || ', written are ' || d.count || ' up to ' || d.last as what
      from document_series s cross join lateral (
        select count(*)::int as count, coalesce(max(number), 0) as last from sales_documents d
        where d.org_no = s.org_no and d.kind = s.kind) d
      where s.last <> d.count or s.last <> d.last`,
  },
];
