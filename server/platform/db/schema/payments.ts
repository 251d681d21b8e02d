import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { ActionOutcome, NewPayment, PaymentLine } from '@/server/ports/payment-method';
import { fulfilments } from './fulfilments';
import { purchases } from './purchases';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A payment at a provider: one per purchase, or one per fulfilment where the provider takes one per shop. Øre. */
export const payments = pgTable(
  'payments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    purchaseId: integer('purchase_id')
      .notNull()
      .references(() => purchases.id),
    /** Null: for all fulfilments of the purchase. */
    fulfilmentId: integer('fulfilment_id').references(() => fulfilments.id),
    reference: text('reference').notNull().unique('payments_reference'),
    providerId: text('provider_id'),
    url: text('url'),
    clientToken: text('client_token'),
    clientCategory: text('client_category'),
    request: jsonb('request').$type<NewPayment>().notNull(),
    amount: integer('amount').notNull(),
    state: text('state', { enum: ['new', 'open', 'pending', 'authorised', 'declined', 'cancelled', 'expired'] })
      .notNull()
      .default('new'),
    authorised: integer('authorised').notNull().default(0),
    captured: integer('captured').notNull().default(0),
    released: integer('released').notNull().default(0),
    refunded: integer('refunded').notNull().default(0),
    instrument: text('instrument').notNull().default(''),
    expiresAt: moment('expires_at'),
    /** When the provider was last asked; null when it is to be asked soon. */
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('payments_fulfilment_once').on(t.fulfilmentId),
    unique('payments_provider_id').on(t.providerId),
    check('payments_amount_positive', sql`${t.amount} > 0`),
    check('payments_never_more_than_authorised', sql`${t.captured} + ${t.released} <= ${t.authorised}`),
    check('payments_never_refunded_more_than_captured', sql`${t.refunded} <= ${t.captured}`),
    index('payments_purchase').on(t.purchaseId),
    index('payments_created').on(t.createdAt),
    index('payments_moving')
      .on(t.createdAt)
      .where(
        sql`${t.state} in ('open', 'pending', 'authorised') and ${t.captured} + ${t.released} < greatest(${t.authorised}, 1)`,
      ),
  ],
);

/** Money to be moved, written with the order's change and sent by a job; `key` keeps the provider from moving it twice. */
export const paymentActs = pgTable(
  'payment_acts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text('kind', { enum: ['capture', 'release', 'refund', 'extend'] }).notNull(),
    key: text('key').notNull().unique('payment_acts_key'),
    /** Øre; of a release what it gives back, of an extension 0. */
    amount: integer('amount').notNull(),
    fulfilmentId: integer('fulfilment_id').references(() => fulfilments.id),
    body: jsonb('body')
      .$type<{ lines: PaymentLine[]; shipping?: { carrier: string; trackingNumber: string } }>()
      .notNull(),
    state: text('state', { enum: ['queued', 'done', 'refused'] })
      .notNull()
      .default('queued'),
    attempts: smallint('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    reference: text('reference'),
    createdAt: moment('created_at').notNull().defaultNow(),
    doneAt: moment('done_at'),
  },
  (t) => [
    check('payment_acts_amount_not_negative', sql`${t.amount} >= 0`),
    index('payment_acts_due').on(t.nextAttemptAt).where(sql`${t.state} = 'queued'`),
    index('payment_acts_payment').on(t.paymentId),
    index('payment_acts_fulfilment').on(t.fulfilmentId),
  ],
);

/** Differences for staff: an amount, a refused action, unknown money. */
export const paymentAlarms = pgTable(
  'payment_alarms',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text('kind', {
      enum: [
        ...(['wrong_amount', 'wrong_currency', 'amounts_differ', 'act_refused', 'act_stuck', 'act_short'] as const),
        ...(['authorisation_ends', 'authorisation_ended'] as const),
      ],
    }).notNull(),
    detail: text('detail').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    resolvedAt: moment('resolved_at'),
  },
  (t) => [unique('payment_alarms_once').on(t.paymentId, t.kind, t.detail)],
);

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['card', 'instalments'] }).notNull(),
    reference: text('reference').notNull().unique('sandbox_payments_reference'),
    amount: integer('amount').notNull(),
    authorised: integer('authorised').notNull().default(0),
    captured: integer('captured').notNull().default(0),
    released: integer('released').notNull().default(0),
    refunded: integer('refunded').notNull().default(0),
    state: text('state', { enum: ['open', 'authorised', 'declined', 'cancelled', 'expired'] })
      .notNull()
      .default('open'),
    lines: jsonb('lines').$type<PaymentLine[]>().notNull(),
    returnUrl: text('return_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    webhookUrl: text('webhook_url').notNull(),
    acts: jsonb('acts')
      .$type<
        Record<string, { act: 'capture' | 'refund' | 'release' | 'extend'; amount: number; outcome: ActionOutcome }>
      >()
      .notNull()
      .default({}),
    webhooks: jsonb('webhooks').$type<{ event: string; at: string; failures: number }[]>().notNull().default([]),
    silent: boolean('silent').notNull().default(false),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('sandbox_payments_never_more', sql`${t.captured} + ${t.released} <= ${t.authorised}`),
    check('sandbox_payments_refunded', sql`${t.refunded} <= ${t.captured}`),
  ],
);
