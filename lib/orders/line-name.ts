import type { OrderLine } from '@/lib/contracts/orders';

export function lineName(articles: readonly OrderLine[], ean: string): string {
  const line = articles.find((one) => one.ean === ean);
  return line ? [line.name, line.color, line.size].filter(Boolean).join(', ') : ean;
}
