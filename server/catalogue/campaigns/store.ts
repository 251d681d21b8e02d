import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { campaigns } from '@/server/platform/db/schema/catalogue';
import { moment } from '@/server/platform/db/sql';
import type { RunningCampaign } from './types';

export async function findRunning(sql: Sql, at: Date | undefined): Promise<RunningCampaign[]> {
  return sql<
    (Columns<
      typeof campaigns,
      | 'id'
      | 'name'
      | 'slug'
      | 'shortDescription'
      | 'description'
      | 'start'
      | 'end'
      | 'image'
      | 'imageMobile'
      | 'showLabel'
      | 'showImage'
      | 'labelText'
      | 'url'
    > &
      Computed<{ count: number; articleIds: number[] }>)[]
  >`
    select id, name, slug, short_description, description, starts_at as start, ends_at as "end",
      image, image_mobile, show_label, show_image,
      label_text, url,
      (select count(*)::int from campaign_articles ca join articles a on a.id = ca.article_id
        where ca.campaign_id = campaigns.id and a.visible) as count,
      array(select article_id from campaign_articles where campaign_id = campaigns.id order by article_id) as article_ids
    from campaigns where starts_at <= ${moment(sql, at)} and ends_at > ${moment(sql, at)} order by starts_at, id`;
}
