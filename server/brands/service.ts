import { setBrands } from '@/lib/brands/brands';
import type { BrandPage } from '@/lib/content/brand-page';
import type { Sql } from '@/server/platform/db/connection';
import { transact } from '@/server/platform/db/transact';
import { contentOf, differenceOf } from './rules';
import * as store from './store';
import type { Brands } from './types';

interface BrandDependencies {
  sql: Sql;
  /** Pages that every shop has, unless a brand has its own. */
  basePages: () => Promise<readonly BrandPage[]>;
}

export const createBrands = ({ sql, basePages }: BrandDependencies): Brands => ({
  async load() {
    const [stored, base] = await Promise.all([store.findAll(sql), basePages()]);
    setBrands(stored.map((brand) => contentOf(brand, base)));
  },

  store: (brands) =>
    transact(sql, async (tx) => {
      const known = await store.findAll(tx);
      const done = { inserted: 0, updated: 0, unchanged: 0 };
      for (const brand of brands) {
        const before = known.find(({ id }) => id === brand.id);
        const difference = differenceOf(brand, before);
        if (!difference) {
          done.unchanged += 1;
          continue;
        }
        done[before ? 'updated' : 'inserted'] += 1;
        if (difference.whole) {
          await store.putBrand(tx, brand);
          await store.putTexts(tx, brand);
          await store.putFiles(tx, brand);
          const gone = before?.pages.map(({ path }) => path).filter((path) => !brand.pages.some((page) => page.path === path));
          await store.deletePages(tx, brand.id, gone ?? []);
        }
        for (const page of difference.pages) {
          const id = await store.putPage(tx, brand.id, page);
          if (!difference.whole) await store.logChange(tx, 'page', id);
        }
        if (difference.whole) await store.logChange(tx, 'brand', null);
      }
      return done;
    }),
});
