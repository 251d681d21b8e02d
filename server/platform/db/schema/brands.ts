import { customType, integer, jsonb, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const brand = () =>
  text('brand')
    .notNull()
    .references(() => brands.id, { onDelete: 'cascade' });

export const brands = pgTable('brands', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  /** brand.json as it was read (lib/brands/brand-file.ts). */
  data: jsonb('data').notNull(),
});

/** Texts that replace those of messages/, a tree of keys for each file. */
export const brandTexts = pgTable(
  'brand_texts',
  { brand: brand(), file: text('file').notNull(), texts: jsonb('texts').notNull() },
  (t) => [primaryKey({ columns: [t.brand, t.file] })],
);

/** `id` names a page in the change feed. */
export const brandPages = pgTable(
  'brand_pages',
  {
    id: serial('id').primaryKey(),
    brand: brand(),
    path: text('path').notNull(),
    page: jsonb('page').notNull(),
  },
  (t) => [unique('brand_pages_path').on(t.brand, t.path)],
);

/** Logo, icons, fonts and the picture of shared links. */
export const brandFiles = pgTable(
  'brand_files',
  {
    brand: brand(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    width: integer('width'),
    height: integer('height'),
    bytes: bytes('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.brand, t.name] })],
);
