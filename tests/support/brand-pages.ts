import { readFileSync } from 'node:fs';
import type { BrandPage } from '@/lib/content/brand-page';
import { readPageFile } from '@/server/brands/reading/page-file';
import { readPagesOf } from '@/server/brands/reading/page-folders';

export const DEMO_CHAIN = 'packages/demo-chain';
export const demoBrands = ['nordvidda', 'heldre'] as const;

/** Reads a page that every shop of this software has. */
export function softwarePage(name: 'kundeservice' | 'personvernerklaering' | 'tilgjengelighet'): BrandPage {
  const read = readPageFile(readFileSync(`messages/pages/${name}.md`, 'utf8'));
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.page;
}

/** Reads the pages that a brand of the demo chain shows, by path. */
export async function demoPages(brand: (typeof demoBrands)[number]): Promise<Map<string, BrandPage>> {
  const { pages, faults } = await readPagesOf(DEMO_CHAIN, brand);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return new Map(pages.map((page) => [page.path, page]));
}

export const tableRows = ({ blocks }: BrandPage): string[][] =>
  blocks.flatMap((block) => (block.type === 'table' ? block.rows : []));
