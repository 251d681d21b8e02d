import { z } from 'zod';
import { FulfilmentState } from './counter';
import { OrderReceipt, OrderStatus } from './orders';

export const OrderEvent = z.enum([
  'order.placed',
  'order.line_missing',
  'order.line_withdrawn',
  'order.ready',
  'order.collected',
  'order.sent',
  'order.delivered',
  'order.cancelled',
  'order.returned',
  'order.complaint_settled',
]);
export type OrderEvent = z.infer<typeof OrderEvent>;

/** Names no person. */
export const OrderMessage = z.object({
  event: OrderEvent,
  /** The same for every target and retry. */
  id: z.string(),
  at: z.string(),
  order: z.object({ number: z.string(), kind: OrderReceipt.shape.kind, status: OrderStatus }),
  part: z
    .object({
      id: z.number().int(),
      shop: z.number().int(),
      state: FulfilmentState,
      lines: z.array(
        z.object({
          ean: z.string(),
          count: z.number().int(),
          picked: z.number().int(),
          missing: z.number().int(),
          withdrawn: z.number().int(),
        }),
      ),
    })
    .nullable(),
});
export type OrderMessage = z.infer<typeof OrderMessage>;
