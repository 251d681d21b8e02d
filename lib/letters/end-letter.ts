import { nameWithBrand } from '@/lib/catalogue/shown-names';
import type { OrderReceipt } from '@/lib/contracts/orders';
import { type SellingShop, sellerOf } from '@/lib/orders/documents';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import type { Letter } from './letter';
import { footerOf, type Gone, greet, stillThere } from './letter-parts';
import type { MailWords } from './mail-words';

/** Why an order ended without its goods: called off by its buyer, never collected, paid too late, or not what it costs. */
export type OrderEnd = 'cancelled' | 'uncollected' | 'unwound' | 'wrong_amount';

/** That an order or a reservation is off, and what becomes of its money. What was `gone` before is not told of. */
export function endLetter(
  order: OrderReceipt,
  { shop, why, gone }: { shop: SellingShop; why: OrderEnd; gone: readonly Gone[] },
  url: string,
  words: MailWords,
): { subject: string; letter: Letter } {
  const values = { number: order.number, name: order.name, shop: shop.name, total: formatPrice(order.total) };
  const texts = words.ended[why];
  const paid = order.kind === 'order';
  const letter: Letter = {
    title: texts.title,
    paragraphs: [greet(order.name, words), fill(texts.lead, values)],
    facts: [[paid ? words.order.number : words.number, order.number]],
    lines: stillThere(order.articles, gone).map((line) => ({
      ean: line.ean,
      name: nameWithBrand(line),
      detail: [line.color, line.size].filter((text) => text !== '').join(', '),
      count: fill(words.count, { count: line.count, price: formatPrice(line.unitPrice) }),
      sum: formatPrice(line.count * line.unitPrice),
    })),
    sums: [],
    closing: [fill(paid ? texts.paid : words.ended.nothingDue, values), words.ended.again],
    link: [paid ? words.order.link : words.link, url],
    footer: footerOf(sellerOf(shop), words),
  };
  return { subject: fill(texts.subject, values), letter };
}
