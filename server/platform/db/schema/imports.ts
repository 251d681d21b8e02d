import { sql } from 'drizzle-orm';
import { char, index, integer, jsonb, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { ImportKind, ImportReport, ImportState } from '@/lib/contracts/imports';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Keys of systems that send data over HTTP (docs/integrate.md). */
export const feedKeys = pgTable('feed_keys', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  kinds: text('kinds').array().$type<ImportKind[]>().notNull(),
  /** SHA-256: the key is long and random. */
  hash: char('hash', { length: 64 }).notNull().unique('feed_keys_hash'),
  createdAt: moment('created_at').notNull().defaultNow(),
  revokedAt: moment('revoked_at'),
});

/** Imports over HTTP, in the order they are run. */
export const feedImports = pgTable(
  'feed_imports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    keyId: integer('key_id')
      .notNull()
      .references(() => feedKeys.id),
    kind: text('kind').$type<ImportKind>().notNull(),
    /** The client's own; null when it sent none, or the import failed and may be sent again under it. */
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the kind, the form and the body. */
    digest: char('digest', { length: 64 }).notNull(),
    bytes: integer('bytes').notNull(),
    /** Which spool holds the body, and its folder there. */
    holder: text('holder').notNull(),
    folder: text('folder').notNull(),
    file: text('file').notNull(),
    /** Until then the holder is believed to be alive. */
    heldUntil: moment('held_until').notNull(),
    state: text('state').$type<ImportState>().notNull().default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    receivedAt: moment('received_at').notNull(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    outcome: jsonb('outcome').$type<Pick<ImportReport, 'kinds' | 'refused' | 'refusedRows' | 'notes' | 'seconds'>>(),
    reason: text('reason'),
  },
  (t) => [
    unique('feed_imports_key').on(t.keyId, t.idempotencyKey),
    index('feed_imports_open').on(t.id).where(sql`${t.state} in ('waiting', 'running')`),
    index('feed_imports_ended').on(t.endedAt),
  ],
);
