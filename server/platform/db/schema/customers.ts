import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { articles, genders } from './catalogue';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const customers = pgTable(
  'customers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    authId: uuid('auth_id').notNull().defaultRandom().unique('customers_auth_id'),
    firstname: text('firstname').notNull(),
    surname: text('surname').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    passwordHash: text('password_hash').notNull(),
    birthDate: date('birth_date'),
    genderId: integer('gender_id').references(() => genders.id),
    addr: text('addr').notNull().default(''),
    postnr: text('postnr').notNull().default(''),
    city: text('city').notNull().default(''),
    permissions: jsonb('permissions').$type<string[]>().notNull().default([]),
    preferences: jsonb('preferences').$type<Record<string, unknown>>().notNull().default({}),
    cookies: boolean('cookies').notNull().default(false),
    termsConditions: boolean('terms_conditions').notNull().default(false),
    verified: boolean('verified').notNull().default(false),
    /** Not unique, as nobody has proved yet that it is theirs. */
    pendingEmail: text('pending_email'),
    pendingEmailAt: moment('pending_email_at'),
    /** The session that asked, which outlives the change. */
    pendingEmailSession: char('pending_email_session', { length: 64 }),
    club: boolean('club').notNull().default(false),
    marketing: boolean('marketing').notNull().default(false),
    newsletter: boolean('newsletter').notNull().default(false),
    eventInvite: boolean('event_invite').notNull().default(false),
    birthdayGift: boolean('birthday_gift').notNull().default(false),
    cookieDefault: boolean('cookie_default').notNull().default(true),
    cookieGa: boolean('cookie_ga').notNull().default(false),
    cookieGoogleTagManager: boolean('cookie_google_tag_manager').notNull().default(false),
    cookieMetaPixel: boolean('cookie_meta_pixel').notNull().default(false),
    /** The text of the club card's QR code; says nothing about the customer. */
    clubCode: text('club_code')
      .notNull()
      .unique('customers_club_code')
      .default(sql`upper(replace(gen_random_uuid()::text, '-', ''))`),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('customers_email').on(sql`lower(${t.email})`), uniqueIndex('customers_phone').on(t.phone)],
);

export const favourites = pgTable(
  'favourites',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.articleId] })],
);

export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    customerName: text('customer_name').notNull().default(''),
    content: text('content').notNull(),
    reply: text('reply'),
    rating: smallint('rating').notNull(),
    approved: boolean('approved').notNull().default(false),
    decidedAt: moment('decided_at'),
    verifiedPurchase: boolean('verified_purchase').notNull().default(false),
    /** −1 small, 0 normal, 1 large. */
    trueToSize: smallint('true_to_size'),
    sizeColor: text('size_color').notNull().default(''),
    anonymous: boolean('anonymous').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    check('reviews_fit', sql`${t.trueToSize} between -1 and 1`),
    index('reviews_article').on(t.articleId),
    /** One per customer and article; feed rows have no customer. */
    uniqueIndex('reviews_once').on(t.customerId, t.articleId),
  ],
);

/** `id` is the SHA-256 of the cookie's value, so that a copy of this table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: char('id', { length: 64 }).primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastSeen: moment('last_seen').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [index('sessions_customer').on(t.customerId), index('sessions_expiry').on(t.expiresAt)],
);

/** Browsers that have logged in, so that guessers cannot lock them out (rule 6.15). `id`: SHA-256 of the cookie's value. */
export const customerDevices = pgTable(
  'customer_devices',
  {
    id: char('id', { length: 64 }).notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    lastLogin: moment('last_login').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.customerId] }),
    index('customer_devices_customer').on(t.customerId),
    index('customer_devices_last').on(t.lastLogin),
  ],
);

/** Links sent by email, by the SHA-256 of their random part. A used one stays until it is old. */
export const customerTokens = pgTable(
  'customer_tokens',
  {
    id: char('id', { length: 64 }).primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify', 'reset', 'change', 'login'] }).notNull(),
    /** The address it was sent to; the link is void once the customer has another. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('customer_tokens_customer').on(t.customerId), index('customer_tokens_expiry').on(t.expiresAt)],
);

/** Emails asked for by an address or a number; it is looked up after the answer has gone out (rule 6.17). */
export const requestedEmails = pgTable(
  'wanted_letters',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: ['reset', 'login', 'order', 'withdrawal'] }).notNull(),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    number: text('number').notNull().default(''),
    brand: text('brand').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('wanted_letters_created').on(t.createdAt)],
);

/** Recent tries under a key ('login:account:…'), over all instances. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    lastAt: moment('last_at').notNull(),
    blockedUntil: moment('blocked_until'),
  },
  (t) => [index('attempts_last').on(t.lastAt)],
);

/** "Si fra når prisen går ned": one email below `price` (øre, when asked), then the row is deleted. */
export const priceWatches = pgTable(
  'price_watches',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    price: integer('price').notNull(),
    email: text('email').notNull(),
    brand: text('brand').notNull(),
    stopToken: char('stop_token', { length: 64 }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('price_watches_once').on(t.email, t.articleId),
    index('price_watches_article').on(t.articleId),
    index('price_watches_stop').on(t.stopToken),
    index('price_watches_created').on(t.createdAt),
  ],
);

/** "Varsle meg": one email when the EAN is back, then the row is deleted. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ean: text('ean').notNull(),
    email: text('email').notNull(),
    brand: text('brand').notNull(),
    stopToken: char('stop_token', { length: 64 }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('stock_alerts_once').on(t.email, t.ean),
    index('stock_alerts_ean').on(t.ean),
    index('stock_alerts_stop').on(t.stopToken),
    index('stock_alerts_created').on(t.createdAt),
  ],
);
