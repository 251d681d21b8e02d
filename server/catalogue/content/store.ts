import type { Banner } from '@/lib/contracts/content';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { banners } from '@/server/platform/db/schema/content';
import type { settings } from '@/server/platform/db/schema/shops';
import { moment } from '@/server/platform/db/sql';
import type { Transaction } from '@/server/platform/db/transact';

interface Asked {
  brand: string;
  preview: string | undefined;
  at: Date | undefined;
}

export async function findBanners(sql: Sql, { brand, preview, at }: Asked): Promise<Banner[]> {
  const now = moment(sql, at);
  return sql<
    (Columns<typeof banners, 'id' | 'slot' | 'title' | 'text' | 'linkText' | 'link' | 'image' | 'imageMobile'> &
      Computed<{ isPreview: boolean }>)[]
  >`
    select id, slot, title, body as text, link_text, link, image, image_mobile,
      preview is not null as is_preview
    from banners
    where brand = ${brand} and (
      (preview is null and coalesce(starts_at <= ${now}, true) and coalesce(ends_at > ${now}, true))
      or preview = ${preview ?? null})
    order by slot, preview is null, position, id`;
}

export async function findSettings(sql: Sql | Transaction, brand: string): Promise<Record<string, unknown>> {
  const rows = await sql<
    Columns<typeof settings, 'key' | 'value'>[]
  >`select key, value from settings where brand = ${brand}`;
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}
