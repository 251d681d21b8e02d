import { judge, type KeptRow, shownPrices } from '@/lib/prices/price-defence';
import type { Sql } from '@/server/platform/db/connection';
import * as store from './store';
import type { ArticleReport, PriceReports, ReportedArticle } from './types';

const reported = (article: ReportedArticle, rows: KeptRow[]): ArticleReport => ({
  article,
  shown: judge(rows, shownPrices(rows)),
});

export function createPriceReports(sql: Sql): PriceReports {
  return {
    async article(named) {
      const article = await store.findArticle(sql, named);
      return article && reported(article, await store.findRows(sql, [article.id]));
    },

    async campaign(named) {
      const campaign = await store.findCampaign(sql, named);
      if (!campaign) return undefined;
      const articles = await store.findArticlesOf(sql, campaign.id);
      const rows = await store.findRows(
        sql,
        articles.map(({ id }) => id),
      );
      const byArticle = Map.groupBy(rows, ({ articleId }) => articleId);
      const all = articles.map((article) => reported(article, byArticle.get(article.id) ?? []));
      const own = ({ row }: { row: KeptRow }) => row.campaign?.id === campaign.id;
      return { campaign, articles: all.map(({ article, shown }) => ({ article, shown: shown.filter(own) })) };
    },
  };
}
