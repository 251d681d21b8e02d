import { nameWithBrand } from '@/lib/catalogue/shown-names';
import type { ComplaintAnswer, ComplaintReceipt } from '@/lib/contracts/complaints';
import type { Seller } from '@/lib/orders/documents';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import type { Letter, LetterSum } from './letter';
import { footerOf, greet, moment } from './letter-parts';
import type { MailWords } from './mail-words';

/** What both letters about a complaint tell of. */
export interface ToldComplaint {
  receipt: ComplaintReceipt;
  text: string;
  buyer: { name: string; email: string };
  /** Who sold the goods: each shop is a company of its own. */
  sellers: Seller[];
  goods: { name: string; color: string; size: string }[];
  /** Of the order's receipt. */
  url: string;
}

const listed = (names: readonly string[]) => new Intl.ListFormat('nb').format(names);

const goodsOf = (goods: ToldComplaint['goods']) =>
  goods.map(({ name, color, size }) => [name, color, size].filter(Boolean).join(', ')).join('; ');

const factsOf = ({ receipt, goods }: ToldComplaint, words: MailWords): Letter['facts'] => [
  [words.complained.order, receipt.order],
  [words.complained.reference, receipt.number],
  [words.complained.at, moment(receipt.at)],
  [words.complained.goods, goodsOf(goods)],
  [words.complained.wish, words.complained.wishes[receipt.wish]],
];

/** The buyer's receipt (rule 10.22): what was said, when it was heard, and what happens now. */
export function complaintReceiptLetter(told: ToldComplaint, words: MailWords): { subject: string; letter: Letter } {
  const { receipt, text, buyer, sellers, url } = told;
  const texts = words.complained;
  const seller = listed(sellers.map(({ name }) => name));
  const values = { name: buyer.name, number: receipt.order, at: moment(receipt.at), seller, text };
  return {
    subject: fill(texts.subject, values),
    letter: {
      title: texts.title,
      paragraphs: [greet(buyer.name, words), fill(texts.lead, values)],
      facts: factsOf(told, words),
      lines: [],
      sums: [],
      closing: [fill(texts.said, values), fill(texts.next, values), texts.rights],
      link: [texts.link, url],
      footer: sellers.flatMap((seller) => footerOf(seller, words)),
    },
  };
}

/** The same for a shop that sold some of it, so that somebody answers; `told` is of its own goods. */
export function complaintNoticeLetter(told: ToldComplaint, words: MailWords): { subject: string; letter: Letter } {
  const { receipt, text, buyer, sellers, url } = told;
  const texts = words.complaintNotice;
  const values = { ...buyer, number: receipt.order, reference: receipt.number, text };
  return {
    subject: fill(texts.subject, values),
    letter: {
      title: texts.title,
      paragraphs: [fill(texts.lead, values)],
      facts: factsOf(told, words),
      lines: [],
      sums: [],
      closing: [fill(texts.said, values)],
      link: [texts.link, url],
      footer: sellers.flatMap((seller) => footerOf(seller, words)),
    },
  };
}

/** A shop's answer to a complaint, with the money that goes back. Øre. */
export interface ToldAnswer {
  order: string;
  reference: string;
  buyer: { name: string };
  seller: Seller;
  outcome: ComplaintAnswer['outcome'];
  word: string;
  /** Of what money goes back for; `count` 0: a part of its price. */
  lines: { name: string; brand: string; color: string; size: string; count: number; amount: number }[];
  freight: number;
  /** False: it was paid in the shop. */
  paid: boolean;
  instrument: string;
  /** Of the order's receipt. */
  url: string;
}

/** The answer to the buyer, also when it is no (rule 10.42). */
export function complaintAnswerLetter(told: ToldAnswer, words: MailWords): { subject: string; letter: Letter } {
  const { order, reference, buyer, seller, outcome, word, lines, freight, paid, instrument, url } = told;
  const texts = words.complaintAnswer;
  const amount = lines.reduce((sum, line) => sum + line.amount, freight);
  const values = { name: buyer.name, reference, seller: seller.name, word };
  const money = paid ? [texts.paid] : [texts.inShop];
  return {
    subject: fill(texts.subject, values),
    letter: {
      title: texts.title,
      paragraphs: [greet(buyer.name, words), fill(texts.lead[outcome], values)],
      facts: [
        [words.complained.order, order],
        [words.complained.reference, reference],
        ...(amount > 0 && paid ? [[words.refunded.to, instrument || words.refunded.sameWay] as [string, string]] : []),
      ],
      lines: lines.map((line) => ({
        name: nameWithBrand(line),
        detail: [line.color, line.size].filter((text) => text !== '').join(', '),
        count: line.count > 0 ? fill(words.withdrawn.count, { count: line.count }) : texts.discount,
        sum: formatPrice(line.amount),
      })),
      sums: [
        ...(freight > 0 ? [[words.refunded.freight, formatPrice(freight)] as [string, string]] : []),
        ...(amount > 0 ? [[texts.sum, formatPrice(amount), 'total'] as LetterSum] : []),
      ],
      closing: [
        ...(word === '' ? [] : [fill(texts.said, values)]),
        ...(amount > 0 ? money : []),
        ...(outcome === 'refused' ? [texts.disagree] : [texts.again]),
      ],
      link: [texts.link, url],
      footer: footerOf(seller, words),
    },
  };
}
