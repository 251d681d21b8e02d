import type { FollowedWithdrawal, OrderDetail, OrderPart } from '@/lib/contracts/order-detail';
import { isOff } from './order-phase';
import { partMoney } from './part-money';

type Parts = { parts: readonly Pick<OrderPart, 'lines'>[] };
type Withdrawals = { withdrawals: readonly Pick<FollowedWithdrawal, 'lines'>[] };
export type PiecesOf = Pick<OrderDetail, 'articles'> & Parts & Withdrawals;

const countOf = <Line extends { ean: string }>(lines: readonly Line[], ean: string, of: (line: Line) => number) =>
  lines.filter((line) => line.ean === ean).reduce((sum, line) => sum + of(line), 0);

/** Counts the pieces of an article that were not found, withdrawn, and cancelled; a part counts the last two as one. */
export function lackingOf({ parts, withdrawals }: Parts & Withdrawals, ean: string) {
  const lines = parts.flatMap((part) => part.lines);
  const withdrawn = countOf(
    withdrawals.flatMap((one) => one.lines),
    ean,
    ({ count }) => count,
  );
  const stayed = countOf(lines, ean, (line) => line.withdrawn);
  return {
    missing: countOf(lines, ean, ({ missing }) => missing),
    withdrawn,
    calledOff: Math.max(0, stayed - withdrawn),
  };
}

export const keptOf = (order: PiecesOf): number =>
  order.articles.reduce((sum, { ean, count }) => {
    const { missing, withdrawn, calledOff } = lackingOf(order, ean);
    return sum + Math.max(0, count - missing - withdrawn - calledOff);
  }, 0);

export const isNotFound = (order: PiecesOf): boolean =>
  order.articles.length > 0 && order.articles.every(({ ean, count }) => lackingOf(order, ean).missing >= count);

export const leaving = ({ lines }: Pick<OrderPart, 'lines'>) =>
  lines
    .map(({ ean, count, missing, withdrawn }) => ({ ean, count: count - missing - withdrawn }))
    .filter(({ count }) => count > 0);

interface Returning {
  status: OrderDetail['status'];
  withdrawals: readonly Pick<FollowedWithdrawal, 'lines' | 'backAt'>[];
}

/** Returns the part's state; 'returned' when all that it left with is back. */
export function partState<Part extends Pick<OrderPart, 'state' | 'lines'>>(
  part: Part,
  { status, withdrawals }: Returning,
): Part['state'] | 'returned' {
  const hasLeft = part.state === 'sent' || part.state === 'delivered' || part.state === 'collected';
  const back = withdrawals.filter(({ backAt }) => backAt !== null).flatMap(({ lines }) => lines);
  const allBack = part.lines.every(
    ({ ean, count, missing }) => countOf(back, ean, (one) => one.count) >= count - missing,
  );
  return hasLeft && (status === 'returned' || allBack) ? 'returned' : part.state;
}

type WithMoney = Pick<OrderDetail, 'money' | 'status' | 'articles' | 'parts' | 'total' | 'discount' | 'freight'>;

/** Returns what has become of the money; `held` is still to be charged, `releasing` is about to be released. */
export function moneyRows(order: WithMoney) {
  if (!order.money) return [];
  const { authorised, captured, released, refunded } = order.money;
  const open = authorised - captured - released;
  const due = isOff(order) ? 0 : remainingOf(order) - captured;
  const held = Math.max(0, Math.min(open, due));
  const rows = { held, releasing: open - held, charged: captured, released, refunded };
  return Object.entries(rows).filter(([, amount]) => amount > 0) as [keyof typeof rows, number][];
}

export function remainingOf(
  order: Pick<OrderDetail, 'articles' | 'total' | 'discount' | 'freight'> & {
    parts: readonly Pick<OrderPart, 'id' | 'lines'>[];
  },
): number {
  const { articles, parts, discount, freight } = order;
  if (parts.length === 0) return order.total;
  // VAT is contained in the prices, so the sum is the same without rates.
  const lines = articles.map((line) => ({ ...line, vatRate: 0 }));
  return parts.reduce((sum, { id }) => sum + partMoney({ lines, parts, discount, freight }, id).total, 0);
}
