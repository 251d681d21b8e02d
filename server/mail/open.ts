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
import type { Throttle } from '@/server/platform/throttle/types';
import type { Webhooks } from '@/server/platform/webhooks/types';
import type { Clock } from '@/server/ports/clock';
import type { Mailer } from '@/server/ports/mailer';
import { mailPart } from './part';
import { createMailQueue } from './service';
import type { Sender } from './types';

interface MailRoom extends Omit<Sender, 'queue'> {
  sql: Sql;
  clock: Clock;
  throttle: Throttle;
  mailer: Mailer;
  tell: Webhooks['tell'];
  writers: { reset: EmailWriter; login: EmailWriter };
}

export function openMail(room: MailRoom) {
  const { sql, clock, throttle, mailer, tell, siteUrl, receiptUrl, settings, writers } = room;
  const mail = createMailQueue({ sql, mailer, clock });
  const { queue } = mail;
  const orderLinks = createOrderLinks({
    ...{ clock, throttle },
    requestedEmails: { request: (email) => requestedEmails.request(email) },
    mail: createOrderLinkMail({ queue, receiptUrl, siteUrl }),
  });
  const requestedEmails = createRequestedEmails({ sql, clock, writers: { ...orderLinks.writers, ...writers } });
  const reservationEmails = createReservationEmails({ sql, clock, queue, receiptUrl });
  return {
    ...{ mail, requestedEmails, orderLinks },
    jobs: [...requestedPart.jobs(requestedEmails), ...mailPart.jobs(mail, reservationEmails)],
    customerMail: createCustomerMail({ queue, siteUrl, settings }),
    stockAlertMail: createStockAlertMail({ emails: mail, siteUrl, settings }),
    ofOrders: {
      orders: createOrderMail({ queue, receiptUrl, siteUrl }),
      fulfilments: createFulfilmentNews({ queue, tell, receiptUrl }),
      withdrawals: createWithdrawalMail({ queue, receiptUrl }),
      complaints: createComplaintMail({ queue, receiptUrl }),
    },
  };
}
