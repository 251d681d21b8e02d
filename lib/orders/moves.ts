import type { OrderReceipt, OrderStatus } from '@/lib/contracts/orders';

export type OrderKind = OrderReceipt['kind'];

export type OrderActor = 'shopper' | 'shop' | 'provider' | 'clock';

type Moves = Partial<Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderActor[]>>>>;

/** The lives of a reservation (paid in the shop) and of an order (rule 15.5), drawn in docs/orders.md. */
export const moves = {
  reservation: {
    // Placed together with an order that is paid here.
    awaiting_payment: { reserved: ['provider'], cancelled: ['shopper', 'provider'], expired: ['clock'] },
    reserved: { picking: ['shop'], ready: ['shop'], cancelled: ['shopper', 'shop'], expired: ['clock'] },
    picking: { ready: ['shop'], cancelled: ['shopper', 'shop'], expired: ['clock'] },
    ready: { collected: ['shop'], cancelled: ['shopper', 'shop'], expired: ['clock'] },
    // The order beside it was paid late, and the goods were still there.
    cancelled: { reserved: ['provider'] },
    expired: { reserved: ['provider'] },
  },
  order: {
    awaiting_payment: { received: ['provider'], cancelled: ['shopper', 'provider'], expired: ['clock'] },
    received: { picking: ['shop'], sent: ['shop'], cancelled: ['shopper', 'shop'] },
    // Picking has begun: the shopper no longer cancels, but may withdraw from everything.
    picking: { ready: ['shop'], sent: ['shop'], cancelled: ['shopper', 'shop'] },
    ready: { collected: ['shop'], cancelled: ['shopper', 'shop'], expired: ['clock'] },
    sent: { delivered: ['shop', 'shopper'], returned: ['shop'] },
    collected: { returned: ['shop'] },
    delivered: { returned: ['shop'] },
    // Paid late, and the goods were still there.
    cancelled: { received: ['provider'] },
    expired: { received: ['provider'] },
  },
} as const satisfies Record<OrderKind, Moves>;

export const actorsOf = (kind: OrderKind, from: OrderStatus, to: OrderStatus): readonly OrderActor[] =>
  (moves[kind] as Moves)[from]?.[to] ?? [];

export const canMove = (kind: OrderKind, from: OrderStatus, to: OrderStatus, actor: OrderActor) =>
  actorsOf(kind, from, to).includes(actor);

/** True while the shopper may cancel (rule 15.17): a reservation until it is collected, an order until picking begins. */
export const canBeCancelled = ({ kind, status }: { kind: OrderKind; status: OrderStatus }) =>
  kind === 'order'
    ? status === 'received'
    : status !== 'awaiting_payment' && canMove(kind, status, 'cancelled', 'shopper');
