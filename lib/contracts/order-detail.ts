import { z } from 'zod';
import { FulfilmentState } from './counter';
import { OrderReceipt, OrderStatus, PaymentChoice } from './orders';
import { PurchaseState } from './purchases';

/** One shop's part of an order, as its buyer follows it. Øre; times ISO 8601. */
export const OrderPart = z.object({
  id: z.number().int(),
  shop: z.object({ id: z.number().int(), name: z.string() }),
  kind: z.enum(['collect', 'send']),
  /** `held`: the shopper is paying. `closed`: nothing of it leaves the shop. */
  state: FulfilmentState,
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string(),
  leftAt: z.string().nullable(),
  total: z.number().int(),
  /** `count` were bought; what is neither missing nor withdrawn from leaves the shop. */
  lines: z.array(
    z.object({
      ean: z.string(),
      count: z.number().int(),
      missing: z.number().int(),
      withdrawn: z.number().int(),
    }),
  ),
});
export type OrderPart = z.infer<typeof OrderPart>;

/** All that the buyer of an order may see of it. */
export const OrderDetail = OrderReceipt.extend({
  payment: PaymentChoice,
  shipping: z.object({ id: z.string(), name: z.string() }),
  /** What it was bought with; null for a reservation by itself. */
  purchase: z.object({ token: z.string(), state: PurchaseState }).nullable(),
  parts: z.array(OrderPart),
  /** The oldest first. */
  events: z.array(
    z.object({
      status: OrderStatus,
      at: z.string(),
      actor: z.enum(['shopper', 'shop', 'provider', 'clock']),
    }),
  ),
  /** This order's share of what it was paid with, as the provider said last; null for what is paid in the shop. */
  money: z
    .object({
      /** In words the buyer knows: 'Visa •••• 0004'; '' where the provider did not say. */
      instrument: z.string(),
      authorised: z.number().int(),
      captured: z.number().int(),
      released: z.number().int(),
      refunded: z.number().int(),
    })
    .nullable(),
  /** True while the shopper may call it off. */
  canCancel: z.boolean(),
});
export type OrderDetail = z.infer<typeof OrderDetail>;
