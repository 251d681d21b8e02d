import type { Judged } from '@/lib/prices/price-defence';
import type { Columns } from '@/server/platform/db/rows';
import type { articles, campaigns } from '@/server/platform/db/schema/catalogue';

export type ReportedArticle = Columns<typeof articles, 'id' | 'articleNo' | 'slug' | 'name' | 'visible'>;
export type ReportedCampaign = Columns<typeof campaigns, 'id' | 'name' | 'start' | 'end'>;

export interface ArticleReport {
  article: ReportedArticle;
  /** Oldest first; with what is planned. */
  shown: Judged[];
}

export interface CampaignReport {
  campaign: ReportedCampaign;
  /** Each article with what was shown while the campaign's price was the lowest. */
  articles: ArticleReport[];
}

/** Shows what prices were shown when, from which rows, and whether they were lawful (rule 10.15, rule 10.16). */
export interface PriceReports {
  /** Finds it by its id, number, EAN, or a slug it has or has had. */
  article(named: string): Promise<ArticleReport | undefined>;
  /** Finds it by its id, slug or name. */
  campaign(named: string): Promise<CampaignReport | undefined>;
}
