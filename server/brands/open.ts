import { readBasePages } from '@/server/brands/reading/folder';
import type { Sql } from '@/server/platform/db/connection';
import { createBrands } from './service';
import type { Brands } from './types';

export { readBrands } from '@/server/brands/reading/folder';
export type { FileFault, ReadBrand } from './types';

/** Brands: their words, colours, pages and files, which every process holds. */
export function openBrands({ sql }: { sql: Sql }): Brands {
  let base: ReturnType<typeof readBasePages> | undefined;
  const basePages = () => {
    base ??= readBasePages();
    return base;
  };
  return createBrands({ sql, basePages });
}
