import { z } from 'zod';
import { COMPLAINT_WISHES } from '@/lib/orders/complaint-form';
import { ComplaintAnswer } from './complaints';
import { FulfilmentState } from './counter';
import { OrderReceipt, OrderStatus, PaymentChoice } from './orders';
import { PurchaseState } from './purchases';

/** A fulfilment as the buyer sees it. Amounts in øre; times ISO 8601. */
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
  /** `count` were bought; those neither missing nor withdrawn leave the shop. */
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

/** A withdrawal as the buyer sees it (rule 2.37). Amounts in øre; days are YYYY-MM-DD. */
export const FollowedWithdrawal = z.object({
  number: z.string(),
  at: z.string(),
  lines: z.array(z.object({ ean: z.string(), count: z.number().int() })),
  /** Of them: what had left its shop and comes back, and how many have; nothing was taken for the rest. */
  left: z.array(z.object({ ean: z.string(), count: z.number().int(), back: z.number().int() })),
  /** For dispatched goods, with their freight. */
  refund: z.number().int(),
  refundBy: z.string(),
  returnBy: z.string(),
  /** False if the goods had not arrived at the withdrawal. */
  received: z.boolean(),
  /** The shops that take the goods back. A web shop has no door. */
  places: z.array(
    z.object({
      name: z.string(),
      address: z.string(),
      postNo: z.string(),
      postPlace: z.string(),
      webShop: z.boolean(),
    }),
  ),
  /** Null while the goods are awaited. */
  backAt: z.string().nullable(),
  paidBack: z.boolean(),
});
export type FollowedWithdrawal = z.infer<typeof FollowedWithdrawal>;

/** A complaint as the buyer sees it (rule 2.37). Amounts in øre; times ISO 8601. */
export const FollowedComplaint = z.object({
  number: z.string(),
  at: z.string(),
  eans: z.array(z.string()),
  wish: z.enum(COMPLAINT_WISHES),
  text: z.string(),
  /** Sellers of the goods with their answers; null while awaited. */
  shops: z.array(
    z.object({
      name: z.string(),
      answer: ComplaintAnswer.omit({ number: true })
        .extend({ at: z.string(), /** What the shop says of it; '' where it says no more. */ word: z.string() })
        .nullable(),
    }),
  ),
});
export type FollowedComplaint = z.infer<typeof FollowedComplaint>;

/** Everything the buyer may see of an order. */
export const OrderDetail = OrderReceipt.extend({
  payment: PaymentChoice,
  shipping: z.object({ id: z.string(), name: z.string() }),
  /** Null for a reservation. */
  purchase: z.object({ token: z.string(), state: PurchaseState }).nullable(),
  parts: z.array(OrderPart),
  /** The oldest first. */
  withdrawals: z.array(FollowedWithdrawal),
  /** The oldest first. */
  complaints: z.array(FollowedComplaint),
  /** The oldest first. */
  events: z.array(
    z.object({
      status: OrderStatus,
      at: z.string(),
      actor: z.enum(['shopper', 'shop', 'provider', 'clock']),
    }),
  ),
  /** The share of the payment for this order, as the provider last reported it; null if paid in the shop. */
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
  /** True while the buyer may cancel. */
  canCancel: z.boolean(),
});
export type OrderDetail = z.infer<typeof OrderDetail>;
