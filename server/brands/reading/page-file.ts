import type { Fault } from '@/lib/brands/brand-file';
import { type BrandPage, isPlaceholder, placeholders, textsOf } from '@/lib/content/brand-page';
import { isStorable, UNSTORABLE } from '@/lib/text/storable';
import type { Say } from './faults';
import { readPageBody } from './page-body';
import { readFrontMatter } from './page-front-matter';

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;
const FORM = 'a page begins with ---, then path, title and description, one a line, then --- (docs/pages.md)';

/** Finds the page of a path that a file may take its text from. */
export type SharedPage = (path: string) => BrandPage | undefined;

/**
 * Reads a page: YAML between two lines of ---, and Markdown with directives (docs/pages.md). A file without text below its front
 * matter takes the text of the shared page of its path, and what its front
 * matter leaves out.
 */
export function readPageFile(file: string, shared?: SharedPage): { page: BrandPage } | { faults: Fault[] } {
  const text = file.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const found = FRONT_MATTER.exec(text);
  if (!found) return { faults: [{ line: 1, field: null, reason: FORM }] };
  const head = found[0];
  const bare = text.slice(head.length).trim() === '';
  const front = readFrontMatter(found[1] ?? '', bare ? shared : undefined);
  const faults: Fault[] = [...('faults' in front ? front.faults : []), ...unknownPlaceholders(text)];
  const say: Say = ({ position }, reason, field = null) => {
    const line = position?.start.line ?? null;
    if (!faults.some((one) => one.line === line && one.reason === reason)) faults.push({ line, field, reason });
  };
  // As many lines as the front matter has, so that each fault has its line of the file.
  const blocks = readPageBody(`${head.replace(/[^\n]+/g, '')}${text.slice(head.length)}`, say);
  if (blocks.length === 0 && faults.length === 0 && !('base' in front && front.base))
    faults.push({ line: null, field: null, reason: 'the page has no text below its front matter' });
  if (faults.length > 0 || 'faults' in front) return { faults: faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) };
  const page: BrandPage = { ...front.front, blocks: front.base?.blocks ?? blocks };
  return textsOf(page).every(isStorable) ? { page } : { faults: [{ line: null, field: null, reason: UNSTORABLE }] };
}

function unknownPlaceholders(text: string): Fault[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\{(\w+)\}/g)]
      .filter(([, key = '']) => !isPlaceholder(key))
      .map(([whole]) => ({
        line: index + 1,
        field: null,
        reason: `${whole} is filled with nothing: a text may have ${placeholders.map((one) => `{${one}}`).join(', ')}`,
      })),
  );
}
