import type { Block } from '@/lib/content/blocks';
import type { BrandPage } from '@/lib/content/brand-page';
import { openBrands, type ReadBrand, readBrands } from '@/server/brands/open';
import type { Sql } from '@/server/platform/db/connection';
import { isSource, type PictureTaker } from './pictures';
import type { Report } from './report';
import type { Tally } from './run';

interface BrandImport {
  sql: Sql;
  /** The folder of the chain. */
  folder: string;
  dryRun: boolean;
  report: Report;
  taker: PictureTaker | undefined;
}

/** Imports the folder `brands` of a chain. A brand with a fault is refused whole and stays as it was. */
export async function importBrands({ sql, folder, dryRun, report, taker }: BrandImport): Promise<Tally | undefined> {
  const brands = openBrands({ sql });
  const { brands: read, faults } = await readBrands(folder);
  for (const fault of faults) report.add(fault);
  const refused = new Set(faults.map(({ file }) => file.split('/').slice(0, 2).join('/'))).size;
  const shown = taker ? await Promise.all(read.map((brand) => withPictures(brand, taker, report))) : read;
  const done = await brands.store(shown, { dryRun });
  // The rows of the feed name brands.
  await brands.load(dryRun ? shown : []);
  if (read.length + refused === 0) return undefined;
  return { ...done, rows: read.length + refused, deleted: 0, refused };
}

type Take = (src: string, shape: 'wide' | 'card') => Promise<string | undefined>;

/** Takes the photographs that the pages of a brand name. A page is shown without one that cannot be had. */
async function withPictures(brand: ReadBrand, taker: PictureTaker, report: Report): Promise<ReadBrand> {
  const pages: BrandPage[] = [];
  for (const page of brand.pages) {
    const take: Take = async (src, shape) => {
      if (!isSource(src)) return src;
      const taken = await taker.take({ src, shape });
      if ('base' in taken) return taken.base;
      report.add({ file: `brands/${brand.id}`, line: null, field: page.path, reason: `${src} ${taken.problem}` });
      return undefined;
    };
    pages.push(await pageWithPictures(page, take));
  }
  return { ...brand, pages };
}

async function pageWithPictures({ hero, blocks, ...page }: BrandPage, take: Take): Promise<BrandPage> {
  const src = hero && (await take(hero.src, 'wide'));
  const shown = await Promise.all(blocks.map((block) => blockWithPictures(block, take)));
  return { ...page, ...(hero && src && { hero: { ...hero, src } }), blocks: shown.flatMap((block) => block ?? []) };
}

async function blockWithPictures(block: Block, take: Take): Promise<Block | undefined> {
  if (block.type === 'picture') {
    const src = await take(block.src, 'wide');
    return src === undefined ? undefined : { ...block, src };
  }
  if (block.type !== 'links') return block;
  const items = block.items.map(async ({ src: given, ...item }) => {
    const src = given && (await take(given, 'card'));
    return { ...item, ...(src && { src }) };
  });
  return { ...block, items: await Promise.all(items) };
}
