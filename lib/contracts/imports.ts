import { z } from 'zod';

/** Every kind of docs/feed.md, in its order; brands come by the folder alone. */
export const ImportKind = z.enum([
  'product-lines',
  'color-groups',
  'colors',
  'genders',
  'categories',
  'subcategories',
  'groups',
  'shops',
  'shop-exceptions',
  'shipping-methods',
  'postcodes',
  'settings',
  'articles',
  'stock',
  'price-history',
  'campaigns',
  'campaign-articles',
  'reviews',
  'promo-codes',
  'polls',
  'blog-categories',
  'blog-posts',
  'banners',
  'social-posts',
]);
export type ImportKind = z.infer<typeof ImportKind>;

/** Kinds whose rows hold lists of objects, which CSV cannot. */
export const JSON_LINES_ONLY: readonly ImportKind[] = ['articles', 'polls'];

export const IMPORT_TYPES = ['application/x-ndjson', 'text/csv'] as const;

/** Media types of photographs that are sent; what is in them says what they are. */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/tiff',
  'image/gif',
] as const;

/** Kinds whose rows name pictures. */
export const PICTURED_KINDS: readonly ImportKind[] = [
  ...(['categories', 'shops', 'articles', 'campaigns', 'polls', 'blog-posts', 'banners', 'social-posts'] as const),
];

/** `image` is the name of a sent photograph, 'upload:<SHA-256>'. Rows give it in the place of a file or an address. */
export const ImportPicture = z.object({ image: z.string() });
export type ImportPicture = z.infer<typeof ImportPicture>;

export const ImportState = z.enum(['waiting', 'running', 'done', 'failed']);
export type ImportState = z.infer<typeof ImportState>;

const count = z.number().int();

export const ImportTally = z.object({
  rows: count,
  inserted: count,
  updated: count,
  unchanged: count,
  deleted: count,
  refused: count,
});
export type ImportTally = z.infer<typeof ImportTally>;

/** `line` is null when the whole body was refused, `field` when the row as a whole was. */
export const RefusedRow = z.object({ line: count.nullable(), field: z.string().nullable(), reason: z.string() });
export type RefusedRow = z.infer<typeof RefusedRow>;

/** What became of an import; times ISO 8601. */
export const ImportReport = z.object({
  id: count,
  kind: ImportKind,
  state: ImportState,
  receivedAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** That the import itself took. */
  seconds: z.number().nullable(),
  /** Bytes of the body, unpacked. */
  bytes: count,
  /** By kind, as `npm run feed` prints it; empty until it is done. */
  kinds: z.record(z.string(), ImportTally),
  /** Rows refused in all. */
  refused: count,
  /** The first thousand reasons for that. */
  refusedRows: z.array(RefusedRow),
  notes: z.array(z.string()),
  /** Why it failed. */
  reason: z.string().nullable(),
});
export type ImportReport = z.infer<typeof ImportReport>;
