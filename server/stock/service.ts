import type { Sql } from '@/server/db/connection';
import * as store from './store';
import type { EanStock, Shelves, Stock } from './types';

export const shelves: Shelves = { lock: store.lockShelves, take: store.take, putBack: store.putBack };

export function createStock({ sql }: { sql: Sql }): Stock {
  return {
    async availability(articleId) {
      const rows = await store.ofArticle(sql, articleId);
      if (rows.length === 0 && !(await store.isVisible(sql, articleId))) return undefined;
      const eans = [...new Set(rows.map((row) => row.ean))];
      const variants = byEan(eans, rows).map(({ ean, shops }) => ({ ean, availability: shops.length, shops }));
      return { articleId, variants };
    },

    async forEans(eans) {
      const asked = [...new Set(eans)];
      return asked.length === 0 ? [] : byEan(asked, await store.ofEans(sql, asked));
    },
  };
}

function byEan(eans: string[], rows: store.ShelfRow[]): EanStock[] {
  const shops = new Map<string, EanStock['shops']>(eans.map((ean) => [ean, []]));
  for (const { ean, shopId, qty } of rows) {
    if (shopId !== null && qty !== null) shops.get(ean)?.push({ id: shopId, qty });
  }
  return eans.map((ean) => ({ ean, shops: shops.get(ean) ?? [] }));
}
