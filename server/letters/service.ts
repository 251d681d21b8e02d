import { complaintAnswerLetter, complaintNoticeLetter, complaintReceiptLetter } from '@/lib/letters/complaint-letters';
import { letterMail } from '@/lib/letters/letter-mail';
import { greet } from '@/lib/letters/letter-parts';
import { sellerOf } from '@/lib/orders/documents';
import { fillText } from '@/lib/text/compile-words';
import words from '@/messages/mail.nb.json' with { type: 'json' };
import type { ComplaintMail } from '@/server/complaints/types';
import type { OrderLinkMail } from '@/server/order-links/types';
import type { LetterDependencies } from './types';

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

/** The way back to an order, to the address it was made with. */
export const createOrderLinkMail = ({ queue, receiptUrl }: LetterDependencies): OrderLinkMail => ({
  async orderLink(tx, { number, token, brand, name, email, seller }, key) {
    const texts = words.orderLink;
    const values = { number, name };
    const letter = {
      title: texts.title,
      paragraphs: [greet(name, words), fillText(texts.lead, values)],
      ...{ facts: [], lines: [], sums: [], closing: [texts.other] },
      link: [texts.link, receiptUrl(brand, token)] as [string, string],
      footer: seller,
    };
    const subject = fillText(texts.subject, values);
    await queue(tx, letterMail({ key: `order-link:${number}:${key}`, to: email, subject, brand }, letter));
  },
});
