import type { OrderLine } from '@/lib/contracts/orders';

export function lineName(articles: readonly Pick<OrderLine, 'ean' | 'name' | 'color' | 'size'>[], ean: string): string {
  const line = articles.find((one) => one.ean === ean);
  return line ? [line.name, line.color, line.size].filter(Boolean).join(', ') : ean;
}
