import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { OrderMessage } from '@/lib/contracts/webhooks';
import { shops } from './shops';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const counterStaff = pgTable(
  'counter_staff',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    name: text('name').notNull(),
    login: text('login').notNull().unique('counter_staff_login'),
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [unique('counter_staff_name').on(t.shopId, t.name)],
);

export const counterSessions = pgTable(
  'counter_sessions',
  {
    /** SHA-256 of what the cookie holds. */
    id: char('id', { length: 64 }).primaryKey(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => counterStaff.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('counter_sessions_staff').on(t.staffId)],
);

export const shopKeys = pgTable('shop_keys', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  shopId: integer('shop_id')
    .notNull()
    .references(() => shops.id),
  name: text('name').notNull(),
  /** SHA-256: the key is long and random. */
  hash: char('hash', { length: 64 }).notNull().unique('shop_keys_hash'),
  createdAt: moment('created_at').notNull().defaultNow(),
  revokedAt: moment('revoked_at'),
});

/** Actions of the counter by the phone's own id of each: one sent twice gets its first answer. */
export const counterActs = pgTable(
  'counter_acts',
  {
    /** 'staff:3:<uuid>' or 'key:2:<key>' */
    key: text('key').primaryKey(),
    requestDigest: char('request_digest', { length: 64 }).notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('counter_acts_created').on(t.createdAt)],
);

export const webhookTargets = pgTable('webhook_targets', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  shopId: integer('shop_id').references(() => shops.id),
  url: text('url').notNull(),
  /** Signs every message (HMAC-SHA256); shown once. */
  secret: text('secret').notNull(),
  active: boolean('active').notNull().default(true),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const webhookMessages = pgTable(
  'webhook_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    targetId: integer('target_id')
      .notNull()
      .references(() => webhookTargets.id, { onDelete: 'cascade' }),
    /** The same for every target and every repeat. */
    eventId: text('event_id').notNull(),
    event: text('event').notNull(),
    body: jsonb('body').$type<OrderMessage>().notNull(),
    attempts: smallint('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    givenUp: boolean('given_up').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('webhook_messages_once').on(t.targetId, t.eventId),
    index('webhook_messages_due').on(t.nextAttemptAt).where(sql`${t.sentAt} is null and not ${t.givenUp}`),
  ],
);
