import type { Sql } from '@/server/platform/db/connection';
import * as store from './store';
import type { EanStock, Stock } from './types';

export const shelves = { lock: store.lockShelves, take: store.take, putBack: store.putBack };

export function createStock({ sql }: { sql: Sql }): Stock {
  return {
    async availability(articleId) {
      const rows = await store.ofArticle(sql, articleId);
      if (rows.length === 0 && !(await store.isVisible(sql, articleId))) return undefined;
      const found = byEan(new Set(rows.map((row) => row.ean)), rows);
      const variants = found.map(({ ean, shops }) => ({ ean, availability: shops.length, shops }));
      return { articleId, variants };
    },

    async forEans(eans) {
      const asked = new Set(eans);
      return asked.size === 0 ? [] : byEan(asked, await store.ofEans(sql, [...asked]));
    },
  };
}

function byEan(eans: ReadonlySet<string>, rows: readonly store.ShelfRow[]): EanStock[] {
  const found = Map.groupBy(rows, ({ ean }) => ean);
  return [...eans].map((ean) => ({
    ean,
    shops: (found.get(ean) ?? []).flatMap(({ shopId, qty }) => (shopId === null ? [] : [{ id: shopId, qty }])),
  }));
}
