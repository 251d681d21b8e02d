import { nameWithBrand } from '@/lib/catalogue/shown-names';
import type { WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import type { Seller } from '@/lib/orders/documents';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import type { Letter } from './letter';
import { footerOf, greet } from './letter-parts';
import type { MailWords } from './mail-words';

interface Refund {
  /** The order's number. */
  number: string;
  /** The withdrawal's; '' when only freight goes back. */
  reference: string;
  amount: number;
  freight: number;
  lines: WithdrawalReceipt['lines'];
  instrument: string;
  seller: Seller;
}

/** How much goes back, for what, how and when (rule 15.27). */
export function refundLetter(
  { number, reference, amount, freight, lines, instrument, seller }: Refund,
  buyer: { name: string },
  url: string,
  words: MailWords,
): { subject: string; letter: Letter } {
  const texts = words.refunded;
  const values = { name: buyer.name, number, amount: formatPrice(amount) };
  return {
    subject: fill(texts.subject, values),
    letter: {
      title: texts.title,
      paragraphs: [greet(buyer.name, words), fill(lines.length > 0 ? texts.lead : texts.freightLead, values)],
      facts: [
        [texts.order, number],
        ...(reference === '' ? [] : [[texts.reference, reference] as [string, string]]),
        [texts.to, instrument || texts.sameWay],
      ],
      lines: lines.map((line) => ({
        ean: line.ean,
        name: nameWithBrand(line),
        detail: [line.color, line.size].filter((text) => text !== '').join(', '),
        count: fill(words.withdrawn.count, { count: line.count }),
        sum: formatPrice(line.amount),
      })),
      sums: [
        ...(freight > 0 ? [[texts.freight, formatPrice(freight)] as [string, string]] : []),
        [texts.sum, formatPrice(amount), 'total'],
      ],
      closing: [texts.when],
      link: [texts.link, url],
      footer: footerOf(seller, words),
    },
  };
}
