import type { OrderDetail, OrderPart } from '@/lib/contracts/order-detail';
import { partMoney } from './part-money';

type Money = NonNullable<OrderDetail['money']>;

/** How many pieces of an article were not found, and how many the buyer has withdrawn from, over all parts. */
export function lackingOf({ parts }: Pick<OrderDetail, 'parts'>, ean: string) {
  const lines = parts.flatMap((part) => part.lines).filter((line) => line.ean === ean);
  const sum = (of: (line: OrderPart['lines'][number]) => number) => lines.reduce((all, line) => all + of(line), 0);
  return { missing: sum(({ missing }) => missing), withdrawn: sum(({ withdrawn }) => withdrawn) };
}

/** What a part leaves with: lines of which nothing is left are left out. */
export const leaving = ({ lines }: Pick<OrderPart, 'lines'>) =>
  lines
    .map(({ ean, count, missing, withdrawn }) => ({ ean, count: count - missing - withdrawn }))
    .filter(({ count }) => count > 0);

/** What has become of the money, as far as anything has; what is held is neither charged nor let go of yet. */
export function moneyRows({ authorised, captured, released, refunded }: Money) {
  const rows = { held: authorised - captured - released, charged: captured, released, refunded };
  return Object.entries(rows).filter(([, amount]) => amount > 0) as [keyof typeof rows, number][];
}

/** What an order comes to without the pieces that will not leave. */
export function remainingOf(order: Pick<OrderDetail, 'articles' | 'parts' | 'total' | 'discount' | 'freight'>): number {
  const { articles, parts, discount, freight } = order;
  if (parts.length === 0) return order.total;
  // VAT is contained in the prices, so that the sum is the same without its rates.
  const lines = articles.map((line) => ({ ...line, vatRate: 0 }));
  return parts.reduce((sum, { id }) => sum + partMoney({ lines, parts, discount, freight }, id).total, 0);
}
