import type { EmailWriter } from '@/server/customers/sign-in/types';
import { createReservationEmails } from '@/server/mail/emails/reservation-emails';
import {
  createComplaintMail,
  createCustomerMail,
  createOrderLinkMail,
  createOrderMail,
  createStockAlertMail,
  createWithdrawalMail,
} from '@/server/mail/emails/senders';
import { createFulfilmentNews } from '@/server/mail/fulfilment-news/service';
import { createOrderLinks } from '@/server/mail/order-links/service';
import { requestedPart } from '@/server/mail/requested/part';
import { createRequestedEmails } from '@/server/mail/requested/service';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Webhooks } from '@/server/platform/webhooks/types';
import type { Clock } from '@/server/ports/clock';
import type { Mailer } from '@/server/ports/mailer';
import { mailPart } from './part';
import { createMailQueue } from './service';

interface MailRoom {
  sql: Sql;
  clock: Clock;
  throttle: Throttle;
  mailer: Mailer;
  /** Queues a webhook. */
  tell: Webhooks['tell'];
  /** The public address of the shop of that brand, and of a receipt there. */
  siteUrl: (brand: string) => string;
  receiptUrl: (brand: string, token: string) => string;
  /** Who the shop of that brand is: chainName, orgNo, address, …; read in the email's own transaction. */
  settings: (brand: string, tx: Transaction) => Promise<Record<string, unknown>>;
  /** Of what a stranger may ask for about an account. */
  writers: { reset: EmailWriter; login: EmailWriter };
}

/** Every email the shop sends, and the queue it waits in. */
export function openMail(room: MailRoom) {
  const { sql, clock, throttle, mailer, tell, siteUrl, receiptUrl, settings, writers } = room;
  const mail = createMailQueue({ sql, mailer, clock });
  const { queue } = mail;
  const orderLinks = createOrderLinks({
    ...{ clock, throttle },
    wanted: { want: (content) => wanted.want(content) },
    mail: createOrderLinkMail({ queue, receiptUrl, siteUrl }),
  });
  const wanted = createRequestedEmails({ sql, clock, writers: { ...orderLinks.writers, ...writers } });
  const letters = createReservationEmails({ sql, clock, queue, receiptUrl });
  return {
    ...{ mail, wanted, orderLinks },
    jobs: [...requestedPart.jobs(wanted), ...mailPart.jobs(mail, letters)],
    customerMail: createCustomerMail({ queue, siteUrl, settings }),
    stockAlertMail: createStockAlertMail({ letters: mail, siteUrl, settings }),
    /** What the room of orders sends. */
    ofOrders: {
      orders: createOrderMail({ queue, receiptUrl, siteUrl }),
      fulfilments: createFulfilmentNews({ queue, tell, receiptUrl }),
      withdrawals: createWithdrawalMail({ queue, receiptUrl }),
      complaints: createComplaintMail({ queue, receiptUrl }),
    },
  };
}

export type MailFacade = ReturnType<typeof openMail>;
