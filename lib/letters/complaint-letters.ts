import type { ComplaintReceipt } from '@/lib/contracts/complaints';
import type { Seller } from '@/lib/orders/documents';
import { fillText } from '@/lib/text/compile-words';
import type mailWords from '@/messages/mail.nb.json';
import type { Letter } from './letter';
import { footerOf, moment } from './letter-parts';

type MailWords = typeof mailWords;

/** What both letters about a complaint tell of. */
export interface ToldComplaint {
  receipt: ComplaintReceipt;
  text: string;
  buyer: { name: string; email: string };
  seller: Seller;
  goods: { name: string; color: string; size: string }[];
  /** Of the order's receipt. */
  url: string;
}

const factsOf = ({ receipt, goods }: ToldComplaint, words: MailWords): Letter['facts'] => [
  [words.complained.order, receipt.order],
  [words.complained.reference, receipt.number],
  [words.complained.at, moment(receipt.at)],
  [
    words.complained.goods,
    goods.map(({ name, color, size }) => [name, color, size].filter(Boolean).join(', ')).join('; '),
  ],
  [words.complained.wish, words.complained.wishes[receipt.wish]],
];

/** The buyer's receipt (rule 10.22): what was said, when it was heard, and what happens now. */
export function complaintReceiptLetter(told: ToldComplaint, words: MailWords): { subject: string; letter: Letter } {
  const { receipt, text, buyer, seller, url } = told;
  const texts = words.complained;
  const values = { name: buyer.name, number: receipt.order, at: moment(receipt.at), seller: seller.name, text };
  return {
    subject: fillText(texts.subject, values),
    letter: {
      title: texts.title,
      paragraphs: [fillText(words.greeting, values), fillText(texts.lead, values)],
      facts: factsOf(told, words),
      lines: [],
      sums: [],
      closing: [fillText(texts.said, values), fillText(texts.next, values), texts.rights],
      link: [texts.link, url],
      footer: footerOf(seller, words),
    },
  };
}

/** The same for the shop that sold it, so that somebody answers. */
export function complaintNoticeLetter(told: ToldComplaint, words: MailWords): { subject: string; letter: Letter } {
  const { receipt, text, buyer, seller, url } = told;
  const texts = words.complaintNotice;
  const values = { ...buyer, number: receipt.order, reference: receipt.number, text };
  return {
    subject: fillText(texts.subject, values),
    letter: {
      title: texts.title,
      paragraphs: [fillText(texts.lead, values)],
      facts: factsOf(told, words),
      lines: [],
      sums: [],
      closing: [fillText(texts.said, values)],
      link: [texts.link, url],
      footer: footerOf(seller, words),
    },
  };
}
