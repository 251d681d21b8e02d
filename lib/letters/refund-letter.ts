import { nameWithBrand } from '@/lib/catalogue/shown-names';
import type { WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import { formatPrice } from '@/lib/prices/money';
import { fillText } from '@/lib/text/compile-words';
import type mailWords from '@/messages/mail.nb.json';
import type { Letter } from './letter';
import { footerOf } from './letter-parts';

interface Refund {
  receipt: WithdrawalReceipt;
  amount: number;
  freight: number;
  lines: { ean: string; count: number; amount: number }[];
  instrument: string;
}

/** How much goes back, for what, how and when (rule 15.27). */
export function refundLetter(
  { receipt, amount, freight, lines, instrument }: Refund,
  buyer: { name: string },
  url: string,
  words: typeof mailWords,
): { subject: string; letter: Letter } {
  const texts = words.refunded;
  const values = { name: buyer.name, number: receipt.order, amount: formatPrice(amount) };
  return {
    subject: fillText(texts.subject, values),
    letter: {
      title: texts.title,
      paragraphs: [fillText(words.greeting, values), fillText(texts.lead, values)],
      facts: [
        [texts.order, receipt.order],
        [texts.reference, receipt.number],
        [texts.to, instrument || texts.sameWay],
      ],
      lines: lines.flatMap(({ ean, count, amount: sum }) => {
        const line = receipt.lines.find((one) => one.ean === ean);
        if (!line) return [];
        return [
          {
            name: nameWithBrand(line),
            detail: [line.color, line.size].filter((text) => text !== '').join(', '),
            count: fillText(words.withdrawn.count, { count }),
            sum: formatPrice(sum),
          },
        ];
      }),
      sums: [
        ...(freight > 0 ? [[texts.freight, formatPrice(freight)] as [string, string]] : []),
        [texts.sum, formatPrice(amount)],
      ],
      closing: [texts.when],
      link: [texts.link, url],
      footer: footerOf(receipt.seller, words),
    },
  };
}
