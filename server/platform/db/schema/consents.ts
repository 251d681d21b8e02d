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

/**
 * Proof of consent (ekomloven §3-15): what was chosen, when, and which version of the question was asked. A row for each choice,
 * only added to (rule 10.5). `browser` is the SHA-256 of the id in the cookie. All that was said is the key, so that the same sent
 * again adds nothing, and nothing that is there keeps another choice out.
 */
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

/** The last choice of a browser, as the version before this one wrote it: shown and forgotten, and to be dropped 12 months on. */
export const consents = pgTable('consents', {
  id: uuid('id').primaryKey(),
  version: smallint('version').notNull(),
  at: moment('at').notNull(),
  ga: boolean('ga').notNull(),
  gtm: boolean('gtm').notNull(),
  meta: boolean('meta').notNull(),
});

/**
 * Each yes and no of an account to the terms, the club and advertising, written by a trigger so that no writer can forget it, and only
 * added to (rule 10.45). `version`: of the words that were asked with (messages/asked.nb.json).
 */
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
    /** `before`: it was so when this log began, since nobody knows when. */
    source: text('source', { enum: ['registration', 'account', 'before'] }).notNull(),
    version: smallint('version').notNull().default(1),
    at: moment('at').notNull(),
  },
  (t) => [index('marketing_consents_customer').on(t.customerId)],
);
