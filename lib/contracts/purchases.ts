import { z } from 'zod';
import { OrderPayload, OrderReceipt } from './orders';

/** One order, or one that is sent and one that is collected. All or nothing, with one payment. */
export const NewPurchase = z.object({ orders: z.array(OrderPayload).min(1).max(2) });
export type NewPurchase = z.infer<typeof NewPurchase>;

export const PurchaseState = z.enum(['open', 'paid', 'declined', 'cancelled', 'expired', 'unwound', 'wrong_amount']);
export type PurchaseState = z.infer<typeof PurchaseState>;

/** `orderId` is the provider's: of the first [{orderId}], of the second [{shopId, orderId}]. */
export const PurchasePayment = z.object({
  reference: z.string(),
  orderId: z.string().nullable(),
  /** Null if it pays for all shops. */
  shopId: z.number().int().nullable(),
  amount: z.number().int(),
  state: z.enum(['new', 'open', 'pending', 'authorised', 'declined', 'cancelled', 'expired']),
  /** Data for the provider's script; null if the shopper pays on its page. */
  clientToken: z.string().nullable(),
  clientCategory: z.string().nullable(),
});
export type PurchasePayment = z.infer<typeof PurchasePayment>;

export const Purchase = z.object({
  token: z.string(),
  state: PurchaseState,
  method: z.enum(['card', 'instalments']),
  total: z.number().int(),
  holdUntil: z.string(),
  orders: z.array(OrderReceipt),
  payments: z.array(PurchasePayment),
  /** Null once the payment is decided. */
  url: z.string().nullable(),
});
export type Purchase = z.infer<typeof Purchase>;
