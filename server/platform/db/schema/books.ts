import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { SalesDocument } from '@/lib/contracts/sales-documents';
import { fulfilments } from './fulfilments';
import { orders } from './orders';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The last number each seller has used, per kind: its row is locked while the next is written, so no number is left out. */
export const documentSeries = pgTable(
  'document_series',
  {
    orgNo: text('org_no').notNull(),
    kind: text('kind', { enum: ['sale', 'credit'] }).notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgNo, t.kind] })],
);

/** Sales documents and credit notes (bokføringsforskriften §5-1-1), numbered per seller, never changed. Kept though the account goes. */
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
    /** What made it, so that it is made once: 'fulfilment:12', 'withdrawal:NV-100001-A1'. */
    cause: text('cause').notNull(),
    /** Øre; of a credit note what is given back. */
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

/** Complaints (forbrukerkjøpsloven §27): what was heard, and when. */
export const complaints = pgTable(
  'complaints',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    key: text('key').notNull(),
    number: text('number').notNull().unique('complaints_number'),
    /** The EANs it is about. */
    eans: text('eans').array().notNull(),
    text: text('text').notNull(),
    wish: text('wish', { enum: ['repair', 'replace', 'refund', 'discount', 'unsure'] }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [unique('complaints_once').on(t.orderId, t.key)],
);

/** What a shop has done about a complaint of its goods; each shop answers for its own part of the order, once. */
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
    /** What the shop says to the buyer. */
    word: text('word').notNull().default(''),
    /** Øre that go back in all, with freight that comes along; 0 when no money does. */
    amount: integer('amount').notNull(),
    /** Who settled it, as the shop knows them. */
    by: text('by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('complaint_settlements_once').on(t.complaintId, t.fulfilmentId),
    check('complaint_settlements_amount_not_negative', sql`${t.amount} >= 0`),
  ],
);

/** The money of a settlement by line. `count` pieces are nobody's any more; 0 when only a part of their price goes back. */
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
