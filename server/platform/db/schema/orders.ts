import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OrderStatus } from '@/lib/contracts/orders';
import type { WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import type { ExpiryDocument, OrderDocument, ReservationDocument } from '@/lib/orders/documents';
import { articles } from './catalogue';
import { customers } from './customers';
import { purchases } from './purchases';
import { shippingMethods, shops } from './shops';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const orderStatuses = pgTable('order_statuses', {
  id: smallint('id').primaryKey(),
  code: text('code').$type<OrderStatus>().notNull().unique(),
});

/** Reservations (paid in the shop) and orders (paid here): the same goods leave the same shelves. */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 100001 }),
    /** lib/orders/order-number.ts: the digits are the id. */
    number: text('number').notNull().unique('orders_number'),
    token: uuid('token').notNull().defaultRandom().unique('orders_token'),
    kind: text('kind', { enum: ['reservation', 'order'] }).notNull(),
    statusId: smallint('status_id')
      .notNull()
      .references(() => orderStatuses.id),
    brand: text('brand').notNull(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    delivery: boolean('delivery').notNull().default(false),
    address: text('address').notNull().default(''),
    addressLine2: text('address_line2').notNull().default(''),
    zipcode: text('zipcode').notNull().default(''),
    city: text('city').notNull().default(''),
    shippingMethodId: text('shipping_method_id')
      .notNull()
      .references(() => shippingMethods.id),
    freight: integer('freight').notNull().default(0),
    discount: integer('discount').notNull().default(0),
    promoCode: text('promo_code'),
    total: integer('total').notNull(),
    vat: integer('vat').notNull(),
    expiresAt: moment('expires_at'),
    /** Null for a reservation by itself, which is paid in the shop. */
    purchaseId: integer('purchase_id').references(() => purchases.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    anonymisedAt: moment('anonymised_at'),
    /** When its account was deleted: the person goes when the order is over (rule 10.29). */
    accountDeletedAt: moment('account_deleted_at'),
  },
  (t) => [
    check('orders_total_not_negative', sql`${t.total} >= 0`),
    check('orders_freight_not_negative', sql`${t.freight} >= 0`),
    check('orders_discount_not_negative', sql`${t.discount} >= 0`),
    index('orders_customer').on(t.customerId, t.createdAt),
    index('orders_expiry').on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
    // Open orders of one person (rule 15.15).
    index('orders_email').on(t.email),
    index('orders_phone').on(t.phone),
    index('orders_purchase').on(t.purchaseId),
    index('orders_left')
      .on(t.accountDeletedAt)
      .where(sql`${t.accountDeletedAt} is not null and ${t.anonymisedAt} is null`),
  ],
);

/** Copies texts and prices: a receipt must show the goods as bought. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    ean: text('ean').notNull(),
    articleId: integer('article_id').references(() => articles.id, { onDelete: 'set null' }),
    articleNo: text('article_no').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    brand: text('brand').notNull(),
    color: text('color').notNull(),
    size: text('size').notNull(),
    image: text('image'),
    count: integer('count').notNull(),
    unitPrice: integer('unit_price').notNull(),
    pant: integer('pant').notNull().default(0),
    vatRate: integer('vat_rate').notNull(),
    campaignArticleId: integer('campaign_article_id'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    unique('order_lines_ean_once').on(t.orderId, t.ean),
    index('order_lines_article').on(t.articleId, t.orderId),
    check('order_lines_count_positive', sql`${t.count} > 0`),
    check('order_lines_price_not_negative', sql`${t.unitPrice} >= 0`),
    check('order_lines_pant_not_negative', sql`${t.pant} >= 0`),
  ],
);

export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    statusId: smallint('status_id')
      .notNull()
      .references(() => orderStatuses.id),
    at: moment('at').notNull().defaultNow(),
    note: text('note').notNull().default(''),
    actor: text('actor', { enum: ['shopper', 'shop', 'provider', 'clock'] })
      .notNull()
      .default('shop'),
    /** The name of a counter code or key, never of a shopper. */
    by: text('by').notNull().default(''),
  },
  (t) => [index('order_events_order').on(t.orderId)],
);

/** Sales documents (bokføringsforskriften §5-1-1): written once with the order, never changed. */
export const orderDocuments = pgTable(
  'order_documents',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: ['reservation_confirmation', 'order_confirmation', 'expiry_notice'] }).notNull(),
    body: jsonb('body').$type<ReservationDocument | OrderDocument | ExpiryDocument>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [unique('order_documents_once').on(t.orderId, t.kind)],
);

/** Withdrawals (angrerettloven §20). `body` is the receipt as it was given, and names no person. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    key: text('key').notNull(),
    number: text('number').notNull().unique('withdrawals_number'),
    reason: text('reason').notNull().default(''),
    refund: integer('refund').notNull(),
    body: jsonb('body').$type<WithdrawalReceipt>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When all goods were back in their shops, or were never sent. */
    goodsBackAt: moment('goods_back_at'),
    settledAt: moment('settled_at'),
  },
  (t) => [
    unique('withdrawals_once').on(t.orderId, t.key),
    check('withdrawals_refund_not_negative', sql`${t.refund} >= 0`),
    index('withdrawals_awaited').on(t.id).where(sql`${t.goodsBackAt} is null`),
  ],
);

export const withdrawalLines = pgTable(
  'withdrawal_lines',
  {
    withdrawalId: integer('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id, { onDelete: 'cascade' }),
    ean: text('ean').notNull(),
    count: integer('count').notNull(),
    /** Of `count`: pieces that left the shop and came back. */
    back: integer('back').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.withdrawalId, t.ean] }),
    check('withdrawal_lines_count_positive', sql`${t.count} > 0`),
    check('withdrawal_lines_back', sql`${t.back} between 0 and ${t.count}`),
  ],
);

/** The first answer to a request with an Idempotency-Key. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  /** 'customer:12:<key>' or 'guest:<key>' */
  key: text('key').primaryKey(),
  requestDigest: char('request_digest', { length: 64 }).notNull(),
  body: jsonb('body').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Emails are written in the transaction they belong to and sent afterwards; `key` keeps one from being sent twice. */
export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    key: text('key').notNull().unique('mails_key'),
    brand: text('brand').notNull(),
    to: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text_body').notNull(),
    html: text('html_body').notNull(),
    /** The address that unsubscribes; '' when there is none. */
    unsubscribe: text('unsubscribe').notNull().default(''),
    attempts: smallint('attempts').notNull().default(0),
    lastError: text('last_error'),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    givenUp: boolean('given_up').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('mails_due').on(t.nextAttemptAt).where(sql`${t.sentAt} is null and not ${t.givenUp}`),
    index('mails_given_up').on(t.id).where(sql`${t.sentAt} is null and ${t.givenUp}`),
    index('mails_written').on(t.id).where(sql`${t.to} <> ''`),
    index('mails_emptied').on(t.createdAt).where(sql`${t.to} = ''`),
  ],
);

export const promoCodes = pgTable(
  'promo_codes',
  {
    id: integer('id').primaryKey(),
    code: text('code').notNull().unique('promo_codes_code'),
    name: text('name').notNull(),
    validFrom: moment('valid_from').notNull(),
    validTo: moment('valid_to').notNull(),
    /** True: `amount` is øre. False: `amount` is ten-thousandths of the total (1000 = 10 %). */
    fixed: boolean('fixed').notNull(),
    amount: integer('amount').notNull(),
    type: text('type').notNull().default('code'),
  },
  (t) => [
    check('promo_codes_amount', sql`${t.amount} > 0 and (${t.fixed} or ${t.amount} <= 10000)`),
    check('promo_codes_period', sql`${t.validTo} > ${t.validFrom}`),
  ],
);
