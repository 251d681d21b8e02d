import { isDeepStrictEqual } from 'node:util';
import { setBrands } from '@/lib/brands/brands';
import type { BrandPage } from '@/lib/content/brand-page';
import { osloDay } from '@/lib/dates/dates';
import { digest } from '@/lib/text/digest';
import { logChange } from '@/server/platform/change-feed/store';
import type { Sql } from '@/server/platform/db/connection';
import { type Transaction, transact } from '@/server/platform/db/transact';
import { systemClock } from '@/server/ports/clock';
import { type ContentOfDay, changedTags, contentOf } from './rules';
import * as store from './store';
import type { Brands, ReadBrand } from './types';

interface BrandDependencies {
  sql: Sql;
  /** Pages that every shop has, unless a brand has its own. */
  basePages: () => Promise<readonly BrandPage[]>;
}

export function createBrands({ sql, basePages }: BrandDependencies): Brands {
  let held: readonly ContentOfDay[] = [];
  return {
    async load(instead = []) {
      const [stored, base] = await Promise.all([store.findAll(sql), basePages()]);
      const others = stored.filter(({ id }) => !instead.some((one) => one.id === id));
      const all = [...others, ...instead].toSorted(
        (a, b) => a.file.position - b.file.position || (a.id < b.id ? -1 : 1),
      );
      // A page that begins or ends is news of the change feed (rule 1.9).
      const day = osloDay(systemClock());
      const contents = all.map((brand) => contentOf(brand, base, day));
      setBrands(contents);
      const before = held;
      held = contents.map((content) => ({ content, day }));
      return changedTags(before, held);
    },

    store: (brands, { dryRun = false } = {}) =>
      transact(sql, async (tx) => {
        const known = await store.findAll(tx);
        const changes = { inserted: 0, updated: 0, unchanged: 0 };
        for (const brand of brands) {
          const before = known.find(({ id }) => id === brand.id);
          const done = before ? (isSame(brand, before) ? 'unchanged' : 'updated') : 'inserted';
          changes[done] += 1;
          if (done !== 'unchanged' && !dryRun) await write(tx, brand, before);
        }
        return changes;
      }),
  };
}

async function write(tx: Transaction, brand: ReadBrand, before: store.StoredBrand | undefined): Promise<void> {
  await store.putBrand(tx, brand);
  await store.putTexts(tx, brand);
  await store.putFiles(tx, brand);
  const kept = new Set(brand.pages.map(({ path }) => path));
  const gone = (before?.pages ?? []).map(({ path }) => path).filter((path) => !kept.has(path));
  await store.deletePages(tx, brand.id, gone);
  for (const page of brand.pages) await store.putPage(tx, brand.id, page);
  await logChange(tx, { kind: 'brand', ref: null });
}

const isSame = (read: ReadBrand, known: store.StoredBrand): boolean =>
  isDeepStrictEqual(compared(read), compared({ ...known, pages: known.pages.map(({ id: _, ...page }) => page) }));

const compared = ({ file, texts, pages, files }: ReadBrand) => [
  ...[file, texts, pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))],
  files
    .map(({ name, type, bytes, width, height }) => [name, type, width, height, digest(bytes.toString('latin1'))])
    .sort(),
];
