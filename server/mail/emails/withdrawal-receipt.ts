import type { WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import { composeEmail } from '@/lib/emails/compose-email';
import { footerOf, formatDay, goodsLine, greet, moment, piecesOf, placeOf, rowIf } from '@/lib/emails/content-parts';
import { mailWords } from '@/lib/emails/mail-words';
import { isSent, returnsOf } from '@/lib/orders/withdrawal-receipt';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import type { WithdrawalMail } from '@/server/orders/withdrawals/types';
import type { Mail } from '@/server/ports/mailer';

type Buyer = Parameters<WithdrawalMail['withdrawn']>[2];

/** "Vi har mottatt angremeldingen din for …". Queued when a shopper withdraws (directive 2011/83 art. 11a: date and time). */
export function withdrawalReceipt(receipt: WithdrawalReceipt, { name, email, brand }: Buyer, url: string): Mail {
  const texts = mailWords.withdrawn;
  const { number, order, freight, refund, lines } = receipt;
  const at = moment(receipt.at);
  const values = { name, number: order, at, refundBy: formatDay(receipt.refundBy) };
  const sellers = returnsOf(receipt).map(({ seller }) => seller);
  return composeEmail(
    { to: email, brand, key: `withdrawal:${number}`, subject: fill(texts.subject, values) },
    {
      title: texts.title,
      paragraphs: [greet(name), fill(texts.lead, values)],
      details: [
        [texts.order, order],
        [texts.reference, number],
        [texts.at, at],
      ],
      lines: lines.map((line) =>
        goodsLine(line, piecesOf(line.count), isSent(line) ? formatPrice(line.amount) : texts.notTaken),
      ),
      sums:
        refund > 0
          ? [...rowIf(freight > 0, texts.freight, formatPrice(freight)), [texts.sum, formatPrice(refund), 'total']]
          : [],
      closing: [
        ...(lines.every(isSent) ? [] : [texts.stays]),
        ...(refund > 0 ? [fill(texts.refund, values)] : []),
        ...returnTexts(receipt),
      ],
      link: [texts.link, url],
      footer: (sellers.length > 0 ? sellers : [receipt.seller]).flatMap(footerOf),
    },
  );
}

function returnTexts(receipt: WithdrawalReceipt): string[] {
  const texts = mailWords.withdrawn;
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
