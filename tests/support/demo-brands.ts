// Loaded before every test file (vitest.config.ts): the demo chain's brands, as a process holds them that has read its database.
import { globSync, readFileSync } from 'node:fs';
import type { Brand } from '@/lib/brands/brand';
import { type BrandFile, readBrandFile } from '@/lib/brands/brand-file';
import { type BrandContent, setBrands } from '@/lib/brands/brands';
import { readBrandPages } from '@/server/brands/reading/brand-pages';
import { contentOf } from '@/server/brands/rules';

export const BRANDS = 'packages/demo-chain/brands';

const sources = (folder: string) =>
  globSync(`${folder}/*.md`)
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

export function fileOf(id: string): BrandFile {
  const read = readBrandFile(readFileSync(`${BRANDS}/${id}/brand.json`, 'utf8'));
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.brand;
}

function demoBrand(id: string): BrandContent {
  const logo = readFileSync(`${BRANDS}/${id}/logo.svg`);
  const icons = ['icon.svg', 'icon-180.png', 'icon-192.png', 'icon-512.png', 'icon-maskable.png', 'favicon.ico'];
  const { pages } = readBrandPages(['messages/pages', `${BRANDS}/shared/pages`, `${BRANDS}/${id}/pages`].map(sources));
  const files = [
    { name: 'logo.svg', type: 'image/svg+xml', bytes: logo, width: 40, height: 28 },
    ...icons.map((name) => ({ name, type: 'image/png', bytes: Buffer.from(`${id} ${name}`) })),
  ];
  return contentOf(
    {
      id,
      file: fileOf(id),
      texts: { nb: JSON.parse(readFileSync(`${BRANDS}/${id}/texts/nb.json`, 'utf8')) },
      pages,
      files,
    },
    [],
    '2026-11-27',
  );
}

export const demoContents: readonly BrandContent[] = [demoBrand('nordvidda'), demoBrand('heldre')];
export const demoBrands = Object.fromEntries(demoContents.map(({ brand }) => [brand.id, brand])) as {
  nordvidda: Brand;
  heldre: Brand;
};

setBrands(demoContents);
