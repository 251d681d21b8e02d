import type { Banner } from '@/lib/contracts/content';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { banners } from '@/server/platform/db/schema/content';
import type { settings } from '@/server/platform/db/schema/shops';
import { moment } from '@/server/platform/db/sql';
import type { Transaction } from '@/server/platform/db/transact';
import type { RunningCampaign } from './types';

export async function findBanners(
  sql: Sql,
  { brand, preview, at }: { brand: string; preview: string | undefined; at: Date | undefined },
): Promise<Banner[]> {
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

export async function findRunningCampaigns(sql: Sql, at: Date | undefined): Promise<RunningCampaign[]> {
  return sql<RunningCampaign[]>`
    select id, name, slug, short_description, description, starts_at as start, ends_at as "end",
      image, image_mobile, show_label, show_image, label_text, url,
      (select count(*)::int from campaign_articles ca join articles a on a.id = ca.article_id
        where ca.campaign_id = campaigns.id and a.visible) as count,
      array(select article_id from campaign_articles where campaign_id = campaigns.id order by article_id) as article_ids
    from campaigns where starts_at <= ${moment(sql, at)} and ends_at > ${moment(sql, at)} order by starts_at, id`;
}
