import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often something was searched for, per day; nothing says by whom. `hits` are what the words found that day, last. */
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
