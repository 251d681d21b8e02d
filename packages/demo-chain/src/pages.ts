import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BRANDS = join(import.meta.dirname, '../brands');

/** The files of the pages that the brands of the chain show (docs/pages.md). */
export const pageTexts = (): string[] =>
  globSync('*/pages/*.md', { cwd: BRANDS })
    .sort()
    .map((file) => readFileSync(join(BRANDS, file), 'utf8'));
