import { setBrands } from '@/lib/brands/brands';
import type { BrandPage } from '@/lib/content/brand-page';
import type { Sql } from '@/server/platform/db/connection';
import { type Transaction, transact } from '@/server/platform/db/transact';
import { contentOf, type Difference, differenceOf } from './rules';
import * as store from './store';
import type { Brands, ReadBrand } from './types';

interface BrandDependencies {
  sql: Sql;
  /** Pages that every shop has, unless a brand has its own. */
  basePages: () => Promise<readonly BrandPage[]>;
}

export const createBrands = ({ sql, basePages }: BrandDependencies): Brands => ({
  async load(instead = []) {
    const [stored, base] = await Promise.all([store.findAll(sql), basePages()]);
    const others = stored.filter(({ id }) => !instead.some((one) => one.id === id));
    const all = [...others, ...instead].toSorted((a, b) => a.file.position - b.file.position || (a.id < b.id ? -1 : 1));
    setBrands(all.map((brand) => contentOf(brand, base)));
  },

  store: (brands, { dryRun = false } = {}) =>
    transact(sql, async (tx) => {
      const known = await store.findAll(tx);
      const done = { inserted: 0, updated: 0, unchanged: 0 };
      for (const brand of brands) {
        const before = known.find(({ id }) => id === brand.id);
        const difference = differenceOf(brand, before);
        done[difference ? (before ? 'updated' : 'inserted') : 'unchanged'] += 1;
        if (difference && !dryRun) await write(tx, brand, before, difference);
      }
      return done;
    }),
});

async function write(
  tx: Transaction,
  brand: ReadBrand,
  before: store.StoredBrand | undefined,
  { whole, pages }: Difference,
): Promise<void> {
  if (whole) {
    await store.putBrand(tx, brand);
    await store.putTexts(tx, brand);
    await store.putFiles(tx, brand);
    const kept = new Set(brand.pages.map(({ path }) => path));
    const gone = (before?.pages ?? []).map(({ path }) => path).filter((path) => !kept.has(path));
    await store.deletePages(tx, brand.id, gone);
    await store.logChange(tx, 'brand', null);
  }
  for (const page of pages) {
    const id = await store.putPage(tx, brand.id, page);
    if (!whole) await store.logChange(tx, 'page', id);
  }
}
