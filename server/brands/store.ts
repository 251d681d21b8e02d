import type { BrandFile } from '@/lib/brands/brand-file';
import type { OwnTexts, TextFile } from '@/lib/brands/brands';
import type { BrandPage } from '@/lib/content/brand-page';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { brandFiles, brandPages, brands, brandTexts } from '@/server/platform/db/schema/brands';
import type { Transaction } from '@/server/platform/db/transact';
import type { BrandAsset, ReadBrand } from './types';

export interface StoredBrand extends ReadBrand {
  pages: (BrandPage & { id: number })[];
}

/** In the order of their positions. */
export async function findAll(sql: Sql | Transaction): Promise<StoredBrand[]> {
  const rows = await sql<
    (Columns<typeof brands, 'id'> & Computed<{ data: BrandFile }>)[]
  >`select id, data from brands order by position, id`;
  const texts = await sql<
    (Columns<typeof brandTexts, 'brand'> & Computed<{ file: TextFile; texts: object }>)[]
  >`select brand, file, texts from brand_texts`;
  const pages = await sql<
    (Columns<typeof brandPages, 'id' | 'brand'> & Computed<{ page: BrandPage }>)[]
  >`select id, brand, page from brand_pages order by id`;
  const files = await sql<
    Columns<typeof brandFiles, 'brand' | 'name' | 'type' | 'width' | 'height' | 'bytes'>[]
  >`select brand, name, type, width, height, bytes from brand_files order by name`;
  return rows.map(({ id, data }) => ({
    id,
    file: data,
    texts: Object.fromEntries(of(texts, id).map((one) => [one.file, one.texts])) as OwnTexts,
    pages: of(pages, id).map((one) => ({ ...one.page, id: one.id })),
    files: of(files, id).map(assetOf),
  }));
}

const of = <Row extends { brand: string }>(rows: readonly Row[], id: string) =>
  rows.filter(({ brand }) => brand === id);

const assetOf = ({
  name,
  type,
  bytes,
  width,
  height,
}: Columns<typeof brandFiles, 'name' | 'type' | 'width' | 'height' | 'bytes'>): BrandAsset => ({
  ...{ name, type, bytes: Buffer.from(bytes) },
  ...(width !== null && { width }),
  ...(height !== null && { height }),
});

export async function putBrand(tx: Transaction, { id, file }: ReadBrand): Promise<void> {
  await tx`insert into brands (id, position, data) values (${id}, ${file.position}, ${JSON.stringify(file)}::text::jsonb)
    on conflict (id) do update set position = excluded.position, data = excluded.data`;
}

export async function putTexts(tx: Transaction, { id, texts }: ReadBrand): Promise<void> {
  await tx`delete from brand_texts where brand = ${id}`;
  for (const [file, tree] of Object.entries(texts))
    await tx`insert into brand_texts (brand, file, texts) values (${id}, ${file}, ${JSON.stringify(tree)}::text::jsonb)`;
}

/** Returns the page's id. */
export async function putPage(tx: Transaction, brand: string, page: BrandPage): Promise<number> {
  const [row] = await tx<Columns<typeof brandPages, 'id'>[]>`
    insert into brand_pages (brand, path, page) values (${brand}, ${page.path}, ${JSON.stringify(page)}::text::jsonb)
    on conflict (brand, path) do update set page = excluded.page returning id`;
  return row?.id ?? 0;
}

export async function deletePages(tx: Transaction, brand: string, paths: readonly string[]): Promise<void> {
  await tx`delete from brand_pages where brand = ${brand} and path = any(${[...paths]}::text[])`;
}

export async function putFiles(tx: Transaction, { id, files }: ReadBrand): Promise<void> {
  await tx`delete from brand_files where brand = ${id}`;
  for (const { name, type, bytes, width = null, height = null } of files)
    await tx`insert into brand_files (brand, name, type, width, height, bytes)
      values (${id}, ${name}, ${type}, ${width}, ${height}, ${bytes})`;
}
