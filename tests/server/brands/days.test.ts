import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readBrandFile } from '@/lib/brands/brand-file';
import { contentOf } from '@/server/brands/rules';
import { BRANDS } from '@/tests/support/demo-brands';

const read = readBrandFile(readFileSync(`${BRANDS}/nordvidda/brand.json`, 'utf8'));
const page = (path: string, days: { from?: string; until?: string }) => ({
  ...{ path, title: path, description: path, blocks: [], index: true, ...days },
  ...{ menu: { name: path, bar: false }, footer: { column: 'about' as const, name: path } },
});

it.each([
  ['before', '2026-11-30', ['/alltid']],
  ['on its first day', '2026-12-01', ['/alltid', '/jul']],
  ['on its last day', '2026-12-24', ['/alltid', '/jul']],
  ['after', '2026-12-25', ['/alltid']],
])('rule 1.9: a page with days stands in menu and footer on those alone: %s', (_when, day, paths) => {
  if (!('brand' in read)) throw new Error('brand.json cannot be read');
  const pages = [page('/alltid', {}), page('/jul', { from: '2026-12-01', until: '2026-12-24' })];
  const { brand } = contentOf({ id: 'nordvidda', file: read.brand, texts: {}, pages, files: [] }, [], day);
  expect(brand.pages.map(({ href }) => href)).toEqual(paths);
  expect(brand.footerPages.map(({ href }) => href)).toEqual(paths);
});
