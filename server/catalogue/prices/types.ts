import type { Judged } from '@/lib/prices/price-defence';
import type { Sql } from '@/server/platform/db/connection';

export interface PriceReportsDependencies {
  sql: Sql;
}

export interface ReportedArticle {
  id: number;
  articleNo: string;
  slug: string;
  name: string;
  visible: boolean;
}

export interface ArticleReport {
  article: ReportedArticle;
  /** Oldest first, what is planned too. */
  shown: Judged[];
}

export interface CampaignReport {
  campaign: { id: number; name: string; start: Date; end: Date };
  /** Each article with what was shown while the campaign's price was the price; none where another was lower all the time. */
  articles: ArticleReport[];
}

/** Defends every price shown (rule 10.15, rule 10.16): what was shown when, from which rows, and whether it holds. */
export interface PriceReports {
  /** Of an id, a number, a slug it has or has had, or an EAN; undefined when nothing is called so. */
  article(named: string): Promise<ArticleReport | undefined>;
  /** Of an id, a slug or a name. */
  campaign(named: string): Promise<CampaignReport | undefined>;
}
