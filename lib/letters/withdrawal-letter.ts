import { nameWithBrand } from '@/lib/catalogue/shown-names';
import type { WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import { isSent, returnsOf } from '@/lib/orders/withdrawal-receipt';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import type { Letter } from './letter';
import { footerOf, formatDay, greet, moment, placeOf } from './letter-parts';
import type { MailWords } from './mail-words';

/** The receipt of a withdrawal with its date and time (directive 2011/83 art. 11a), and what happens now. */
export function withdrawalLetter(
  receipt: WithdrawalReceipt,
  buyer: { name: string },
  url: string,
  words: MailWords,
): { subject: string; letter: Letter } {
  const texts = words.withdrawn;
  const { freight, refund, lines } = receipt;
  const at = moment(receipt.at);
  const values = { name: buyer.name, number: receipt.order, at, refundBy: formatDay(receipt.refundBy) };
  const sellers = returnsOf(receipt).map(({ seller }) => seller);
  const sums: Letter['sums'] = [
    ...(freight > 0 ? ([[texts.freight, formatPrice(freight)]] as [string, string][]) : []),
    [texts.sum, formatPrice(refund), 'total'],
  ];
  return {
    subject: fill(texts.subject, values),
    letter: {
      title: texts.title,
      paragraphs: [greet(buyer.name, words), fill(texts.lead, values)],
      facts: [
        [texts.order, receipt.order],
        [texts.reference, receipt.number],
        [texts.at, at],
      ],
      lines: lines.map((line) => ({
        ean: line.ean,
        name: nameWithBrand(line),
        detail: [line.color, line.size].filter((text) => text !== '').join(', '),
        count: fill(texts.count, { count: line.count }),
        sum: isSent(line) ? formatPrice(line.amount) : texts.notTaken,
      })),
      sums: refund > 0 ? sums : [],
      closing: [
        ...(lines.every(isSent) ? [] : [texts.stays]),
        ...(refund > 0 ? [fill(texts.refund, values)] : []),
        ...wayBack(receipt, words),
      ],
      link: [texts.link, url],
      footer: (sellers.length > 0 ? sellers : [receipt.seller]).flatMap((seller) => footerOf(seller, words)),
    },
  };
}

/** Where what had left goes, each seller's goods to that seller. */
function wayBack(receipt: WithdrawalReceipt, { withdrawn: texts }: MailWords): string[] {
  const returns = returnsOf(receipt);
  const [only] = returns;
  if (!only) return [];
  const returnBy = formatDay(receipt.returnBy);
  if (returns.length === 1) {
    const values = { seller: only.seller.name, place: placeOf(only.seller), returnBy };
    return [fill(receipt.received ? texts.goBack : texts.onTheirWay, values), texts.care];
  }
  const goods = (eans: readonly string[]) =>
    receipt.lines.filter(({ ean }) => eans.includes(ean)).map(({ name }) => name);
  return [
    fill(receipt.received ? texts.goBackEach : texts.onTheirWayEach, { returnBy }),
    ...returns.map(({ seller, eans }) =>
      fill(texts.each, { goods: goods(eans).join(', '), seller: seller.name, place: placeOf(seller) }),
    ),
    texts.care,
  ];
}
