import type { KeptRow } from '@/lib/prices/price-defence';
import { shownBy } from '@/server/catalogue/store';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed, Outer, Renamed } from '@/server/platform/db/rows';
import type { campaigns, priceHistory } from '@/server/platform/db/schema/catalogue';
import { moment } from '@/server/platform/db/sql';
import type { Transaction } from '@/server/platform/db/transact';
import type { ReportedArticle, ReportedCampaign } from './types';

const LARGEST_ID = 2_147_483_647;
const idOf = (named: string) => (/^\d{1,10}$/.test(named) && Number(named) <= LARGEST_ID ? Number(named) : 0);

const columns = (sql: Sql) => sql`a.id, a.article_no, a.slug, a.name, a.visible`;

/** Takes a number that is both an id and an article number for the id. */
export async function findArticle(sql: Sql, named: string): Promise<ReportedArticle | undefined> {
  const [found] = await sql<ReportedArticle[]>`
    select ${columns(sql)} from articles a
    where a.id = ${idOf(named)} or a.article_no = ${named} or a.slug = ${named}
      or a.id in (select article_id from variants where ean = ${named})
      or a.id in (select article_id from former_slugs where slug = ${named})
    order by a.id = ${idOf(named)} desc, a.article_no = ${named} desc, a.slug = ${named} desc limit 1`;
  return found;
}

export async function findCampaign(sql: Sql, named: string): Promise<ReportedCampaign | undefined> {
  const [found] = await sql<ReportedCampaign[]>`
    select id, name, starts_at as start, ends_at as "end" from campaigns
    where id = ${idOf(named)} or slug = ${named} or lower(name) = lower(${named})
    order by id = ${idOf(named)} desc, starts_at desc limit 1`;
  return found;
}

export async function findArticlesOf(sql: Sql, campaignId: number): Promise<ReportedArticle[]> {
  return sql<ReportedArticle[]>`
    select ${columns(sql)} from articles a join campaign_articles ca on ca.article_id = a.id
    where ca.campaign_id = ${campaignId} order by a.name, a.id`;
}

/** Oldest first. The prices of a deleted campaign stay, without it. */
export async function findRows(sql: Sql, articleIds: number[]): Promise<(KeptRow & { articleId: number })[]> {
  const rows = await sql<
    (Columns<typeof priceHistory, 'id' | 'articleId' | 'price' | 'kind' | 'from' | 'to'> &
      Outer<Renamed<typeof campaigns, { campaignId: 'id'; campaignName: 'name'; campaignStart: 'start' }>>)[]
  >`
    select h.id::int, h.article_id, h.price, h.kind, h.valid_from as "from", h.valid_to as "to",
      c.id as campaign_id, c.name as campaign_name, c.starts_at as campaign_start
    from price_history h left join campaign_articles ca on ca.id = h.campaign_article_id left join campaigns c on c.id = ca.campaign_id
    where h.shop_id is null and h.article_id = any(${articleIds}::int[]) order by h.valid_from, h.id`;
  return rows.map(({ campaignId, campaignName, campaignStart, ...row }) => ({
    ...row,
    ...(campaignId !== null &&
      campaignName !== null &&
      campaignStart !== null && { campaign: { id: campaignId, name: campaignName, start: campaignStart } }),
  }));
}

/** What article `a` costs now, in øre rounded to kroner as pages show it: its ordinary price or that of a campaign, if lower. */
export const priceNow = (sql: Sql | Transaction, at?: Date) => sql`
  round(least(a.price, (select min(ca.price) from campaign_articles ca join campaigns k on k.id = ca.campaign_id
    where ca.article_id = a.id and k.starts_at <= ${moment(sql, at)} and k.ends_at > ${moment(sql, at)})) / 100.0)::int * 100`;

export async function findPriceNow(sql: Sql | Transaction, ean: string, brand: string): Promise<number | undefined> {
  const [row] = await sql<Computed<{ price: number }>[]>`
    select ${priceNow(sql)} as price from variants v join articles a on a.id = v.article_id
    where v.ean = ${ean} and ${shownBy(sql, sql`${brand}`)}`;
  return row?.price;
}
