import { z } from 'zod';
import { COMPLAINT_WISHES } from '@/lib/orders/complaint-form';
import { ComplaintAnswer } from './complaints';
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

/** A withdrawal as the buyer follows it (rule 2.37). Øre; times ISO 8601, days 'YYYY-MM-DD'. */
export const FollowedWithdrawal = z.object({
  number: z.string(),
  at: z.string(),
  lines: z.array(z.object({ ean: z.string(), count: z.number().int() })),
  /** Of them: what had left its shop and comes back, and how many have; nothing was taken for the rest. */
  left: z.array(z.object({ ean: z.string(), count: z.number().int(), back: z.number().int() })),
  /** For what had left, with the freight that comes along. */
  refund: z.number().int(),
  refundBy: z.string(),
  returnBy: z.string(),
  /** False: the goods had not come when it was withdrawn from them. */
  received: z.boolean(),
  /** Where the goods go back to: the shops they left from. A web shop has no door. */
  places: z.array(
    z.object({
      name: z.string(),
      address: z.string(),
      postNo: z.string(),
      postPlace: z.string(),
      webShop: z.boolean(),
    }),
  ),
  /** When the goods were back, or the withdrawal was settled without; null while they are awaited. */
  backAt: z.string().nullable(),
  /** The money has been given back. */
  paidBack: z.boolean(),
});
export type FollowedWithdrawal = z.infer<typeof FollowedWithdrawal>;

/** A complaint as the buyer follows it (rule 2.37). Øre; times ISO 8601. */
export const FollowedComplaint = z.object({
  number: z.string(),
  at: z.string(),
  eans: z.array(z.string()),
  wish: z.enum(COMPLAINT_WISHES),
  text: z.string(),
  /** The shops whose goods it is about, and what each has answered; null while that is awaited. */
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

/** All that the buyer of an order may see of it. */
export const OrderDetail = OrderReceipt.extend({
  payment: PaymentChoice,
  shipping: z.object({ id: z.string(), name: z.string() }),
  /** What it was bought with; null for a reservation by itself. */
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
