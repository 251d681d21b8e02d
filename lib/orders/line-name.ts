import type { OrderLine } from '@/lib/contracts/orders';

/** What a piece of an order is called where its picture is not shown. */
export function lineName(articles: readonly Pick<OrderLine, 'ean' | 'name' | 'color' | 'size'>[], ean: string): string {
  const line = articles.find((one) => one.ean === ean);
  return line ? [line.name, line.color, line.size].filter(Boolean).join(', ') : ean;
}
