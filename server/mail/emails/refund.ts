import { composeEmail } from '@/lib/emails/compose-email';
import { footerOf, goodsLine, greet, piecesOf, rowIf } from '@/lib/emails/content-parts';
import { mailWords as words } from '@/lib/emails/mail-words';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import type { WithdrawalMail } from '@/server/orders/withdrawals/types';
import type { Mail } from '@/server/ports/mailer';

type Refunded = Parameters<WithdrawalMail['refunded']>;

/**
 * "Vi betaler tilbake … for …": how much, for what, how and when (rule 15.27). Queued with the refund, once for each cause
 * (`refund:AB-100001-A1`).
 */
export function refundEmail(refund: Refunded[1], { name, email, brand }: Refunded[2], url: string): Mail {
  const { number, reference, cause, amount, freight, lines, instrument, seller } = refund;
  const texts = words.refunded;
  const values = { name, number, amount: formatPrice(amount) };
  const key = `refund:${cause.replace(/^withdrawal:/, '')}`;
  return composeEmail(
    { to: email, brand, key, subject: fill(texts.subject, values) },
    {
      title: texts.title,
      paragraphs: [greet(name), fill(lines.length > 0 ? texts.lead : texts.freightLead, values)],
      details: [
        [texts.order, number],
        [texts.reference, reference],
        [texts.to, instrument || texts.sameWay],
      ],
      lines: lines.map((line) => goodsLine(line, piecesOf(line.count), formatPrice(line.amount))),
      sums: [...rowIf(freight > 0, texts.freight, formatPrice(freight)), [texts.sum, formatPrice(amount), 'total']],
      closing: [texts.when],
      link: [texts.link, url],
      footer: footerOf(seller),
    },
  );
}
