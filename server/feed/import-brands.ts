import { allBrands } from '@/lib/brands/brands';
import { openBrands, type ReadBrand, readBrands } from '@/server/brands/open';
import type { Sql } from '@/server/platform/db/connection';
import { FeedError } from './errors';
import { type RunPictures, takePagePictures } from './pictures';
import type { Report } from './report';
import type { Tally } from './run';

interface BrandImport {
  sql: Sql;
  /** The folder of the chain. */
  folder: string;
  dryRun: boolean;
  report: Report;
  pictures: RunPictures | undefined;
}

/** The goods of one chain in the database of another would be worse than no import. */
function refuseOtherChain(read: readonly ReadBrand[], folder: string): void {
  const known = allBrands().map(({ id }) => id);
  if (known.length === 0 || read.length === 0 || read.some(({ id }) => known.includes(id))) return;
  const ids = read.map(({ id }) => id).join(', ');
  throw new FeedError(
    `This database holds the chain of ${known.join(', ')}, and ${folder} that of ${ids}: say --chain ${folder}, or another DATABASE_URL.`,
  );
}

/** Imports the folder `brands` of a chain. A brand with a fault is refused whole and stays as it was. */
export async function importBrands({ sql, folder, dryRun, report, pictures }: BrandImport): Promise<Tally | undefined> {
  const brands = openBrands({ sql });
  const { brands: read, faults } = await readBrands(folder);
  await brands.load();
  refuseOtherChain(read, folder);
  for (const fault of faults) report.add(fault);
  for (const { id, pages } of read) await takePagePictures(pictures, { file: `brands/${id}/pages`, report }, pages);
  const refused = new Set(faults.map(({ file }) => file.split('/').slice(0, 2).join('/'))).size;
  const done = await brands.store(read, { dryRun });
  // The rows of the feed name brands.
  await brands.load(dryRun ? read : []);
  if (read.length + refused === 0) return undefined;
  return { ...done, rows: read.length + refused, deleted: 0, refused };
}
