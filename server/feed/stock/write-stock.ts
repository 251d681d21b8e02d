import type { Tx } from '../changes';
import type { StockPlace } from './stock-kind';

/**
 * Sets stock to what the feed says. Only what differs is touched: a row left alone is not locked, and no page is made
 * again for it. Rows are written in the order of their key, the order in which reservations lock theirs, so the two
 * wait for each other but never in a circle. A reservation that commits in between is overwritten by the feed's count,
 * as it would be a moment later.
 */
export async function writeStock(
  tx: Tx,
  places: StockPlace[],
  dryRun: boolean,
): Promise<{ inserted: number; updated: number }> {
  // The table grows by the batch, so a plan made for the first one would scan it all for the last.
  await tx`select set_config('plan_cache_mode', 'force_custom_plan', true)`;
  const [counted] = await tx<{ inserted: number; updated: number }[]>`
    with differing as materialized (
      select s.variant_id, s.shop_id, s.qty, t.qty is null as is_new
      from ${rowsOf(tx, places)} left join stock t on t.variant_id = s.variant_id and t.shop_id = s.shop_id
      where t.qty is distinct from s.qty
    )${
      dryRun
        ? tx``
        : tx`, written as (
      insert into stock as t (variant_id, shop_id, qty)
      select variant_id, shop_id, qty from differing order by variant_id, shop_id
      on conflict (variant_id, shop_id) do update set qty = excluded.qty where t.qty <> excluded.qty
    )`
    }
    select count(*) filter (where is_new)::int as inserted, count(*) filter (where not is_new)::int as updated
    from differing`;
  return counted ?? { inserted: 0, updated: 0 };
}

export async function removeStock(tx: Tx, places: StockPlace[], dryRun: boolean): Promise<number> {
  const found = tx`from stock t join ${rowsOf(tx, places)} on t.variant_id = s.variant_id and t.shop_id = s.shop_id`;
  if (dryRun) return (await tx`select 1 ${found}`).length;
  const rows = await tx`
    with mine as (select t.variant_id, t.shop_id ${found} order by t.variant_id, t.shop_id for update of t)
    delete from stock t using mine where t.variant_id = mine.variant_id and t.shop_id = mine.shop_id returning 1`;
  return rows.length;
}

/** Three arrays as text: for 20,000 rows the cheapest way into a statement short of COPY, which needs a table first. */
function rowsOf(tx: Tx, places: StockPlace[]) {
  const array = (of: (place: StockPlace) => number) => `{${places.map(of).join(',')}}`;
  return tx`unnest(${array(({ variant }) => variant)}::text::int[], ${array(({ shop }) => shop)}::text::int[],
    ${array(({ qty }) => qty ?? 0)}::text::int[]) as s(variant_id, shop_id, qty)`;
}
