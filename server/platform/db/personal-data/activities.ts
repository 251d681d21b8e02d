export type Person =
  | 'customer'
  /** With or without an account. */
  | 'buyer'
  | 'reviewer'
  /** A reader, known by a random key or a network address. */
  | 'visitor'
  | 'waiting'
  | 'worker';

/** Why something is kept (GDPR art. 30.1 b), as the privacy page tells it. */
export interface Activity {
  title: string;
  /** The first cell of its row on the privacy page; undefined where no shopper is concerned. */
  page?: string;
  persons: readonly Person[];
  purpose: string;
  /** GDPR art. 6 nr. 1, and the law behind a duty. */
  basis: string;
  data: string;
  recipients: readonly string[];
  outside?: string;
}

const SHOP = 'the shop that sells, a company and controller of its own';
const HOSTING = 'the operator of servers and database (processor)';
const MAIL = 'the operator of the mail server, `SMTP_URL` (processor)';
const PAYING = 'Nexi (cards, Vipps) or Klarna (instalments), as the buyer chooses: controllers of their own';

export const activities = {
  reservations: {
    title: 'Reservations in a shop',
    page: 'Reservasjon i butikk',
    persons: ['buyer'],
    purpose: 'Keep goods aside and tell when they are ready',
    basis: 'art. 6.1 b, contract',
    data: 'name, e-mail, phone, goods, shop, times',
    recipients: [SHOP, HOSTING, MAIL],
  },
  sales: {
    title: 'Sales, payment and delivery',
    page: 'Kjøp og levering',
    persons: ['buyer'],
    purpose: 'Sell, take payment, deliver, and keep books',
    basis: 'art. 6.1 b, contract; art. 6.1 c, bokføringsloven § 13',
    data: 'name, e-mail, phone, address, goods, amounts, means of payment as words, parcel number',
    recipients: [SHOP, PAYING, 'the carrier of the parcel, a controller of its own', HOSTING, MAIL],
  },
  withdrawals: {
    title: 'Withdrawals',
    page: 'Angre et kjøp',
    persons: ['buyer'],
    purpose: 'Take goods back and pay back',
    basis: 'art. 6.1 c, angrerettloven and bokføringsloven § 13',
    data: 'order, goods, time, and the reason where one is given',
    recipients: [SHOP, PAYING, HOSTING, MAIL],
  },
  complaints: {
    title: 'Complaints',
    page: 'Reklamasjon og garanti',
    persons: ['buyer', 'worker'],
    purpose: 'Answer for goods that are not as they should be',
    basis: 'art. 6.1 b, contract; art. 6.1 c, forbrukerkjøpsloven § 27',
    data: 'order, goods, what the buyer writes, the shop’s answer and who gave it',
    recipients: [SHOP, HOSTING, MAIL],
  },
  account: {
    title: 'Accounts and the customer club',
    page: 'Konto og kundeklubb',
    persons: ['customer'],
    purpose: 'Log in, see one’s orders, keep favourites, club card',
    basis: 'art. 6.1 b, contract',
    data: 'name, e-mail, phone, address, password as an Argon2id hash; date of birth, gender and interests where given',
    recipients: [HOSTING, MAIL],
  },
  marketing: {
    title: 'Newsletter, invitations, birthday gift',
    page: 'Nyhetsbrev, invitasjoner og bursdagshilsen',
    persons: ['customer'],
    purpose: 'Send what was asked for, and prove that it was',
    basis: 'art. 6.1 a, consent, each by itself; markedsføringsloven § 15',
    data: 'each yes and no, with its time and where it was given',
    recipients: [HOSTING, MAIL],
  },
  reviews: {
    title: 'Reviews of goods',
    page: 'Omtaler',
    persons: ['reviewer'],
    purpose: 'Honest reviews of those who bought',
    basis: 'art. 6.1 f, legitimate interest',
    data: 'the review, the name shown, the article',
    recipients: ['everybody, when it is approved', HOSTING],
  },
  polls: {
    title: 'Polls',
    page: 'Avstemninger',
    persons: ['customer', 'visitor'],
    purpose: 'One answer each',
    basis: 'art. 6.1 f, legitimate interest',
    data: 'the answer, and the account or a random key',
    recipients: [HOSTING],
  },
  service: {
    title: 'Customer service',
    page: 'Kundeservice',
    persons: ['customer', 'buyer'],
    purpose: 'Answer who writes',
    basis: 'art. 6.1 f, legitimate interest',
    data: 'what is written',
    recipients: [MAIL],
    outside: 'In the mailbox of customer service: 12 months after the case is closed, by its own rule',
  },
  letters: {
    title: 'Letters sent',
    page: 'E-post vi sender deg',
    persons: ['customer', 'buyer'],
    purpose: 'Deliver each letter once, also when the mail server is away',
    basis: 'art. 6.1 b, contract',
    data: 'address and text',
    recipients: [HOSTING, MAIL],
  },
  operation: {
    title: 'Safe operation',
    page: 'Sikker drift',
    persons: ['customer', 'buyer', 'visitor'],
    purpose: 'Stop guessing and flooding, never do the same order twice, find faults',
    basis: 'art. 6.1 f, legitimate interest',
    data: 'counted tries by network address, e-mail or phone; answers to orders; the log, which names nobody (rule 18.16)',
    recipients: [HOSTING],
  },
  alerts: {
    title: 'Alerts when goods are back or cost less',
    page: 'Varsel når en vare er på lager igjen eller koster mindre',
    persons: ['waiting'],
    purpose: 'One letter about one article',
    basis: 'art. 6.1 b, what was asked for',
    data: 'e-mail, the article',
    recipients: [HOSTING, MAIL],
  },
  cookies: {
    title: 'Choices of cookies',
    page: 'Dine valg om informasjonskapsler',
    persons: ['visitor'],
    purpose: 'Prove the choice',
    basis: 'art. 6.1 c, ekomloven § 3-15 and GDPR art. 7.1',
    data: 'a random key of the browser as a hash, version of the question, time, each choice',
    recipients: [HOSTING, 'Google and Meta, only after a yes for each: controllers of their own for what they collect'],
  },
  workers: {
    title: 'People at the counter',
    persons: ['worker'],
    purpose: 'Know who picked, handed over and gave money back',
    basis: 'art. 6.1 f, legitimate interest of the shop as employer',
    data: 'name, shop, code as a hash, what was done and when',
    recipients: [SHOP, HOSTING],
  },
} as const satisfies Record<string, Activity>;

export type ActivityId = keyof typeof activities;
