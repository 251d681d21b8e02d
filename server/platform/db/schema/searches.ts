import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Searches per day; nothing says by whom. `hits` are that day's last. */
export const searchLog = pgTable(
  'search_log',
  {
    day: date('day').notNull(),
    query: text('query').notNull(),
    count: integer('count').notNull(),
    hits: integer('hits').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.query] })],
);

/** Staff's synonyms: the shop's own word first and its equals, or a wide word and what it finds. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    relation: text('relation', { enum: ['same', 'narrower'] }).notNull(),
    terms: text('terms').array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('search_synonyms_relation', sql`${t.relation} in ('same', 'narrower')`),
    check('search_synonyms_terms', sql`cardinality(${t.terms}) >= 2`),
  ],
);

export const searchRules = pgTable(
  'search_rules',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    query: text('query').notNull(),
    effect: text('effect', { enum: ['pin', 'boost', 'redirect'] }).notNull(),
    field: text('field', { enum: ['ids', 'brands', 'categories', 'subcategories', 'groups'] }),
    ids: integer('ids').array().notNull(),
    path: text('path'),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('search_rules_effect', sql`${t.effect} in ('pin', 'boost', 'redirect')`),
    check('search_rules_field', sql`${t.field} in ('ids', 'brands', 'categories', 'subcategories', 'groups')`),
    check('search_rules_pin', sql`${t.effect} <> 'pin' or ${t.field} = 'ids'`),
    check('search_rules_goods', sql`(${t.effect} = 'redirect') = (${t.field} is null and cardinality(${t.ids}) = 0)`),
    check('search_rules_path', sql`(${t.effect} = 'redirect') = (${t.path} is not null)`),
    check(
      'search_rules_own_site',
      sql`${t.path} like '/%' and ${t.path} not like '//%' and strpos(${t.path}, chr(92)) = 0`,
    ),
    check('search_rules_period', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);
