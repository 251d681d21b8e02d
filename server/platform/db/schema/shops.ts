import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  char,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { variants } from './catalogue';

export const shops = pgTable('shops', {
  id: integer('id').primaryKey(),
  no: text('no').notNull().unique('shops_no'),
  slug: text('slug').notNull().unique('shops_slug'),
  name: text('name').notNull(),
  fullName: text('full_name').notNull(),
  orgNo: text('org_no').notNull(),
  description: text('description').notNull().default(''),
  openingHours: text('opening_hours').notNull().default(''),
  mapLink: text('map_link').notNull().default(''),
  postNo: char('post_no', { length: 4 }).notNull(),
  postPlace: text('post_place').notNull(),
  address: text('address').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  messenger: text('messenger').notNull().default(''),
  /** Twice as wide as high. */
  picture: text('picture'),
  chainId: integer('chain_id').notNull().default(1),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  /** The web shop (rule 1.3, rule 9.7) has stock but no door. */
  webShop: boolean('web_shop').notNull().default(false),
});

export const shopExceptions = pgTable(
  'shop_exceptions',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    date: date('date').notNull(),
    /** Hour ranges as in the opening hours ('10-14'), or 'stengt'. */
    hours: text('hours').notNull(),
    note: text('note').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.date] })],
);

export const stock = pgTable(
  'stock',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    qty: integer('qty').notNull(),
  },
  (t) => [primaryKey({ columns: [t.variantId, t.shopId] }), check('stock_not_negative', sql`${t.qty} >= 0`)],
);

export const shippingMethods = pgTable(
  'shipping_methods',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    price: integer('price').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [check('shipping_methods_price_not_negative', sql`${t.price} >= 0`)],
);

export const postcodes = pgTable(
  'postcodes',
  {
    code: char('code', { length: 4 }).primaryKey(),
    place: text('place').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    approximate: boolean('approximate').notNull().default(true),
  },
  (t) => [check('postcodes_four_digits', sql`${t.code} ~ '^[0-9]{4}$'`)],
);

export const settings = pgTable(
  'settings',
  {
    brand: text('brand').notNull(),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.brand, t.key] })],
);

export const feedRuns = pgTable(
  'feed_runs',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    folder: text('folder').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    result: jsonb('result'),
  },
  (t) => [index('feed_runs_started').on(t.startedAt)],
);

/** What an import changed, row by row (`npm run feed -- diff`). `key` is the row's key as a JSON list. */
export const feedRows = pgTable(
  'feed_rows',
  {
    version: integer('version')
      .notNull()
      .references(() => feedRuns.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    /** Null: the row is new. Of a changed row only what differs. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    /** Null: the row is gone. Of a new row only its name. */
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (t) => [primaryKey({ columns: [t.version, t.kind, t.key] }), index('feed_rows_key').on(t.kind, t.key)],
);

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** What has changed, for every instance: triggers write a row and notify `shop_changes` (server/platform/change-feed). */
export const changes = pgTable(
  'changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    /** Id of what changed; null where the kind says it all. */
    ref: integer('ref'),
    /** For deleting old rows; it says nothing of when others saw it. */
    at: timestamp('at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** Its transaction: a snapshot tells whether that has ended. */
    xact: transactionId('xact').notNull().default(sql`pg_current_xact_id()`),
  },
  (t) => [index('changes_at').on(t.at), index('changes_xact').on(t.xact)],
);
