import { originalPrice, type PriceRow } from '@/lib/prices/price-rules';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { campaignArticles, campaigns, priceHistory } from '@/server/platform/db/schema/catalogue';
import { type Finding, finding } from './types';

/** More offers than these are judged by the first of them. */
const MOST_JUDGED = 2_000;

type Offer = Columns<typeof campaignArticles, 'articleId' | 'price'> &
  Columns<typeof campaigns, 'start' | 'name'> &
  Computed<{ campaign: number; no: string; lowest: number | null; covered: boolean }>;

/**
 * Offers, running or to come, that are no lower than the lowest price of the 30 days before (rule 10.15): called a campaign, they
 * would mislead. The shop strikes no price through for them. Steps of one run of cuts are allowed.
 */
export async function offerFindings(sql: Sql, now: Date): Promise<Finding[]> {
  const suspects = await sql<Offer[]>`
    select * from (
      select ca.campaign_id as campaign, c.name, c.starts_at as start, ca.article_id, a.article_no as no, ca.price,
        (select min(h.price) from price_history h where h.article_id = ca.article_id and h.shop_id is null
          and h.campaign_article_id is distinct from ca.id
          and h.valid_from < least(c.starts_at, ${now.toISOString()})
          and coalesce(h.valid_to > c.starts_at - interval '30 days', true)) as lowest,
        exists (select from price_history h where h.article_id = ca.article_id and h.shop_id is null
          and h.valid_from <= c.starts_at - interval '30 days') as covered
      from campaign_articles ca join campaigns c on c.id = ca.campaign_id join articles a on a.id = ca.article_id
      where c.ends_at > ${now.toISOString()} and a.visible) o
    where not covered or lowest <= price order by campaign, article_id limit ${MOST_JUDGED}`;
  const low = await broken(
    sql,
    suspects.filter(({ covered }) => covered),
  );
  const young = suspects.filter(({ covered }) => !covered);
  return [
    ...byCampaign(
      low,
      'fault',
      'no_offer',
      (offers, campaign) =>
        `${offers} of campaign ${campaign} ${offers === '1 article' ? 'costs' : 'cost'} no less than the lowest price of the 30 days before, so ${offers === '1 article' ? 'it is' : 'they are'} no offer by law (prisopplysningsforskriften § 9a).`,
    ),
    ...byCampaign(
      young,
      'note',
      'too_new',
      (offers, campaign) =>
        `${offers} of campaign ${campaign} ${offers === '1 article' ? 'has' : 'have'} no price known for 30 days, so no price before is shown.`,
    ),
  ];
}

/** Leaves out the steps of a lawful run of cuts. */
async function broken(sql: Sql, suspects: readonly Offer[]): Promise<Offer[]> {
  const ids = [...new Set(suspects.map(({ articleId }) => articleId))];
  if (ids.length === 0) return [];
  const rows = await sql<(PriceRow & Columns<typeof priceHistory, 'articleId'>)[]>`
    select article_id, price, kind, valid_from as "from", valid_to as "to" from price_history
    where shop_id is null and article_id = any(${ids}::int[]) order by valid_from, id`;
  const histories = Map.groupBy(rows, ({ articleId }) => articleId);
  return suspects.filter(
    ({ articleId, start, price }) => originalPrice(histories.get(articleId) ?? [], start, price) === undefined,
  );
}

function byCampaign(
  offers: readonly Offer[],
  severity: 'fault' | 'note',
  code: string,
  text: (offers: string, campaign: string) => string,
): Finding[] {
  return [...Map.groupBy(offers, ({ campaign }) => campaign)].map(([campaign, own]) => {
    const counted = own.length === 1 ? '1 article' : `${own.length} articles`;
    const examples = own.map(({ no, price, lowest }) =>
      code === 'too_new' ? no : `${no}: ${price} øre, was ${lowest}`,
    );
    return finding(severity, code, text(counted, `${campaign} "${own[0]?.name}"`), { count: own.length, examples });
  });
}
