import type { Part } from '@/server/platform/part';

export const dbPart = {
  tables: {
    changes: 'id kind ref at xact',
    order_statuses: 'id code',
    price_history: 'id article_id shop_id price kind campaign_article_id valid_from valid_to',
  },
} satisfies Part;
