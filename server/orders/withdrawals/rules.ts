import type { NewWithdrawal, WithdrawalLine, WithdrawalOffer, WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import { osloDay } from '@/lib/dates/dates';
import type { ErrorCode } from '@/lib/errors';
import { shiftDay } from '@/lib/norway/holidays';
import { sellerOf } from '@/lib/orders/documents';
import { lineGross, shareDiscount } from '@/lib/orders/sums';
import { lastDay } from '@/lib/orders/withdrawal-period';
import { paidFor, refundFor } from '@/lib/orders/withdrawal-refund';
import type { KeptMoney } from '@/server/orders/accounting/types';
import type { Pieces } from '@/server/orders/types';
import type { ThrottleLimit } from '@/server/platform/throttle/types';
import type { AwaitedLine, BoughtLine, BoughtOrder } from './types';

/** Angrerettloven §24: days from the notice until the money is back. */
export const DAYS_TO_REFUND = 14;
/** Angrerettloven §25: days from the notice until the goods are on their way back. */
export const DAYS_TO_RETURN = 14;
/** Returns overdue by eight weeks leave the counter's list. */
const DAYS_LISTED = DAYS_TO_RETURN + 8 * 7;

export const listedSince = (now: Date): Date => new Date(now.getTime() - DAYS_LISTED * 24 * 3600_000);
const FOOD_VAT_RATE = 1500;

/** Limits guesses of the email, as order numbers follow each other (rule 6.5). */
export const limits = {
  everywhere: { free: 100, firstWaitMs: 30_000, longestWaitMs: 15 * 60_000, forgottenAfterMs: 24 * 3_600_000 },
  order: { free: 5, firstWaitMs: 30_000, longestWaitMs: 15 * 60_000, forgottenAfterMs: 24 * 3_600_000 },
  address: { free: 20, firstWaitMs: 30_000, longestWaitMs: 15 * 60_000, forgottenAfterMs: 3_600_000 },
} as const satisfies Record<string, ThrottleLimit>;

export const left = (line: Pick<BoughtLine, 'count' | 'withdrawn'>) => line.count - line.withdrawn;

/** Refuses by law and state; before the goods have come there is no last day (rule 10.9). */
export function refusal(order: BoughtOrder, now: Date): Extract<ErrorCode, `withdrawal_${string}`> | undefined {
  if (order.kind === 'reservation') return 'withdrawal_in_shop';
  if (order.status === 'cancelled' || order.status === 'expired') return 'withdrawal_cancelled';
  if (order.status === 'returned' || order.lines.every((line) => left(line) === 0)) return 'withdrawal_done';
  if (order.receivedAt && osloDay(now) > lastDay(order.receivedAt, order.informed)) return 'withdrawal_too_late';
  return undefined;
}

/** Counts an order without fulfilments as sent: it is older than they are. */
const hasLeft = ({ parts }: BoughtOrder, ean: string) => parts.find(({ eans }) => eans.includes(ean))?.sent ?? true;

const freightTaken = ({ parts, freight }: BoughtOrder) =>
  parts.length === 0 ? freight : parts.reduce((sum, part) => sum + (part.sent ? part.freight : 0), 0);

const offeredLine = (line: BoughtLine, sent: boolean): WithdrawalLine => ({
  sent,
  ean: line.ean,
  name: line.name,
  brand: line.brand,
  color: line.color,
  size: line.size,
  image: line.image,
  unitPrice: line.unitPrice,
  paid: lineGross(line) - (line.discount ?? 0) - line.reduced,
  bought: line.count,
  left: left(line),
  food: line.vatRate === FOOD_VAT_RATE,
});

const offeredLines = (order: BoughtOrder) =>
  shareDiscount(order.lines, order.discount).map((line) => offeredLine(line, hasLeft(order, line.ean)));

export const offer = (order: BoughtOrder): WithdrawalOffer => ({
  number: order.number,
  date: order.orderedAt.toISOString(),
  lastDay: order.receivedAt ? lastDay(order.receivedAt, order.informed) : null,
  freight: freightTaken(order),
  lines: offeredLines(order),
  seller: sellerOf(order.shop),
});

type Wanted = NewWithdrawal['lines'];

/** Adds up and sorts the lines, so that equal wishes are equal texts. */
export function mergeWanted(lines: Wanted): Wanted {
  const counts = new Map<string, number>();
  for (const { ean, count } of lines) counts.set(ean, (counts.get(ean) ?? 0) + count);
  return [...counts].map(([ean, count]) => ({ ean, count })).sort((a, b) => (a.ean < b.ean ? -1 : 1));
}

export const isSame = (first: WithdrawalReceipt, wanted: Wanted) =>
  JSON.stringify(mergeWanted(first.lines)) === JSON.stringify(wanted);

export const isLeft = (order: BoughtOrder, wanted: Wanted) =>
  wanted.every(({ ean, count }) => order.lines.some((line) => line.ean === ean && count <= left(line)));

export function receipt(order: BoughtOrder, wanted: Wanted, at: Date): WithdrawalReceipt {
  const counts = new Map(wanted.map(({ ean, count }) => [ean, count]));
  const offered = offeredLines(order);
  const lines = offered.flatMap((line) => {
    const count = counts.get(line.ean);
    if (count === undefined) return [];
    const { ean, name, brand, color, size, sent } = line;
    return [{ ean, name, brand, color, size, count, amount: paidFor(line, count), sent }];
  });
  const today = osloDay(at);
  return {
    number: `${order.number}-A${order.withdrawals + 1}`,
    order: order.number,
    at: at.toISOString(),
    lines,
    ...refundFor(offered, wanted, freightTaken(order)),
    refundBy: shiftDay(today, DAYS_TO_REFUND),
    returnBy: shiftDay(today, DAYS_TO_RETURN),
    received: order.receivedAt !== undefined,
    ...sellersOf(order, lines),
  };
}

function sellersOf({ parts, shop }: BoughtOrder, lines: WithdrawalReceipt['lines']) {
  const about = parts.filter(({ eans }) => lines.some(({ ean }) => eans.includes(ean)));
  const seller = sellerOf(about[0]?.shop ?? shop);
  if (parts.length === 0) return { seller };
  const sellers = about
    .filter(({ sent }) => sent)
    .map((part) => ({
      seller: sellerOf(part.shop),
      eans: lines.map(({ ean }) => ean).filter((ean) => part.eans.includes(ean)),
    }));
  return { seller: sellers[0]?.seller ?? seller, sellers };
}

/** Returns the pieces that come now, when `inAll` of each line (default: all) are back; undefined above the withdrawn count. */
export function comeBack(lines: readonly AwaitedLine[], inAll?: readonly Pieces[]): AwaitedLine[] | undefined {
  const counts = new Map(inAll?.map(({ ean, count }) => [ean, count]));
  const isMore = ([ean, count]: [string, number]) => count > (lines.find((line) => line.ean === ean)?.count ?? 0);
  if ([...counts].some(isMore)) return undefined;
  return lines.flatMap((line) => {
    const count = (inAll ? (counts.get(line.ean) ?? 0) : line.count) - line.back;
    return count > 0 ? [{ ...line, count }] : [];
  });
}

/** Decides the refund of pieces that come after `back` others: as the receipt said, at most the money kept for them. */
export function amountOf(
  { lines }: Pick<WithdrawalReceipt, 'lines'>,
  { ean, count, back }: AwaitedLine,
  kept: KeptMoney,
): number {
  const promised = lines.find((line) => line.ean === ean);
  if (!promised) return 0;
  const upTo = (pieces: number) => Math.round((promised.amount * pieces) / promised.count);
  const left = kept.lines.find((line) => line.ean === ean)?.amount ?? 0;
  return Math.max(0, Math.min(upTo(back + count) - upTo(back), left));
}

export const causeOf = (number: string, back: number) => `withdrawal:${number}${back === 0 ? '' : `:${back}`}`;

export const closedCause = (number: string) => `closed:${number}`;
