import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { orders } from './orders';
import { shops } from './shops';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One shop's part of an order. A sent order has one per shop that it leaves from. */
export const fulfilments = pgTable(
  'fulfilments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    kind: text('kind', { enum: ['collect', 'send'] }).notNull(),
    /** `held`: the shopper is paying. `closed`: nothing of it leaves the shop. */
    state: text('state', {
      enum: ['held', 'waiting', 'picking', 'ready', 'collected', 'sent', 'delivered', 'closed'],
    }).notNull(),
    /** Øre of freight, and the total with freight and discount. */
    freight: integer('freight').notNull().default(0),
    total: integer('total').notNull(),
    dueAt: moment('due_at').notNull(),
    carrier: text('carrier').notNull().default(''),
    trackingNumber: text('tracking_number').notNull().default(''),
    trackingUrl: text('tracking_url').notNull().default(''),
    /** Grows with each change, so that two phones at once notice each other. */
    version: integer('version').notNull().default(1),
    leftAt: moment('left_at'),
    deliveredAt: moment('delivered_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('fulfilments_position').on(t.orderId, t.position),
    check('fulfilments_freight_not_negative', sql`${t.freight} >= 0`),
    check('fulfilments_total_not_negative', sql`${t.total} >= 0`),
    index('fulfilments_shop_open').on(t.shopId, t.dueAt).where(sql`${t.state} in ('waiting', 'picking', 'ready')`),
  ],
);

/** `count` was sold, `count - missing - withdrawn` is to leave. */
export const fulfilmentLines = pgTable(
  'fulfilment_lines',
  {
    fulfilmentId: integer('fulfilment_id')
      .notNull()
      .references(() => fulfilments.id, { onDelete: 'cascade' }),
    ean: text('ean').notNull(),
    count: integer('count').notNull(),
    picked: integer('picked').notNull().default(0),
    missing: integer('missing').notNull().default(0),
    withdrawn: integer('withdrawn').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.fulfilmentId, t.ean] }),
    check('fulfilment_lines_count_positive', sql`${t.count} > 0`),
    check('fulfilment_lines_none_negative', sql`${t.picked} >= 0 and ${t.missing} >= 0 and ${t.withdrawn} >= 0`),
    check('fulfilment_lines_no_more_than_sold', sql`${t.picked} + ${t.missing} + ${t.withdrawn} <= ${t.count}`),
  ],
);
