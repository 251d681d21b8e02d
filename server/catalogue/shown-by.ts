import { brandIds } from '@/lib/brands/brand';
import { brands } from '@/lib/brands/brands';
import type { PendingQuery, Row, Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';

type Fragment = PendingQuery<Row[]>;

const limited = brandIds.flatMap((id) => brands[id].productLine ?? []);
const limitedBrands = brandIds.filter((id) => brands[id].productLine);

/** Rule 1.6, as a condition on an article `a`: it is visible, and the brand (a column or a value) shows its product line. */
export const shownBy = (sql: Sql | Transaction, brand: Fragment) => sql`
  a.visible and coalesce(
    (select line from unnest(${limitedBrands}::text[], ${limited}::text[]) as l (brand, line) where l.brand = ${brand})
      = (select slug from product_lines where id = a.product_line_id), true)`;
