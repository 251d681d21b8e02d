import type { Fault } from '@/lib/brands/brand-file';
import { type BrandPage, idsOf } from '@/lib/content/brand-page';
import type { FileFault } from '@/server/brands/types';
import { readPageFile } from './page-file';

export interface PageSource {
  /** Where it lies, for the report. */
  file: string;
  text: string;
}

/** What the shop itself links to in pages of law. */
export const linkedHeadings: Readonly<Record<string, readonly string[]>> = {
  '/kundeservice': ['angrerett', 'angreskjema', 'bytte', 'kontakt', 'reklamasjon', 'reservasjon'],
  '/personvernerklaering': ['informasjonskapsler', 'opplysninger'],
};

function missingHeadings({ path, blocks }: BrandPage): Fault[] {
  const ids = idsOf(blocks);
  return (linkedHeadings[path] ?? [])
    .filter((id) => !ids.includes(id))
    .map((id) => ({
      ...{ line: null, field: null },
      reason: `has no heading {#${id}}, which the shop links to: write ## before its words and {#${id}} after them`,
    }));
}

/**
 * Reads the pages of a brand from folders, the first of which all shops have (messages/pages), the last of which is the brand's
 * own. A page replaces one of the same path in a folder before it.
 */
export function readBrandPages(folders: PageSource[][]): { pages: BrandPage[]; faults: FileFault[] } {
  const pages = new Map<string, BrandPage>();
  const faults: FileFault[] = [];
  for (const folder of folders) {
    const found = new Map<string, string>();
    for (const { file, text } of folder) {
      const read = readPageFile(text, (path) => pages.get(path));
      if ('faults' in read) {
        faults.push(...read.faults.map((fault) => ({ ...fault, file })));
        continue;
      }
      const { path } = read.page;
      faults.push(...missingHeadings(read.page).map((fault) => ({ ...fault, file })));
      const twin = found.get(path);
      if (twin) faults.push({ file, line: null, field: 'path', reason: `${path} is the page of ${twin} as well` });
      found.set(path, file);
      pages.set(path, read.page);
    }
  }
  return { pages: [...pages.values()], faults };
}
