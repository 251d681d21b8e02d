import type { OrderStatus } from '@/lib/contracts/orders';
import { osloDay, startOfDay } from '@/lib/dates/dates';
import { canMove } from '@/lib/orders/moves';

/** Rule 10.30: an order never paid is no sale. Calendar months from when it was made. */
export const UNSOLD_KEPT_MONTHS = 12;

export const statusIds = {
  reserved: 1,
  ready: 2,
  collected: 3,
  expired: 4,
  cancelled: 5,
  received: 6,
  sent: 7,
  delivered: 8,
  returned: 9,
  awaiting_payment: 10,
  picking: 11,
} as const satisfies Record<OrderStatus, number>;

const statusById = new Map<number, OrderStatus>(
  Object.entries(statusIds).map(([status, id]) => [id, status as OrderStatus]),
);

export function statusOf(id: number): OrderStatus {
  const status = statusById.get(id);
  if (!status) throw new Error(`No order status has id ${id}`);
  return status;
}

export const unsold: readonly OrderStatus[] = [
  ...(['reserved', 'picking', 'ready', 'expired', 'cancelled', 'awaiting_payment'] as const),
];

/** Statuses with a deadline of their own; an unpaid order has its purchase's. */
export const waiting = (Object.keys(statusIds) as OrderStatus[]).filter(
  (status) => status !== 'awaiting_payment' && canMove('reservation', status, 'expired', 'clock'),
);

const endings = {
  declined: { to: 'cancelled', actor: 'provider' },
  cancelled: { to: 'cancelled', actor: 'shopper' },
  expired: { to: 'expired', actor: 'clock' },
  unwound: { to: 'cancelled', actor: 'provider' },
  wrong_amount: { to: 'cancelled', actor: 'provider' },
} as const;

export const endingOf = (why: keyof typeof endings) => endings[why];

/** Rule 2.73: fewer people could be recognised, and the newest orders suffice. */
export const BOUGHT_TOGETHER = { buyers: 3, orders: 1000, take: 4 } as const;

/** bokføringsloven §13: five years after the end of the accounting year, which is the calendar year in Oslo. */
const KEPT_YEARS = 5;

export const soldKeptSince = (now: Date): Date => startOfDay(`${Number(osloDay(now).slice(0, 4)) - KEPT_YEARS}-01-01`);
