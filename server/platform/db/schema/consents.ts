import {
  boolean,
  char,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { customers } from './customers';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Proof of consent (ekomloven §3-15), only added to (rule 10.5). `browser`: SHA-256 of the cookie's id. A repeat adds no row. */
export const consentChoices = pgTable(
  'consent_choices',
  {
    browser: char('browser', { length: 64 }).notNull(),
    /** By the browser's clock; `at` is by ours. */
    chosenAt: moment('chosen_at').notNull(),
    at: moment('at').notNull(),
    version: smallint('version').notNull(),
    ga: boolean('ga').notNull(),
    gtm: boolean('gtm').notNull(),
    meta: boolean('meta').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.browser, t.chosenAt, t.version, t.ga, t.gtm, t.meta] }),
    index('consent_choices_at').on(t.at),
  ],
);

/** The last choice of a browser, as the previous version wrote it; to be dropped after 12 months. */
export const consents = pgTable('consents', {
  id: uuid('id').primaryKey(),
  version: smallint('version').notNull(),
  at: moment('at').notNull(),
  ga: boolean('ga').notNull(),
  gtm: boolean('gtm').notNull(),
  meta: boolean('meta').notNull(),
});

/** Each yes and no of an account, added by a trigger (rule 10.45). `version`: of the words in messages/asked.nb.json. */
export const marketingConsents = pgTable(
  'marketing_consents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    choice: text('choice', {
      enum: ['terms_conditions', 'club', 'marketing', 'newsletter', 'event_invite', 'birthday_gift'],
    }).notNull(),
    given: boolean('given').notNull(),
    /** `before`: from before this log began. */
    source: text('source', { enum: ['registration', 'account', 'before'] }).notNull(),
    version: smallint('version').notNull().default(2),
    at: moment('at').notNull(),
  },
  (t) => [index('marketing_consents_customer').on(t.customerId)],
);
