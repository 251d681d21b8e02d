import { z } from 'zod';
import { COMPLAINT_WISHES } from '@/lib/orders/complaint-form';
import { ComplaintAnswer } from './complaints';
import { FulfilmentState } from './counter';
import { OrderReceipt, OrderStatus, PaymentChoice } from './orders';
import { PurchaseState } from './purchases';
import { WithdrawalSeller } from './withdrawals';

/** Amounts in øre; times ISO 8601. */
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

/** Rule 2.37. Amounts in øre; days are YYYY-MM-DD. */
export const FollowedWithdrawal = z.object({
  number: z.string(),
  at: z.string(),
  lines: z.array(z.object({ ean: z.string(), count: z.number().int() })),
  /** `left` had been sent and comes back; nothing was charged for the rest. */
  left: z.array(z.object({ ean: z.string(), count: z.number().int(), back: z.number().int() })),
  /** For sent goods, with their freight. */
  refund: z.number().int(),
  refundBy: z.string(),
  returnBy: z.string(),
  /** False if the goods had not arrived at the withdrawal. */
  received: z.boolean(),
  places: z.array(
    WithdrawalSeller.pick({ name: true, address: true, postNo: true, postPlace: true }).extend({
      webShop: z.boolean(),
    }),
  ),
  backAt: z.string().nullable(),
  paidBack: z.boolean(),
});
export type FollowedWithdrawal = z.infer<typeof FollowedWithdrawal>;

/** Rule 2.37. Amounts in øre; times ISO 8601. */
export const FollowedComplaint = z.object({
  number: z.string(),
  at: z.string(),
  eans: z.array(z.string()),
  wish: z.enum(COMPLAINT_WISHES),
  text: z.string(),
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

export const OrderDetail = OrderReceipt.extend({
  payment: PaymentChoice,
  shipping: z.object({ id: z.string(), name: z.string() }),
  purchase: z.object({ token: z.string(), state: PurchaseState }).nullable(),
  parts: z.array(OrderPart),
  withdrawals: z.array(FollowedWithdrawal),
  complaints: z.array(FollowedComplaint),
  events: z.array(
    z.object({
      status: OrderStatus,
      at: z.string(),
      actor: z.enum(['shopper', 'shop', 'provider', 'clock']),
    }),
  ),
  /** This order's share of the payment, as the provider last reported it; null if paid in the shop. */
  money: z
    .object({
      instrument: z.string(),
      authorised: z.number().int(),
      captured: z.number().int(),
      released: z.number().int(),
      refunded: z.number().int(),
    })
    .nullable(),
  canCancel: z.boolean(),
});
export type OrderDetail = z.infer<typeof OrderDetail>;
