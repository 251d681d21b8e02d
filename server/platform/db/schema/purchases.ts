import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customers } from './customers';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What is paid for at once: one order, or one that is sent and one that is collected, all or nothing. */
export const purchases = pgTable(
  'purchases',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    token: uuid('token').notNull().defaultRandom().unique('purchases_token'),
    brand: text('brand').notNull(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    method: text('method', { enum: ['card', 'instalments'] }).notNull(),
    /** Asked about its payments, whatever is configured later. */
    provider: text('provider').notNull(),
    /** Paid back: `unwound` was paid too late, `wrong_amount` did not match. */
    state: text('state', {
      enum: ['open', 'paid', 'declined', 'cancelled', 'expired', 'unwound', 'wrong_amount'],
    })
      .notNull()
      .default('open'),
    /** Øre, with freight. */
    total: integer('total').notNull(),
    holdUntil: moment('hold_until').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    settledAt: moment('settled_at'),
  },
  (t) => [
    check('purchases_total_positive', sql`${t.total} > 0`),
    index('purchases_open').on(t.holdUntil).where(sql`${t.state} = 'open'`),
    index('purchases_late').on(t.holdUntil).where(sql`${t.state} = 'expired'`),
    index('purchases_customer').on(t.customerId),
  ],
);
