import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { SalesDocument } from '@/lib/contracts/sales-documents';
import { fulfilments } from './fulfilments';
import { orders } from './orders';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The last number of each seller and kind; its row is locked while the next is written, so no number is skipped. */
export const documentSeries = pgTable(
  'document_series',
  {
    orgNo: text('org_no').notNull(),
    kind: text('kind', { enum: ['sale', 'credit'] }).notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgNo, t.kind] })],
);

/** Sales documents and credit notes (bokføringsforskriften §5-1-1), numbered per seller, never changed; they outlive accounts. */
export const salesDocuments = pgTable(
  'sales_documents',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orgNo: text('org_no').notNull(),
    kind: text('kind', { enum: ['sale', 'credit'] }).notNull(),
    number: integer('number').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    fulfilmentId: integer('fulfilment_id').references(() => fulfilments.id, { onDelete: 'restrict' }),
    /** What caused it, so that it is written once: 'fulfilment:12', 'withdrawal:AB-100001-A1'. */
    cause: text('cause').notNull(),
    /** Øre; in a credit note, what is paid back. */
    total: integer('total').notNull(),
    body: jsonb('body').$type<SalesDocument>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('sales_documents_number').on(t.orgNo, t.kind, t.number),
    unique('sales_documents_cause').on(t.kind, t.cause),
    check('sales_documents_total_not_negative', sql`${t.total} >= 0`),
    index('sales_documents_order').on(t.orderId),
    index('sales_documents_fulfilment').on(t.fulfilmentId),
  ],
);

/** Complaints (forbrukerkjøpsloven §27). */
export const complaints = pgTable(
  'complaints',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    key: text('key').notNull(),
    number: text('number').notNull().unique('complaints_number'),
    eans: text('eans').array().notNull(),
    text: text('text').notNull(),
    wish: text('wish', { enum: ['repair', 'replace', 'refund', 'discount', 'unsure'] }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [unique('complaints_once').on(t.orderId, t.key)],
);

export const complaintSettlements = pgTable(
  'complaint_settlements',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    complaintId: integer('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'restrict' }),
    fulfilmentId: integer('fulfilment_id')
      .notNull()
      .references(() => fulfilments.id, { onDelete: 'restrict' }),
    outcome: text('outcome', { enum: ['refund', 'discount', 'repaired', 'replaced', 'refused'] }).notNull(),
    word: text('word').notNull().default(''),
    /** Øre paid back in all, with freight; 0 when no money is. */
    amount: integer('amount').notNull(),
    by: text('by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('complaint_settlements_once').on(t.complaintId, t.fulfilmentId),
    check('complaint_settlements_amount_not_negative', sql`${t.amount} >= 0`),
  ],
);

/** Øre by line; `count` 0 pays back only a part of the price. */
export const complaintSettlementLines = pgTable(
  'complaint_settlement_lines',
  {
    settlementId: integer('settlement_id')
      .notNull()
      .references(() => complaintSettlements.id, { onDelete: 'cascade' }),
    ean: text('ean').notNull(),
    count: integer('count').notNull(),
    amount: integer('amount').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.settlementId, t.ean] }),
    check('complaint_settlement_lines_none_negative', sql`${t.count} >= 0 and ${t.amount} >= 0`),
  ],
);
