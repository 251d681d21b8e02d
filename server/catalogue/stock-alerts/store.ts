import { kinds } from '@/server/catalogue/product-alerts/rules';
import { hasRoom } from '@/server/catalogue/product-alerts/store';
import type { AskedAlert } from '@/server/catalogue/product-alerts/types';
import { shownBy } from '@/server/catalogue/store';
import type { Sql } from '@/server/platform/db/connection';
import type { Computed } from '@/server/platform/db/rows';
import type { Transaction } from '@/server/platform/db/transact';
import type { DueAlert } from './types';

/** The condition that a shop may sell variant `v` of article `a`. */
const inStock = (sql: Sql | Transaction) => sql`
  exists (select from stock s join shops p on p.id = s.shop_id
    where s.variant_id = v.id and s.qty > 0 and not (a.only_cc and p.web_shop))`;

export async function findVariant(sql: Sql, ean: string, brand: string) {
  const [row] = await sql<Computed<{ available: boolean }>[]>`
    select a.can_purchase and v.can_purchase and ${inStock(sql)} as available
    from variants v join articles a on a.id = v.article_id where v.ean = ${ean} and ${shownBy(sql, sql`${brand}`)}`;
  return row;
}

export const insert = (sql: Sql, { ean, email, brand, stopToken, at }: AskedAlert & { ean: string }) => sql`
  insert into stock_alerts (ean, email, brand, stop_token, created_at)
  select ${ean}, ${email}, ${brand}, ${stopToken}, ${at.toISOString()}
  where ${hasRoom(sql, kinds.stockAlert, email)}
  on conflict (email, ean) do nothing`;

export const lockDue = (tx: Transaction, limit: number) => tx<DueAlert[]>`
  select w.id, w.ean, w.email, w.brand, w.stop_token, a.slug, a.name, c.name as color, z.name as size
  from stock_alerts w
  join variants v on v.ean = w.ean and v.can_purchase
  join articles a on a.id = v.article_id and a.can_purchase and ${shownBy(tx, tx`w.brand`)}
  join colors c on c.id = v.color_id
  join sizes z on z.id = v.size_id
  where ${inStock(tx)}
  order by w.created_at, w.id limit ${limit} for update of w skip locked`;
