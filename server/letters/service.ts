import { complaintNoticeLetter, complaintReceiptLetter, type ToldComplaint } from '@/lib/letters/complaint-letters';
import { fillText } from '@/lib/text/compile-words';
import words from '@/messages/mail.nb.json' with { type: 'json' };
import type { ComplaintMail } from '@/server/complaints/types';
import type { OrderLinkMail } from '@/server/order-links/types';
import { mailOf } from './rules';
import type { LetterDependencies } from './types';

/** The receipt of a complaint to the buyer, and word of it to the shop that sold the goods. */
export const createComplaintMail = ({ queue, receiptUrl }: LetterDependencies): ComplaintMail => ({
  async complained(tx, receipt, text, order) {
    const told: ToldComplaint = {
      ...{ receipt, text, buyer: order, seller: order.seller, url: receiptUrl(order.brand, order.token) },
      goods: order.lines.filter(({ ean }) => receipt.eans.includes(ean)),
    };
    const key = `complaint:${receipt.number}`;
    const own = complaintReceiptLetter(told, words);
    await queue(tx, mailOf(key, order.email, own.subject, own.letter));
    const notice = complaintNoticeLetter(told, words);
    await queue(tx, mailOf(`${key}:shop`, order.seller.email, notice.subject, notice.letter));
  },
});

/** The way back to an order, to the address it was made with. */
export const createOrderLinkMail = ({ queue, receiptUrl }: LetterDependencies): OrderLinkMail => ({
  async orderLink(tx, { number, token, brand, name, email, seller }, key) {
    const texts = words.orderLink;
    const values = { number, name };
    const letter = {
      title: texts.title,
      paragraphs: [fillText(words.greeting, values), fillText(texts.lead, values)],
      ...{ facts: [], lines: [], sums: [], closing: [texts.other] },
      link: [texts.link, receiptUrl(brand, token)] as [string, string],
      footer: seller,
    };
    await queue(tx, mailOf(`order-link:${number}:${key}`, email, fillText(texts.subject, values), letter));
  },
});
