import type { Sql } from '@/server/db/connection';
import type { RunningCampaign } from './types';

export async function findRunning(sql: Sql): Promise<RunningCampaign[]> {
  return sql<RunningCampaign[]>`
    select id, name, slug, short_description as "shortDescription", description, starts_at as start, ends_at as "end",
      image, image_mobile as "imageMobile", show_label as "showLabel", show_image as "showImage",
      label_text as "labelText", url,
      (select count(*)::int from campaign_articles ca join articles a on a.id = ca.article_id
        where ca.campaign_id = campaigns.id and a.visible) as count,
      array(select article_id from campaign_articles where campaign_id = campaigns.id order by article_id) as "articleIds"
    from campaigns where starts_at <= now() and ends_at > now() order by starts_at, id`;
}
