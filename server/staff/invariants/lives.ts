import { moves, type OrderActor } from '@/lib/orders/moves';
import type { Invariant } from '@/server/platform/part';

const allowed = (Object.keys(moves) as (keyof typeof moves)[]).flatMap((kind) =>
  Object.entries<Partial<Record<string, readonly OrderActor[]>>>(moves[kind]).flatMap(([from, steps]) =>
    Object.entries(steps).flatMap(([to, actors = []]) => actors.map((actor) => ({ kind, from, to, actor }))),
  ),
);

export const lives: Invariant[] = [
  {
    name: 'an order has the status of its newest event',
    rule: '15.5',
    find: (sql) => sql`
      select o.number || ' is ' || s.code || ', its newest event says ' || coalesce(t.code, 'nothing') as what
      from orders o join order_statuses s on s.id = o.status_id
      left join lateral (select status_id from order_events where order_id = o.id order by id desc limit 1) e on true
      left join order_statuses t on t.id = e.status_id
      where e.status_id is distinct from o.status_id`,
  },
  {
    name: 'an order has made allowed moves only',
    rule: '15.5',
    find: (sql) => sql`
      select o.number || ': ' || e.before || ' to ' || e.code || ' by the ' || e.actor as what
      from (
        select e.order_id, s.code, e.actor, lag(s.code) over (partition by e.order_id order by e.id) as before
        from order_events e join order_statuses s on s.id = e.status_id
      ) e join orders o on o.id = e.order_id
      where e.before is not null and not exists (
        select from jsonb_to_recordset(${JSON.stringify(allowed)}::text::jsonb) as m (kind text, "from" text, "to" text, actor text)
        where m.kind = o.kind and m."from" = e.before and m."to" = e.code and m.actor = e.actor)`,
  },
  {
    name: 'an order that waits for payment holds its goods, and no other does',
    rule: '19.4',
    find: (sql) => sql`
      select o.number || ' is ' || s.code || ', part ' || f.id || ' is ' || f.state as what
      from orders o join order_statuses s on s.id = o.status_id join fulfilments f on f.order_id = o.id
      where (s.code = 'awaiting_payment') <> (f.state = 'held')`,
  },
  {
    name: 'an order that has ended has no open fulfilment',
    rule: '15.23',
    find: (sql) => sql`
      select o.number || ' is ' || s.code || ', part ' || f.id || ' is ' || f.state as what
      from orders o join order_statuses s on s.id = o.status_id join fulfilments f on f.order_id = o.id
      where (s.code in ('cancelled', 'expired') and f.state <> 'closed')
        or (s.code in ('sent', 'delivered', 'collected', 'returned') and f.state in ('waiting', 'picking', 'ready'))`,
  },
  {
    name: 'a purchase and its orders agree',
    rule: '19.3',
    find: (sql) => sql`
      select 'purchase ' || u.id || ' is ' || u.state || ', ' || o.number || ' is ' || s.code as what
      from purchases u join orders o on o.purchase_id = u.id join order_statuses s on s.id = o.status_id
      where (u.state = 'open') <> (s.code = 'awaiting_payment')
        or (u.state not in ('open', 'paid') and s.code not in ('cancelled', 'expired'))`,
  },
];
