import { formatDateTime, formatShortDate, formatWeekday } from '@/lib/dates';
import { formatPrice } from '@/lib/money';
import { formatOrgNo } from '@/lib/orgno';
import { formatPhone } from '@/lib/phone';
import { fill } from '@/lib/words';
import type { Mail } from '@/server/ports/mailer';
import type { Letter, MailWords, Recipient, ReservationDocument } from './types';

/** A mail that has failed this often is given up and left for a human. */
export const MAX_ATTEMPTS = 8;
const FIRST_WAIT_MS = 60_000;

/** Milliseconds until the next try after `attempts` failures: 1, 2, 4 … 64 minutes; undefined when it is given up. */
export const waitAfter = (attempts: number): number | undefined =>
  attempts >= MAX_ATTEMPTS ? undefined : FIRST_WAIT_MS * 2 ** (attempts - 1);

export const confirmationKey = (number: string) => `reservation:${number}:confirmation`;
export const expiryKey = (number: string) => `reservation:${number}:expired`;

/** The receipt of a reservation as a mail; law §8.12 says what must stand in it. `url` is the receipt's address. */
export function confirmationMail(document: ReservationDocument, url: string, words: MailWords): Mail {
  const values = valuesOf(document);
  const letter: Letter = {
    title: words.confirmation.title,
    paragraphs: [fill(words.greeting, values), fill(words.confirmation.lead, values)],
    facts: [
      [words.number, document.number],
      [words.date, formatShortDate(new Date(document.date))],
      [words.deadline, values.deadline],
      [words.place, `${document.collect.shop}, ${document.collect.address}`],
      [words.openingHours, document.collect.openingHours],
      [words.buyer, `${document.buyer.name}, ${formatPhone(document.buyer.phone)}, ${document.buyer.email}`],
    ],
    lines: linesOf(document, words),
    sums: sumsOf(document, words),
    closing: [words.confirmation.payment, words.confirmation.withdrawal],
    link: [words.link, url],
    footer: footerOf(document, words),
  };
  return mailOf(confirmationKey(document.number), document, fill(words.confirmation.subject, values), letter);
}

export function expiryMail(document: ReservationDocument, url: string, words: MailWords): Mail {
  const values = valuesOf(document);
  const letter: Letter = {
    title: words.expired.title,
    paragraphs: [fill(words.greeting, values), fill(words.expired.lead, values)],
    facts: [],
    lines: linesOf(document, words),
    sums: [],
    closing: [words.expired.again],
    link: [words.link, url],
    footer: footerOf(document, words),
  };
  return mailOf(expiryKey(document.number), document, fill(words.expired.subject, values), letter);
}

export const readyKey = (number: string) => `reservation:${number}:ready`;
export const reminderKey = (number: string) => `reservation:${number}:reminder`;

/** How long before its deadline a reservation is reminded of. */
export const REMINDED_BEFORE_MS = 24 * 60 * 60 * 1000;

export function readyMail(document: ReservationDocument, url: string, words: MailWords): Mail {
  const { subject, ...text } = words.ready;
  return waitingMail(readyKey(document.number), document, url, words, { subject, text: [...Object.values(text)] });
}

export function reminderMail(document: ReservationDocument, url: string, words: MailWords): Mail {
  const { subject, ...text } = words.reminder;
  return waitingMail(reminderKey(document.number), document, url, words, { subject, text: [...Object.values(text)] });
}

/** A letter about goods that stand aside: where, until when, what and for how much. */
function waitingMail(
  key: string,
  document: ReservationDocument,
  url: string,
  words: MailWords,
  { subject, text: [title = '', lead = '', ...closing] }: { subject: string; text: string[] },
): Mail {
  const values = valuesOf(document);
  return mailOf(key, document, fill(subject, values), {
    title,
    paragraphs: [fill(words.greeting, values), fill(lead, values)],
    facts: [
      [words.number, document.number],
      [words.deadline, values.deadline],
      [words.place, `${document.collect.shop}, ${document.collect.address}`],
      [words.openingHours, document.collect.openingHours],
    ],
    lines: linesOf(document, words),
    sums: sumsOf(document, words),
    closing,
    link: [words.link, url],
    footer: footerOf(document, words),
  });
}

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
    paragraphs: [fill(words.greeting, values), fill(lead, values)],
    facts: [],
    lines: [],
    sums: [],
    closing: 'other' in rest ? [rest.other] : [],
    link: [link, url],
    footer,
  };
  const key = `customer:${to.customerId}:${which}:${to.key}`;
  return { key, to: to.email, subject: fill(subject, values), text: textOf(letter), html: htmlOf(letter) };
}

/** A letter in both its forms. */
export const letterMail = (key: string, to: string, subject: string, letter: Letter): Mail => ({
  ...{ key, to, subject, text: textOf(letter), html: htmlOf(letter) },
});

/** Who sends letters about accounts, from the settings of a brand. */
export function senderOf(settings: Record<string, unknown>, words: MailWords): string[] {
  const text = (key: string) => (typeof settings[key] === 'string' ? settings[key] : '');
  const orgNo = text('orgNo');
  return [
    text('chainName'),
    orgNo && fill(words.orgNo, { orgNo: formatOrgNo(orgNo) }),
    text('address'),
    [formatPhone(text('customerServicePhone')), text('customerServiceEmail')].filter(Boolean).join(', '),
  ].filter((line, place) => place === 0 || line !== '');
}

/** 'fredag 3. april 2026 kl. 20:00' */
function moment(iso: string): string {
  const date = new Date(iso);
  return `${formatWeekday(date).split(' ')[0]} ${formatDateTime(date)}`;
}

const valuesOf = ({ number, buyer, collect }: ReservationDocument) => ({
  number,
  name: buyer.name,
  shop: collect.shop,
  deadline: moment(collect.deadline),
});

const linesOf = (document: ReservationDocument, words: MailWords): Letter['lines'] =>
  document.lines.map((line) => ({
    name: `${line.brand} ${line.name}`,
    detail: [line.color, line.size, `${words.articleNo} ${line.articleNo}`].filter((text) => text !== '').join(', '),
    count: fill(words.count, { count: line.count, price: formatPrice(line.unitPrice) }),
    sum: formatPrice(line.gross),
  }));

function sumsOf({ pant, vatPerRate, total, discount }: ReservationDocument, words: MailWords): Letter['sums'] {
  const percent = (rate: number) => String(rate / 100).replace('.', ',');
  return [
    ...(discount > 0 ? ([[words.discount, formatPrice(-discount)]] as [string, string][]) : []),
    [words.total, formatPrice(total)],
    ...(pant > 0 ? ([[words.pant, formatPrice(pant)]] as [string, string][]) : []),
    ...vatPerRate.map(({ rate, vat, gross }): [string, string] =>
      rate === 0 ? [words.vatFree, formatPrice(gross)] : [fill(words.vat, { rate: percent(rate) }), formatPrice(vat)],
    ),
  ];
}

const footerOf = ({ seller }: ReservationDocument, words: MailWords) => [
  `${words.seller}: ${seller.name}`,
  fill(words.orgNo, { orgNo: seller.orgNo }),
  `${seller.address}, ${seller.postNo} ${seller.postPlace}`,
  `${formatPhone(seller.phone)}, ${seller.email}`,
];

function mailOf(key: string, { buyer }: ReservationDocument, subject: string, letter: Letter): Mail {
  return { key, to: buyer.email, subject, text: textOf(letter), html: htmlOf(letter) };
}

const filled = ([, value]: [string, string]) => value !== '';

function textOf({ title, paragraphs, facts, lines, sums, closing, link, other, footer }: Letter): string {
  const rows = (pairs: [string, string][]) =>
    pairs
      .filter(filled)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n');
  const goods = lines.map((line) => `${line.name}\n  ${line.detail}\n  ${line.count} = ${line.sum}`).join('\n');
  const parts = [
    title,
    ...paragraphs,
    rows(facts),
    goods,
    rows(sums),
    ...closing,
    ...[link, ...(other ? [other] : [])].map((one) => one.join(': ')),
  ];
  return `${[...parts.filter((part) => part !== ''), `-- \n${footer.join('\n')}`].join('\n\n')}\n`;
}

/** What a shopper typed is never markup. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

const CELL = 'padding:6px 0;vertical-align:top';
const RIGHT = `${CELL};padding-left:16px;text-align:right;white-space:nowrap`;

function htmlOf({ title, paragraphs, facts, lines, sums, closing, link, other, footer }: Letter): string {
  const e = escapeHtml;
  const p = (text: string) => `<p style="margin:0 0 16px">${e(text)}</p>`;
  const table = (rows: string[]) =>
    rows.length > 0
      ? `<table style="width:100%;border-collapse:collapse;margin:0 0 16px">\n${rows.join('\n')}\n</table>`
      : '';
  const row = ([label, value]: [string, string]) =>
    `<tr><th scope="row" style="${CELL};text-align:left;font-weight:normal">${e(label)}</th><td style="${RIGHT};white-space:normal">${e(value)}</td></tr>`;
  const goods = lines.map(
    (line) =>
      `<tr><td style="${CELL}"><strong>${e(line.name)}</strong><br>${e(line.detail)}<br>${e(line.count)}</td><td style="${RIGHT}">${e(line.sum)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="nb">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${e(title)}</title></head>
<body style="margin:0;background:#f5f4f0;color:#1d2420;font:16px/1.5 Arial,Helvetica,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${e(title)}</h1>
${paragraphs.map(p).join('\n')}
${table(facts.filter(filled).map(row))}
${table(goods)}
${table(sums.map(row))}
${closing.map(p).join('\n')}
${[link, ...(other ? [other] : [])].map(([text, url]) => `<p style="margin:0 0 24px"><a href="${e(url)}" style="color:#1d4d3a">${e(text)}</a></p>`).join('\n')}
<p style="margin:0;padding-top:16px;border-top:1px solid #d9d6cc;font-size:14px">${footer.map(e).join('<br>')}</p>
</div>
</body>
</html>
`;
}
