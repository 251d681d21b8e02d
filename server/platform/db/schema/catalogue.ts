import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Brands of articles (`ProductLineID`, rule 3.17), not the brand of the shop. */
export const productLines = pgTable('product_lines', {
  id: integer('id').primaryKey(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
  description: text('description').notNull().default(''),
});

export const colorGroups = pgTable('color_groups', {
  id: integer('id').primaryKey(),
  name: text('name').notNull().unique(),
  label: text('label').notNull(),
  hex: text('hex'),
  position: integer('position').notNull().default(0),
});

export const colors = pgTable('colors', {
  id: integer('id').primaryKey(),
  name: text('name').notNull().unique(),
  hex: text('hex'),
  colorCode: text('color_code'),
  colorGroupId: integer('color_group_id')
    .notNull()
    .references(() => colorGroups.id),
});

export const sizes = pgTable('sizes', {
  id: integer('id').primaryKey(),
  name: text('name').notNull().unique(),
});

export const genders = pgTable('genders', {
  id: integer('id').primaryKey(),
  name: text('name').notNull().unique(),
});

export const categories = pgTable('categories', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  banner: text('banner'),
  bannerLink: text('banner_link'),
  position: integer('position').notNull().default(0),
});

/** Level 2 (`ArticleGroup2ID`). */
export const subcategories = pgTable(
  'subcategories',
  {
    id: integer('id').primaryKey(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    custom: boolean('custom').notNull().default(false),
    position: integer('position').notNull().default(0),
  },
  (t) => [unique('subcategories_slug').on(t.categoryId, t.slug)],
);

/** Level 3 (`ArticleGroup3ID`). */
export const groups = pgTable(
  'groups',
  {
    id: integer('id').primaryKey(),
    subcategoryId: integer('subcategory_id')
      .notNull()
      .references(() => subcategories.id),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [unique('groups_slug').on(t.subcategoryId, t.slug)],
);

/** `price` is the ordinary price; campaigns lower it for a time without touching this row. */
export const articles = pgTable(
  'articles',
  {
    id: integer('id').primaryKey(),
    articleNo: text('article_no').notNull().unique('articles_article_no'),
    slug: text('slug').notNull().unique('articles_slug'),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    techDescription: text('tech_description').notNull().default(''),
    nutrientContent: text('nutrient_content').notNull().default(''),
    washLabel: text('wash_label').notNull().default(''),
    careLabel: text('care_label').notNull().default(''),
    material: text('material').notNull().default(''),
    price: integer('price').notNull(),
    pant: integer('pant').notNull().default(0),
    productLineId: integer('product_line_id')
      .notNull()
      .references(() => productLines.id),
    groupId: integer('group_id')
      .notNull()
      .references(() => groups.id),
    customLabel: text('custom_label'),
    image: text('image'),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    featured: boolean('featured').notNull().default(false),
    canPurchase: boolean('can_purchase').notNull().default(true),
    webPurchaseLimit: integer('web_purchase_limit').notNull().default(10),
    onlyCC: boolean('only_cc').notNull().default(false),
    season: text('season').notNull().default(''),
    frightPrice: integer('fright_price').notNull().default(9900),
    visible: boolean('visible').notNull().default(true),
    ageLimit: smallint('age_limit'),
    vatRate: integer('vat_rate').notNull().default(2500),
    manufacturer: text('manufacturer').notNull().default(''),
    dateCreated: moment('date_created').notNull().defaultNow(),
    /** Digest of the feed rows behind this article, by which an import without changes is recognised. */
    feedDigest: text('feed_digest'),
  },
  (t) => [
    check('articles_price_not_negative', sql`${t.price} >= 0`),
    check('articles_pant_not_negative', sql`${t.pant} >= 0`),
    check('articles_freight_not_negative', sql`${t.frightPrice} >= 0`),
    check('articles_limit_positive', sql`${t.webPurchaseLimit} > 0`),
    check('articles_vat_rate', sql`${t.vatRate} between 0 and 10000`),
    index('articles_group').on(t.groupId),
    index('articles_product_line').on(t.productLineId),
  ],
);

/** Earlier slugs of an article, written by a trigger, so that old addresses still lead to it. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: text('slug').primaryKey(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
  },
  (t) => [index('former_slugs_article').on(t.articleId)],
);

export const articleGenders = pgTable(
  'article_genders',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    genderId: integer('gender_id')
      .notNull()
      .references(() => genders.id),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.genderId] })],
);

export const articleGroups = pgTable(
  'article_groups',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    groupId: integer('group_id')
      .notNull()
      .references(() => groups.id),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.groupId] })],
);

export const variants = pgTable(
  'variants',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    ean: text('ean').notNull().unique('variants_ean'),
    sizeId: integer('size_id')
      .notNull()
      .references(() => sizes.id),
    colorId: integer('color_id')
      .notNull()
      .references(() => colors.id),
    canPurchase: boolean('can_purchase').notNull().default(true),
    image: text('image'),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    check('variants_ean_13_digits', sql`${t.ean} ~ '^[0-9]{13}$'`),
    unique('variants_size_color').on(t.articleId, t.sizeId, t.colorId),
  ],
);

export const bestsellers = pgTable('bestsellers', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  qtyRank: integer('qty_rank').notNull(),
  turnoverRank: integer('turnover_rank').notNull(),
});

export const campaigns = pgTable(
  'campaigns',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique('campaigns_slug'),
    shortDescription: text('short_description').notNull().default(''),
    description: text('description').notNull().default(''),
    start: moment('starts_at').notNull(),
    end: moment('ends_at').notNull(),
    image: text('image'),
    imageMobile: text('image_mobile'),
    showLabel: boolean('show_label').notNull().default(true),
    showImage: boolean('show_image').notNull().default(true),
    labelText: text('label_text').notNull().default(''),
    url: text('url'),
  },
  (t) => [check('campaigns_end_after_start', sql`${t.end} > ${t.start}`)],
);

export const campaignArticles = pgTable(
  'campaign_articles',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    price: integer('price').notNull(),
    labelType: text('label_type').notNull().default('price'),
    labelData: jsonb('label_data').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    unique('campaign_articles_once').on(t.campaignId, t.articleId),
    check('campaign_articles_price_not_negative', sql`${t.price} >= 0`),
    index('campaign_articles_article').on(t.articleId),
  ],
);

/** Every price, kept by triggers for all writers. `campaignArticleId` outlives the offer: the law asks for the prices charged. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    articleId: integer('article_id').notNull(),
    shopId: integer('shop_id'),
    price: integer('price').notNull(),
    kind: text('kind', { enum: ['normal', 'campaign', 'club'] }).notNull(),
    campaignArticleId: integer('campaign_article_id'),
    from: moment('valid_from').notNull(),
    to: moment('valid_to'),
  },
  (t) => [
    foreignKey({ columns: [t.articleId], foreignColumns: [articles.id] }).onDelete('cascade'),
    check('price_history_price_not_negative', sql`${t.price} >= 0`),
    index('price_history_article').on(t.articleId, t.from),
  ],
);
