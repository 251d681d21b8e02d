import type { Invariant } from '@/server/platform/part';

export const stock: Invariant[] = [
  {
    name: 'no shelf holds less than nothing',
    rule: '15.2',
    find: (sql) => sql`
      select 'variant ' || variant_id || ' in shop ' || shop_id || ': ' || qty as what from stock where qty < 0`,
  },
  {
    name: 'each piece of an order belongs to one fulfilment',
    rule: '15.21',
    find: (sql) => sql`
      select 'order ' || coalesce(l.order_id, p.order_id) || ', ' || coalesce(l.ean, p.ean) || ': ordered '
        || coalesce(l.count, 0) || ', in parts ' || coalesce(p.count, 0) as what
      from order_lines l
      full join (
        select f.order_id, fl.ean, sum(fl.count)::int as count from fulfilments f
        join fulfilment_lines fl on fl.fulfilment_id = f.id group by f.order_id, fl.ean
      ) p on p.order_id = l.order_id and p.ean = l.ean
      where l.count is distinct from p.count`,
  },
  {
    name: 'a closed fulfilment keeps no goods',
    rule: '15.23',
    find: (sql) => sql`
      select 'part ' || f.id || ', ' || l.ean || ': ' || l.count - l.missing - l.withdrawn as what
      from fulfilments f join fulfilment_lines l on l.fulfilment_id = f.id
      where f.state = 'closed' and l.count <> l.missing + l.withdrawn`,
  },
  {
    name: 'nobody withdraws from more than was bought',
    rule: '15.26',
    find: (sql) => sql`
      select 'order ' || w.order_id || ', ' || l.ean || ': bought ' || max(o.count) || ', withdrawn ' || sum(l.count) as what
      from withdrawals w join withdrawal_lines l on l.withdrawal_id = w.id
      left join order_lines o on o.order_id = w.order_id and o.ean = l.ean
      group by w.order_id, l.ean having sum(l.count) > coalesce(max(o.count), 0)`,
  },
];
