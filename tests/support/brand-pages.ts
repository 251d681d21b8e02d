import { readFileSync } from 'node:fs';
import type { BrandPage } from '@/lib/content/brand-page';
import { readPageFile } from '@/server/brands/reading/page-file';

/** Reads a page that every shop of this software has. */
export function softwarePage(name: 'kundeservice' | 'personvernerklaering' | 'tilgjengelighet'): BrandPage {
  const read = readPageFile(readFileSync(`messages/pages/${name}.md`, 'utf8'));
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.page;
}

export const tableRows = ({ blocks }: BrandPage): string[][] =>
  blocks.flatMap((block) => (block.type === 'table' ? block.rows : []));
