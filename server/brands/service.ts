import { isDeepStrictEqual } from 'node:util';
import { setBrands } from '@/lib/brands/brands';
import type { BrandPage } from '@/lib/content/brand-page';
import { osloDay } from '@/lib/dates/dates';
import { digest } from '@/lib/text/digest';
import { logChange } from '@/server/platform/change-feed/store';
import type { Sql } from '@/server/platform/db/connection';
import { type Transaction, transact } from '@/server/platform/db/transact';
import { systemClock } from '@/server/ports/clock';
import { contentOf } from './rules';
import * as store from './store';
import type { BrandAsset, Brands, ReadBrand } from './types';

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
    // A page that begins or ends is news of the change feed (rule 1.9).
    const day = osloDay(systemClock());
    setBrands(all.map((brand) => contentOf(brand, base, day)));
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
    await logChange(tx, { kind: 'brand', ref: null });
  }
  for (const page of pages) {
    const id = await store.putPage(tx, brand.id, page);
    if (!whole) await logChange(tx, { kind: 'page', ref: id });
  }
}

/** What has to be written: everything of the brand, or only these pages. */
interface Difference {
  whole: boolean;
  pages: BrandPage[];
}

/** A page that is new, gone or another in the menu changes all pages; otherwise it changes alone. */
function differenceOf(read: ReadBrand, known: store.StoredBrand | undefined): Difference | undefined {
  if (!known) return { whole: true, pages: read.pages };
  const before = new Map(known.pages.map(({ id: _, ...page }) => [page.path, page as BrandPage]));
  const changed = read.pages.filter((page) => !isDeepStrictEqual(page, before.get(page.path)));
  const gone = known.pages.filter(({ path }) => !read.pages.some((page) => page.path === path));
  const whole =
    gone.length > 0 ||
    !isDeepStrictEqual([read.file, read.texts, plain(read.files)], [known.file, known.texts, plain(known.files)]) ||
    changed.some((page) => !isDeepStrictEqual(framed(page), framed(before.get(page.path))));
  return whole || changed.length > 0 ? { whole, pages: changed } : undefined;
}

/** What other pages show of a page. */
const framed = (page: BrandPage | undefined) => page && [page.menu, page.footer, page.index, page.from, page.until];

const plain = (files: readonly BrandAsset[]) =>
  files
    .map(({ name, type, bytes, width, height }) => [name, type, width, height, digest(bytes.toString('latin1'))])
    .sort();
