import { complaintAnswerLetter, complaintNoticeLetter, complaintReceiptLetter } from '@/lib/letters/complaint-letters';
import { letterMail } from '@/lib/letters/letter-mail';
import { greet } from '@/lib/letters/letter-parts';
import { mailWords as words } from '@/lib/letters/mail-words';
import { sellerOf } from '@/lib/orders/documents';
import { withdrawalLinkPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import type { LinkedOrder, OrderLinkMail } from '@/server/mail/order-links/types';
import type { ComplaintMail } from '@/server/orders/complaints/types';
import type { LetterDependencies, OrderLinkDependencies, Transaction } from './types';

/** How the keys of these letters begin. */
const KINDS = { orderLink: 'order-link', withdrawalLink: 'withdrawal-link' };

/** The receipt of a complaint to the buyer, word of it to the shops that sold the goods, and their answers. */
export const createComplaintMail = ({ queue, receiptUrl }: LetterDependencies): ComplaintMail => ({
  async complained(tx, receipt, text, order) {
    const lines = order.lines.filter(({ ean }) => receipt.eans.includes(ean));
    const shops = [...new Map(lines.map(({ shop }) => [shop.id, shop])).values()];
    const told = { receipt, text, buyer: order, url: receiptUrl(order.brand, order.token) };
    const key = `complaint:${receipt.number}`;
    const own = complaintReceiptLetter({ ...told, sellers: shops.map(sellerOf), goods: lines }, words);
    await queue(tx, letterMail({ key, to: order.email, subject: own.subject, brand: order.brand }, own.letter));
    for (const shop of shops) {
      const goods = lines.filter((line) => line.shop.id === shop.id);
      const notice = complaintNoticeLetter({ ...told, sellers: [sellerOf(shop)], goods }, words);
      const envelope = { key: `${key}:shop:${shop.id}`, to: shop.email, subject: notice.subject, brand: order.brand };
      await queue(tx, letterMail(envelope, notice.letter));
    }
  },

  async settled(tx, { complaint, outcome, word, lines: moved, freight, shop, order }) {
    if (order.email === '') return;
    const lines = moved.flatMap(({ ean, count, amount }) => {
      const line = order.lines.find((one) => one.ean === ean);
      return line ? [{ ...line, count, amount }] : [];
    });
    const { subject, letter } = complaintAnswerLetter(
      {
        ...{ order: order.number, reference: complaint, buyer: order, seller: sellerOf(shop), outcome, word, lines },
        ...{ freight, paid: order.kind === 'order', instrument: order.instrument },
        url: receiptUrl(order.brand, order.token),
      },
      words,
    );
    const key = `complaint:${complaint}:answer:${shop.id}`;
    await queue(tx, letterMail({ key, to: order.email, subject, brand: order.brand }, letter));
  },
});

/** The way back to an order, or to its withdrawal, to the address it was made with. */
export function createOrderLinkMail({ queue, receiptUrl, siteUrl }: OrderLinkDependencies): OrderLinkMail {
  async function write(which: 'orderLink' | 'withdrawalLink', tx: Transaction, order: LinkedOrder, key: string) {
    const { number, token, brand, name, email, seller } = order;
    const texts = words[which];
    const url = {
      orderLink: receiptUrl(brand, token),
      withdrawalLink: `${siteUrl(brand)}${withdrawalLinkPath(number, token)}`,
    };
    const values = { number, name };
    const letter = {
      title: texts.title,
      paragraphs: [greet(name, words), fill(texts.lead, values)],
      ...{ facts: [], lines: [], sums: [], closing: [texts.other] },
      link: [texts.link, url[which]] as [string, string],
      footer: seller,
    };
    const envelope = { key: `${KINDS[which]}:${number}:${key}`, to: email, brand };
    await queue(tx, letterMail({ ...envelope, subject: fill(texts.subject, values) }, letter));
  }
  return {
    orderLink: (...asked) => write('orderLink', ...asked),
    withdrawalLink: (...asked) => write('withdrawalLink', ...asked),
  };
}
