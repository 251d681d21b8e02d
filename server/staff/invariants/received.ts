import type { Computed } from '@/server/platform/db/rows';
import type { Db } from '@/server/platform/part';

/** Sums the goods that each shelf ('ean@shop') received: stock + held + sold. Unsaleable returns, not recorded, reduce it. */
export async function receivedOf(sql: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<Computed<{ shelf: string; received: number }>[]>`
    with taken as (
      select l.ean, f.shop_id, sum(l.count - l.withdrawn)::int as count
      from fulfilments f join fulfilment_lines l on l.fulfilment_id = f.id group by l.ean, f.shop_id
    ), back as (
      select l.ean, f.shop_id, sum(l.back)::int as count from withdrawals w
      join withdrawal_lines l on l.withdrawal_id = w.id
      join fulfilments f on f.order_id = w.order_id
      join fulfilment_lines p on p.fulfilment_id = f.id and p.ean = l.ean group by l.ean, f.shop_id
    )
    select v.ean || '@' || s.shop_id as shelf, s.qty + coalesce(t.count, 0) - coalesce(b.count, 0) as received
    from stock s join variants v on v.id = s.variant_id
    left join taken t on t.ean = v.ean and t.shop_id = s.shop_id
    left join back b on b.ean = v.ean and b.shop_id = s.shop_id`;
  return new Map(rows.map(({ shelf, received }) => [shelf, received]));
}

export function unaccounted(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  delivered: ReadonlyMap<string, number> = new Map(),
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((shelf) => {
    const [had, has] = [(before.get(shelf) ?? 0) + (delivered.get(shelf) ?? 0), after.get(shelf) ?? 0];
    return had === has ? [] : `${shelf}: ${had} came, ${has} are accounted for`;
  });
}
