import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** What was taken from where: a photograph in one cut, or why there is none. */
export const pictures = pgTable(
  'pictures',
  {
    /** 'pictures/rod.jpg' of a feed's folder, 'https://…', or 'upload:' and its hash. */
    source: text('source').notNull(),
    shape: text('shape').notNull(),
    /** As the retailer gave it ('0.5,0.3'), or empty. */
    focal: text('focal').notNull().default(''),
    /** Size and time of the file: while they stand, it need not be read again. */
    stamp: text('stamp'),
    /** SHA-256 of the original. */
    hash: text('hash'),
    /** The number of the way it was cut; a newer way cuts it anew. */
    cutting: integer('cutting').notNull(),
    /** '/bilder/…', as rows name it. */
    base: text('base'),
    width: integer('width'),
    height: integer('height'),
    /** Of goods on the whole, of scenes where words stand. */
    colour: text('colour'),
    focalX: doublePrecision('focal_x'),
    focalY: doublePrecision('focal_y'),
    /** The cut, in pixels of the original as it is seen. */
    box: jsonb('box'),
    note: text('note'),
    problem: text('problem'),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.shape, t.focal] }),
    index('pictures_hash').on(t.hash),
    check('pictures_taken_or_not', sql`(${t.base} is null) = (${t.problem} is not null)`),
  ],
);

/** Files of photographs that nothing names any more. */
export const unusedPictures = pgTable('unused_pictures', {
  /** As their keeper knows them (server/ports/pictures.ts). */
  name: text('name').primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull(),
});
