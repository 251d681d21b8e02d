import { formatShortDate } from '@/lib/dates/dates';
import type { Letter } from '@/lib/letters/letter';
import { letterMail } from '@/lib/letters/letter-mail';
import {
  footerOf,
  type Gone,
  greet,
  hoursOf,
  linesOf,
  moment,
  passOf,
  placeOf,
  stillThere,
  sumsOf,
} from '@/lib/letters/letter-parts';
import { waitingLetter } from '@/lib/letters/waiting-letter';
import { formatOrgNo } from '@/lib/norway/organisation-number';
import { phoneText } from '@/lib/norway/phone-text';
import type { OrderDocument, ReservationDocument } from '@/lib/orders/documents';
import { wayText } from '@/lib/orders/way-words';
import { formatPrice } from '@/lib/prices/money';
import { fillText } from '@/lib/text/compile-words';
import type { Mail } from '@/server/ports/mailer';
import type { MailWords, Recipient, WaitingReservation } from './types';

/** A mail that has failed this often is given up and left for a human. */
export const MAX_ATTEMPTS = 8;
const FIRST_WAIT_MS = 60_000;
/** The privacy page says how long we keep a letter that has gone out. */
export const KEPT_MS = 30 * 24 * 3600_000;
/** Nothing asks again for an email that was written this long ago. */
export const KEY_KEPT_MS = 400 * 24 * 3600_000;

/** Milliseconds until the next try after `attempts` failures: 1, 2, 4 … 64 minutes; undefined when it is given up. */
export const waitAfter = (attempts: number): number | undefined =>
  attempts >= MAX_ATTEMPTS ? undefined : FIRST_WAIT_MS * 2 ** (attempts - 1);

export const confirmationKey = (number: string) => `reservation:${number}:confirmation`;
export const expiryKey = (number: string) => `reservation:${number}:expired`;

/** The receipt of a reservation as a mail; rule 10.28 says what must stand in it. `url` is the receipt's address. */
export function confirmationMail(document: ReservationDocument, url: string, words: MailWords): Mail {
  const values = valuesOf(document);
  const letter: Letter = {
    title: words.confirmation.title,
    paragraphs: [greet(document.buyer.name, words), fillText(words.confirmation.lead, values)],
    facts: [
      [words.number, document.number],
      [words.date, formatShortDate(new Date(document.date))],
      [words.deadline, values.deadline],
      [words.place, `${document.collect.shop}, ${document.collect.address}`],
      [words.openingHours, hoursOf(document.collect.openingHours)],
      [words.buyer, `${document.buyer.name}, ${phoneText(document.buyer.phone)}, ${document.buyer.email}`],
    ],
    lines: linesOf(document, words),
    pass: passOf(document.number, url, words),
    sums: sumsOf(document, words),
    closing: [words.confirmation.payment, words.confirmation.withdrawal],
    link: [words.link, url],
    footer: footerOf(document.seller, words),
  };
  return mailOf(confirmationKey(document.number), document, fillText(words.confirmation.subject, values), letter);
}

/** `gone` had been not found before it ran out. */
export function expiryMail(document: ReservationDocument, gone: readonly Gone[], url: string, words: MailWords): Mail {
  const values = valuesOf(document);
  const lines = stillThere(document.lines, gone).map((line) => ({ ...line, gross: line.count * line.unitPrice }));
  const letter: Letter = {
    title: words.expired.title,
    paragraphs: [greet(document.buyer.name, words), fillText(words.expired.lead, values)],
    facts: [],
    lines: linesOf({ ...document, lines }, words),
    sums: [],
    closing: [words.expired.again],
    link: [words.link, url],
    footer: footerOf(document.seller, words),
  };
  return mailOf(expiryKey(document.number), document, fillText(words.expired.subject, values), letter);
}

export const readyKey = (number: string) => `reservation:${number}:ready`;
export const reminderKey = (number: string) => `reservation:${number}:reminder`;

/** How long before its deadline a reservation is reminded of. */
export const REMINDED_BEFORE_MS = 24 * 60 * 60 * 1000;

/** `gone` is what was not found of it, or has been withdrawn from. */
export function waitingMail(
  which: 'ready' | 'reminder',
  waiting: WaitingReservation,
  url: string,
  words: MailWords,
): Mail {
  const { document, gone } = waiting;
  const { subject, letter } = waitingLetter(which, document, gone, url, words);
  const key = which === 'ready' ? readyKey(document.number) : reminderKey(document.number);
  return mailOf(key, document, subject, letter);
}

export const orderKey = (number: string) => `order:${number}:confirmation`;

/** The confirmation of a paid order on a durable medium (angrerettloven §18), with the terms and form of withdrawal. */
export function orderMail(document: OrderDocument, url: string, withdrawalUrl: string, words: MailWords): Mail {
  const { seller, buyer, number } = document;
  const ordered = formatShortDate(new Date(document.date));
  const values = { number, name: buyer.name, seller: seller.name, date: ordered };
  const texts = words.order;
  return mailOf(orderKey(number), document, fillText(texts.subject, values), {
    title: texts.title,
    paragraphs: [greet(buyer.name, words), fillText(texts.lead, values)],
    facts: [
      [texts.number, number],
      [words.date, ordered],
      [
        texts.delivery,
        wayText({ id: document.delivery.method, name: document.delivery.name }, document.delivery.place),
      ],
      [texts.buyer, `${buyer.name}, ${phoneText(buyer.phone)}, ${buyer.email}`],
      ...(document.parts ?? []).map(({ seller, total }): [string, string] => [
        words.seller,
        fillText(texts.part, { seller: seller.name, orgNo: seller.orgNo, total: formatPrice(total) }),
      ]),
    ],
    lines: linesOf(document, words),
    sums: sumsOf(document, { ...words, total: texts.paid, freight: texts.freight }),
    closing: [texts.withdrawal, texts.refund, texts.exceptions, texts.complaint],
    form: {
      title: texts.form.title,
      lead: texts.form.lead,
      lines: [
        [texts.form.to, `${seller.name}, ${placeOf(seller)}, ${seller.email}`],
        [texts.number, number],
        [texts.form.ordered, ordered],
        ...texts.form.blanks.map((label): [string, string] => [label, '']),
      ],
      link: [texts.form.link, withdrawalUrl],
    },
    link: [texts.link, url],
    footer: footerOf(seller, words),
  });
}

export const endKey = (number: string, why: string) => `order:${number}:${why}`;

/** Once for each cause of money that goes back: 'refund:NV-100001-A1'. */
export const refundKey = (cause: string) => `refund:${cause.replace(/^withdrawal:/, '')}`;

export const withdrawalKey = (number: string) => `withdrawal:${number}`;

export type AccountLetter = keyof MailWords['account'];

/** A letter about an account; `footer` says who we are. Nothing in it is advertising. */
export function accountMail(
  which: AccountLetter,
  to: Recipient,
  url: string,
  footer: string[],
  words: MailWords,
): Mail {
  const { subject, title, lead, link, ...rest } = words.account[which];
  const values = { name: to.name, email: to.email, shop: footer[0] ?? '' };
  const letter: Letter = {
    title,
    paragraphs: [fillText(words.greeting, values), fillText(lead, values)],
    facts: [],
    lines: [],
    sums: [],
    closing: 'other' in rest ? [rest.other] : [],
    link: [link, url],
    footer,
  };
  const key = `customer:${to.customerId}:${which}:${to.key}`;
  return letterMail({ key, to: to.email, subject: fillText(subject, values), brand: to.brand }, letter);
}

/** Who sends letters about accounts, from the settings of a brand. */
export function senderOf(settings: Record<string, unknown>, words: MailWords): string[] {
  const text = (key: string) => (typeof settings[key] === 'string' ? settings[key] : '');
  const orgNo = text('orgNo');
  return [
    text('chainName'),
    orgNo && fillText(words.orgNo, { orgNo: formatOrgNo(orgNo) }),
    text('address'),
    [phoneText(text('customerServicePhone')), text('customerServiceEmail')].filter(Boolean).join(', '),
  ].filter((line, place) => place === 0 || line !== '');
}

const valuesOf = ({ number, buyer, collect }: ReservationDocument) => ({
  number,
  name: buyer.name,
  shop: collect.shop,
  deadline: moment(collect.deadline),
});

const mailOf = (
  key: string,
  { brand, buyer }: { brand: string; buyer: { email: string } },
  subject: string,
  letter: Letter,
): Mail => letterMail({ key, to: buyer.email, subject, brand }, letter);
