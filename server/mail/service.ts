import { endLetter } from '@/lib/letters/end-letter';
import type { Letter } from '@/lib/letters/letter';
import { letterMail } from '@/lib/letters/letter-mail';
import { refundLetter } from '@/lib/letters/refund-letter';
import { withdrawalLetter } from '@/lib/letters/withdrawal-letter';
import { LOGIN_LINK_PATH, productPath, STOP_ALERTS_PATH, withdrawalPath } from '@/lib/routes/paths';
import { fillText } from '@/lib/text/compile-words';
import { errorText } from '@/lib/text/error-text';
import mailWords from '@/messages/mail.nb.json' with { type: 'json' };
import type { StockAlertMail } from '@/server/catalogue/stock-alerts/types';
import type { CustomerMail, Recipient } from '@/server/customers/types';
import type { OrderMail } from '@/server/orders/types';
import type { WithdrawalMail } from '@/server/orders/withdrawals/types';
import { transact } from '@/server/platform/db/transact';
import * as rules from './rules';
import { confirmationMail, expiryMail, KEPT_MS, KEY_KEPT_MS, waitAfter } from './rules';
import * as store from './store';
import type {
  CustomerMailDependencies,
  MailQueue,
  MailQueueDependencies,
  MailWords,
  ReservationLetters,
  ReservationLettersDependencies,
  StockAlertMailDependencies,
  Transaction,
} from './types';

/**
 * The queue keeps a mail locked while it is being sent, so no two instances send the same one. What is left is a crash
 * after the mailer took it and before the commit: then it is sent again under the same key, which the outbox writes
 * over, and which an SMTP adapter should pass on as the Message-ID.
 */
export function createMailQueue({ sql, mailer, clock }: MailQueueDependencies): MailQueue {
  const deliver = (id: number) =>
    // Tried once: a mail that has gone shall not go again because of what came after.
    transact(
      sql,
      async (tx): Promise<'sent' | 'failed' | 'taken'> => {
        const due = await store.lockIfDue(tx, id, clock());
        if (!due) return 'taken';
        const { attempts, unsubscribe, ...letter } = due;
        const mail = unsubscribe ? { ...letter, unsubscribe } : letter;
        try {
          await mailer.send({ ...mail, html: await store.withPictures(tx, mail.html) });
        } catch (error) {
          const wait = waitAfter(attempts + 1);
          const next = wait === undefined ? undefined : new Date(clock().getTime() + wait);
          await store.markFailed(tx, id, attempts + 1, errorText(error), next);
          return 'failed';
        }
        await store.markSent(tx, id, attempts + 1, clock());
        return 'sent';
      },
      { attempts: 1 },
    );

  return {
    queue: (tx, mail) => store.insertMail(tx, mail, clock()),

    load: () => store.countUnsent(sql),

    async deliverDue(limit) {
      const done = { sent: 0, failed: 0, taken: 0 };
      for (const id of await store.findDue(sql, clock(), limit)) done[await deliver(id)] += 1;
      return { sent: done.sent, failed: done.failed };
    },

    forgetCustomer: (tx, customer) => store.deleteCustomer(tx, customer),

    async forgetOld(limit) {
      const before = new Date(clock().getTime() - KEPT_MS);
      await mailer.forgetSent?.(before);
      const emptied = await store.emptyOld(sql, before, limit);
      const deleted = await store.deleteEmptied(sql, new Date(clock().getTime() - KEY_KEPT_MS), limit);
      return Math.max(emptied, deleted);
    },

    forgetKind: (prefix, before) => store.deleteDone(sql, prefix, before),
  };
}

export interface OrderMailDependencies {
  queue: MailQueue['queue'];
  /** The absolute address of a receipt on the host of that brand. */
  receiptUrl: (brand: string, token: string) => string;
  /** The public address of the shop of that brand. */
  siteUrl: (brand: string) => string;
  words?: MailWords;
}

/** The letters orders send, written into the order's own transaction. */
export function createOrderMail({ queue, receiptUrl, siteUrl, words = mailWords }: OrderMailDependencies): OrderMail {
  return {
    confirmed: (tx, order, document) =>
      queue(tx, confirmationMail(document, receiptUrl(document.brand, order.token), words)),
    expired: (tx, order, document, gone) =>
      queue(tx, expiryMail(document, gone, receiptUrl(document.brand, order.token), words)),
    ended: (tx, order, end) => {
      const { subject, letter } = endLetter(order, end, receiptUrl(end.brand, order.token), words);
      return queue(
        tx,
        letterMail({ key: rules.endKey(order.number, end.why), to: order.email, subject, brand: end.brand }, letter),
      );
    },
    ordered: (tx, { token, number }, document) => {
      const withdrawalUrl = `${siteUrl(document.brand)}${withdrawalPath(number)}`;
      return queue(tx, rules.orderMail(document, receiptUrl(document.brand, token), withdrawalUrl, words));
    },
  };
}

/** The receipt of a withdrawal, written into its transaction. */
export function createWithdrawalMail({
  queue,
  receiptUrl,
  words = mailWords,
}: Pick<OrderMailDependencies, 'queue' | 'receiptUrl' | 'words'>): WithdrawalMail {
  return {
    async withdrawn(tx, receipt, { brand, token, ...buyer }) {
      const { subject, letter } = withdrawalLetter(receipt, buyer, receiptUrl(brand, token), words);
      await queue(
        tx,
        letterMail({ key: rules.withdrawalKey(receipt.number), to: buyer.email, subject, brand }, letter),
      );
    },
    async refunded(tx, refund, { brand, token, ...buyer }) {
      const { subject, letter } = refundLetter(refund, buyer, receiptUrl(brand, token), words);
      await queue(tx, letterMail({ key: rules.refundKey(refund.cause), to: buyer.email, subject, brand }, letter));
    },
  };
}

const ACCOUNT_PATHS = {
  verification: '/bekreft-epost',
  welcome: '/konto',
  reset: '/tilbakestill-passord',
  newEmail: '/bekreft-epost',
  emailTaken: '/glemt-passord',
  emailAsked: '/glemt-passord',
  loginLink: LOGIN_LINK_PATH,
  emailChanged: '/kundeservice',
  phoneChanged: '/glemt-passord',
  passwordChanged: '/kundeservice',
} as const satisfies Record<rules.AccountLetter, string>;

/** The letters about accounts, written into the transaction they belong to. */
export function createCustomerMail({
  queue,
  siteUrl,
  settings,
  words = mailWords,
}: CustomerMailDependencies): CustomerMail {
  const write = (which: rules.AccountLetter) => async (tx: Transaction, to: Recipient, token?: string) => {
    const url = `${siteUrl(to.brand)}${ACCOUNT_PATHS[which]}${token === undefined ? '' : `?token=${token}`}`;
    const footer = rules.senderOf(await settings(to.brand, tx), words);
    await queue(tx, rules.accountMail(which, to, url, footer, words));
  };
  return {
    verification: write('verification'),
    welcome: write('welcome'),
    reset: write('reset'),
    newEmail: write('newEmail'),
    emailTaken: write('emailTaken'),
    emailAsked: write('emailAsked'),
    loginLink: write('loginLink'),
    emailChanged: write('emailChanged'),
    phoneChanged: write('phoneChanged'),
    passwordChanged: write('passwordChanged'),
  };
}

const STOCK_ALERT = 'stock-alert:';

/** The letters of "Varsle meg", written into the transaction that forgets who waited. */
export function createStockAlertMail({
  letters,
  siteUrl,
  settings,
  words = mailWords,
}: StockAlertMailDependencies): StockAlertMail {
  return {
    async backInStock(tx, alert, stopToken) {
      const { subject, title, lead, first, choice, once, link, stop } = words.backInStock;
      const site = siteUrl(alert.brand);
      const letter: Letter = {
        title,
        paragraphs: [fillText(lead, { name: alert.name }), first],
        facts: [[choice, [alert.color, alert.size].filter(Boolean).join(', ')]],
        lines: [],
        sums: [],
        closing: [once],
        link: [link, `${site}${productPath(alert.slug, alert.ean)}`],
        stop: [stop, `${site}${STOP_ALERTS_PATH}?token=${stopToken}`],
        footer: rules.senderOf(await settings(alert.brand, tx), words),
      };
      const titled = fillText(subject, { name: alert.name });
      const envelope = { key: `${STOCK_ALERT}${alert.id}`, to: alert.email, subject: titled, brand: alert.brand };
      await letters.queue(tx, letterMail(envelope, letter));
    },
    forgetOld: (before) => letters.forgetKind(STOCK_ALERT, before),
  };
}

/** Letters that follow from the state of a reservation, whoever changed it: the mail's own key says that it is written. */
export function createReservationLetters(dependencies: ReservationLettersDependencies): ReservationLetters {
  const { sql, clock, queue, receiptUrl, words = mailWords } = dependencies;
  return {
    async writeDue(limit) {
      const { written, failures } = await transact(sql, async (tx) => {
        const failures: unknown[] = [];
        const due = {
          ready: await store.findReady(tx, limit),
          reminder: await store.findEnding(tx, clock(), rules.REMINDED_BEFORE_MS, limit),
        };
        const mails = (['ready', 'reminder'] as const).flatMap((which) =>
          due[which].flatMap((one) => {
            try {
              return rules.waitingMail(which, one, receiptUrl(one.document.brand, one.token), words);
            } catch (error) {
              failures.push(error);
              return [];
            }
          }),
        );
        for (const mail of mails) await queue(tx, mail);
        return { written: mails.length, failures };
      });
      // Those that could be made are on their way.
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} letters could not be made`);
      return written;
    },
  };
}
