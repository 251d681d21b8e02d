import { z } from 'zod';
import type { ErrorCode } from '@/lib/errors';
import { Id } from './fields';

export const PaymentChoice = z.enum(['in_shop', 'card', 'instalments']);
export type PaymentChoice = z.infer<typeof PaymentChoice>;

/** The order of rule 3.9, name by name. lib/orders/order-form.ts decides what fields may hold. */
export const OrderPayload = z.object({
  CustomerName: z.string().max(200),
  Email: z.string().max(254),
  Phone: z.string().max(40),
  Delivery: z.boolean().default(false),
  Address: z.string().max(200).default(''),
  PostalCode: z.string().max(10).default(''),
  City: z.string().max(100).default(''),
  ShopID: Id,
  shipping_method_id: z.string().max(40),
  items: z
    .array(
      z.object({
        EanNo: z.string().regex(/^\d{13}$/),
        Count: z.number().int().min(1).max(999),
        CampaignArticleID: Id.nullable().default(null),
      }),
    )
    .min(1)
    .max(100),
  AddressLine2: z.string().max(100).optional(),
  /** Checked again; an expired one refuses the order (rule 3.9). */
  PromoCode: z.string().max(100).optional(),
  /** Paid in the shop if left out, which allows collecting only. */
  Payment: PaymentChoice.optional(),
});
export type OrderPayload = z.infer<typeof OrderPayload>;

/** `cartErrors [{eanNo}]` of rule 3.10, with the number left. */
export const CartError = z.object({ eanNo: z.string(), available: z.number().int() });
export type CartError = z.infer<typeof CartError>;

export const OrderLine = z.object({
  ean: z.string(),
  articleId: z.number().int().nullable(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  color: z.string(),
  size: z.string(),
  image: z.string().nullable(),
  count: z.number().int(),
  unitPrice: z.number().int(),
  pant: z.number().int(),
});
export type OrderLine = z.infer<typeof OrderLine>;

export const OrderStatus = z.enum([
  'reserved',
  'ready',
  'collected',
  'expired',
  'cancelled',
  'received',
  'sent',
  'delivered',
  'returned',
  'awaiting_payment',
  'picking',
]);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** Rule 3.8. Øre. */
export const OrderReceipt = z.object({
  id: z.number().int(),
  number: z.string(),
  token: z.string(),
  kind: z.enum(['reservation', 'order']),
  shopID: z.number().int(),
  customerID: z.number().int().nullable(),
  statusID: z.number().int(),
  status: OrderStatus,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  delivery: z.boolean(),
  address: z.string(),
  // Missing in stored answers of earlier versions.
  addressLine2: z.string().default(''),
  city: z.string(),
  zipcode: z.string(),
  freight: z.number().int(),
  discount: z.number().int(),
  total: z.number().int(),
  vat: z.number().int(),
  trackingUrl: z.string(),
  articles: z.array(OrderLine),
  date: z.string(),
  expiresAt: z.string().nullable(),
});
export type OrderReceipt = z.infer<typeof OrderReceipt>;

export const PLACING_ERRORS = [
  'invalid_form',
  'invalid_idempotency_key',
  'idempotency_key_reused',
  'not_enough_stock',
  'not_for_sale',
  'over_purchase_limit',
  'unknown_shop',
  'unknown_shipping_method',
  'payment_required',
  'cannot_be_sent',
  'too_many_requests',
  'too_many_open',
  'promo_unknown',
  'promo_expired',
  'unavailable',
] as const satisfies ErrorCode[];
