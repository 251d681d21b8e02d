import type { OrderReceipt } from '@/lib/contracts/orders';
import { type SellingShop, sellerOf } from '@/lib/orders/documents';
import { formatPrice } from '@/lib/prices/money';
import { fillText } from '@/lib/text/compile-words';
import type mailWords from '@/messages/mail.nb.json';
import type { Letter } from './letter';
import { footerOf } from './letter-parts';

/** Why an order ended without its goods: called off by its buyer, never collected, or paid too late. */
export type OrderEnd = 'cancelled' | 'uncollected' | 'unwound';

/** That an order or a reservation is off, and what becomes of its money. */
export function endLetter(
  order: OrderReceipt,
  { shop, why }: { shop: SellingShop; why: OrderEnd },
  url: string,
  words: typeof mailWords,
): { subject: string; letter: Letter } {
  const values = { number: order.number, name: order.name, shop: shop.name, total: formatPrice(order.total) };
  const texts = words.ended[why];
  const paid = order.kind === 'order';
  const letter: Letter = {
    title: texts.title,
    paragraphs: [fillText(words.greeting, values), fillText(texts.lead, values)],
    facts: [[paid ? words.order.number : words.number, order.number]],
    lines: order.articles.map(({ brand, name, color, size, count, unitPrice }) => ({
      name: `${brand} ${name}`,
      detail: [color, size].filter((text) => text !== '').join(', '),
      count: fillText(words.count, { count, price: formatPrice(unitPrice) }),
      sum: formatPrice(count * unitPrice),
    })),
    sums: [],
    closing: [fillText(paid ? texts.paid : words.ended.nothingDue, values), words.ended.again],
    link: [paid ? words.order.link : words.link, url],
    footer: footerOf(sellerOf(shop), words),
  };
  return { subject: fillText(texts.subject, values), letter };
}
