import type { ComplaintReceipt, NewComplaint, OpenComplaint, SettledComplaint } from '@/lib/contracts/complaints';
import { lineGross, shareDiscount } from '@/lib/orders/sums';
import { paidFor } from '@/lib/orders/withdrawal-refund';
import type { Credit, KeptMoney } from '@/server/orders/accounting/types';
import type { ThrottleLimit } from '@/server/platform/throttle/types';
import type { ReceivedLine, ReceivedOrder, SettledLine } from './types';

export const limit = {
  ...{ free: 5, firstWaitMs: 60_000, longestWaitMs: 3_600_000, forgottenAfterMs: 24 * 3_600_000 },
} as const satisfies ThrottleLimit;

export function receipt(order: ReceivedOrder, complaint: NewComplaint, at: Date): ComplaintReceipt {
  return {
    number: `${order.number}-R${order.complaints + 1}`,
    order: order.number,
    at: at.toISOString(),
    eans: [...new Set(complaint.eans)],
    wish: complaint.wish,
  };
}

export const hasLeft = (order: ReceivedOrder) => order.lines.some(({ left }) => left > 0);

export const isAbout = (order: ReceivedOrder, eans: readonly string[]) =>
  eans.every((ean) => order.lines.some((line) => line.ean === ean && line.left > 0));

export type KeptLine = ReceivedLine & { kept: number; money: number };

/** Returns the lines that the buyer keeps; `kept` is the booked money of paid fulfilments, without goods on their way back. */
export function keptLines(order: ReceivedOrder, kept: ReadonlyMap<number, KeptMoney>): KeptLine[] {
  return shareDiscount(order.lines, order.discount).map((line) => {
    const { ean, count, left } = line;
    const paid = paidFor({ ean, bought: count, left, paid: lineGross(line) - (line.discount ?? 0) }, left);
    const booked = kept.get(line.fulfilmentId)?.lines.find((one) => one.ean === ean)?.amount ?? 0;
    const before = order.kind === 'order' ? booked : paid - line.settledAmount;
    const promised = left === 0 ? 0 : Math.ceil((paid * line.awaited) / left);
    return { ...line, kept: Math.max(0, left - line.withdrawn - line.settled), money: Math.max(0, before - promised) };
  });
}

interface Wanted {
  ean: string;
  count: number;
  amount?: number;
}

/** Decides the refund of an answer by line; undefined when it exceeds what the buyer keeps. */
export function movedBy(answer: SettledComplaint, lines: readonly KeptLine[]): SettledLine[] | undefined {
  if (answer.outcome !== 'refund' && answer.outcome !== 'discount') return [];
  const wanted: Wanted[] =
    answer.outcome === 'refund' ? answer.lines : answer.lines.map((line) => ({ ...line, count: 0 }));
  const moved = wanted.map(({ ean, count, amount: part }) => {
    const line = lines.find((one) => one.ean === ean);
    if (!line || line.kept === 0 || count > line.kept) return undefined;
    const amount = part ?? Math.round((line.money * count) / line.kept);
    return amount > line.money ? undefined : { ean, count, amount };
  });
  const isOnce = new Set(wanted.map(({ ean }) => ean)).size === wanted.length;
  return isOnce && moved.every((line) => line !== undefined) ? moved : undefined;
}

export const openComplaint = (
  complaint: Pick<OpenComplaint, 'number' | 'shop' | 'at' | 'text' | 'wish'>,
  order: ReceivedOrder,
  lines: readonly KeptLine[],
): OpenComplaint => ({
  ...complaint,
  order: order.number,
  buyer: { name: order.name, email: order.email },
  paid: order.kind === 'order',
  lines: lines.map(({ ean, name, color, size, kept, money }) => ({
    ean,
    name,
    color,
    size,
    count: kept,
    amount: money,
  })),
});

export const creditOf = (
  fulfilmentId: number,
  amount: number,
  moved: readonly SettledLine[],
  lines: readonly KeptLine[],
): Credit => ({
  ...{ fulfilmentId, freight: 0, amount },
  lines: moved.map((line) =>
    line.count > 0
      ? line
      : { ...line, count: lines.find(({ ean }) => ean === line.ean)?.kept ?? 1, reduced: true as const },
  ),
});

/** One cause per shop, as the last shop may give back the freight of all. */
export const causeOf = (number: string, fulfilmentId: number) => `complaint:${number}:${fulfilmentId}`;
