import type { BrandPage } from '@/lib/content/brand-page';
import type { FileFault } from '@/server/brands/types';
import { readPageFile } from './page-file';

export interface PageSource {
  /** Where it lies, for the report. */
  file: string;
  text: string;
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
      const twin = found.get(path);
      if (twin) faults.push({ file, line: null, field: 'path', reason: `${path} is the page of ${twin} as well` });
      found.set(path, file);
      pages.set(path, read.page);
    }
  }
  return { pages: [...pages.values()], faults };
}
