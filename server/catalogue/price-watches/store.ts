import { priceNow } from '@/server/catalogue/prices/store';
import { kinds } from '@/server/catalogue/product-alerts/rules';
import { hasRoom } from '@/server/catalogue/product-alerts/store';
import type { AskedAlert, DueWatch } from '@/server/catalogue/product-alerts/types';
import { shownBy } from '@/server/catalogue/store';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { priceWatches } from '@/server/platform/db/schema/customers';
import type { Transaction } from '@/server/platform/db/transact';

/** Percent of the price when the watch was asked for. */
const LESS_PERCENT = 5;

/** Returns what an article costs now, in øre; undefined when the brand does not show or sell it. */
export async function findPrice(sql: Sql, articleId: number, brand: string): Promise<number | undefined> {
  const [row] = await sql<Computed<{ price: number }>[]>`
    select ${priceNow(sql)} as price from articles a
    where a.id = ${articleId} and a.can_purchase and ${shownBy(sql, sql`${brand}`)}`;
  return row?.price;
}

type NewWatch = AskedAlert & Columns<typeof priceWatches, 'articleId' | 'price'>;

/** Keeps the first watch per address and article, with its price. */
export const insert = (sql: Sql, { articleId, price, email, brand, stopToken, at }: NewWatch) => sql`
  insert into price_watches (article_id, price, email, brand, stop_token, created_at)
  select ${articleId}, ${price}, ${email}, ${brand}, ${stopToken}, ${at.toISOString()}
  where ${hasRoom(sql, kinds.priceWatch, email)}
  on conflict (email, article_id) do nothing`;

export const lockDue = (tx: Transaction, limit: number) => tx<DueWatch[]>`
  select w.id, w.email, w.brand, w.stop_token, w.price as before, ${priceNow(tx)} as price, a.slug, a.name
  from price_watches w join articles a on a.id = w.article_id and a.can_purchase and ${shownBy(tx, tx`w.brand`)}
  where ${priceNow(tx)} * 100 <= w.price * ${100 - LESS_PERCENT}::bigint
  order by w.created_at, w.id limit ${limit} for update of w skip locked`;
