import { composeEmail } from '@/lib/emails/compose-email';
import { footerOf, goodsLine, greet, piecesOf, rowIf } from '@/lib/emails/content-parts';
import type { EmailSum } from '@/lib/emails/email-content';
import { mailWords as words } from '@/lib/emails/mail-words';
import { sellerOf } from '@/lib/orders/documents';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import type { ComplaintMail } from '@/server/orders/complaints/types';
import type { Mail } from '@/server/ports/mailer';

type Settled = Parameters<ComplaintMail['settled']>[1];

/** "Svar på reklamasjonen …", also when it is no (rule 10.42). Queued when a shop answers a complaint. */
export function complaintAnswer(settled: Settled, url: string): Mail {
  const { complaint, outcome, word, lines, freight, shop, order } = settled;
  const texts = words.complaintAnswer;
  const seller = sellerOf(shop);
  const paid = order.kind === 'order';
  const goods = lines.flatMap(({ ean, count, amount }) => {
    const line = order.lines.find((one) => one.ean === ean);
    return line ? [{ ...line, count, amount }] : [];
  });
  const amount = goods.reduce((sum, line) => sum + line.amount, freight);
  const values = { name: order.name, reference: complaint, seller: seller.name, word };
  const key = `complaint:${complaint}:answer:${shop.id}`;
  return composeEmail(
    { to: order.email, brand: order.brand, key, subject: fill(texts.subject, values) },
    {
      title: texts.title,
      paragraphs: [greet(order.name), fill(texts.lead[outcome], values)],
      details: [
        [words.complained.order, order.number],
        [words.complained.reference, complaint],
        ...rowIf(amount > 0 && paid, words.refunded.to, order.instrument || words.refunded.sameWay),
      ],
      lines: goods.map((line) => ({
        ...goodsLine(line, line.count > 0 ? piecesOf(line.count) : texts.discount, formatPrice(line.amount)),
        ean: undefined,
      })),
      sums: [
        ...rowIf(freight > 0, words.refunded.freight, formatPrice(freight)),
        ...(amount > 0 ? [[texts.sum, formatPrice(amount), 'total'] satisfies EmailSum] : []),
      ],
      closing: [
        ...(word === '' ? [] : [fill(texts.said, values)]),
        ...(amount > 0 ? [paid ? texts.paid : texts.inShop] : []),
        outcome === 'refused' ? texts.disagree : texts.again,
      ],
      link: [texts.link, url],
      footer: footerOf(seller),
    },
  );
}
