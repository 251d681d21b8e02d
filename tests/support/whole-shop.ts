import { shelves } from '@/server/catalogue/stock/service';
import { createReservationEmails } from '@/server/mail/emails/reservation-emails';
import { createComplaintMail, createOrderMail, createWithdrawalMail } from '@/server/mail/emails/senders';
import { createFulfilmentNews } from '@/server/mail/fulfilment-news/service';
import { createMailQueue } from '@/server/mail/service';
import { openOrders } from '@/server/orders/open';
import type { OrderLimits } from '@/server/orders/placing/types';
import type { Sql } from '@/server/platform/db/connection';
import { createIdempotency } from '@/server/platform/idempotency/service';
import { createThrottle } from '@/server/platform/throttle/service';
import type { OrderNews } from '@/server/platform/webhooks/types';
import type { Clock } from '@/server/ports/clock';
import type { Mailer } from '@/server/ports/mailer';
import type { PaymentMethod } from '@/server/ports/payment-method';

const unlimited: OrderLimits = {
  count: async () => {},
  open: async () => ({ waiting: [], held: [], all: [], purchases: 0 }),
};

interface Opened {
  sql: Sql;
  clock: Clock;
  /** The first is asked for a card, the last for instalments. */
  providers: readonly PaymentMethod[];
  log?: (message: string, detail?: unknown) => void;
  mailer?: Mailer;
}

const nowhere: Mailer = { send: async () => {} };
const noHasher = { hash: async () => '', verify: async () => false };

/** Opens the room of orders as the shop does; only the providers and the mail server are not real. */
export function openWholeShop({ sql, clock, providers, log = () => {}, mailer = nowhere }: Opened) {
  const receiptUrl = (brand: string, token: string) => `https://${brand}.example/kvittering/${token}`;
  const siteUrl = (brand: string) => `https://${brand}.example`;
  const told: OrderNews[] = [];
  const tell = async (_tx: unknown, one: OrderNews) => void told.push(one);
  const mail = createMailQueue({ sql, clock, mailer });
  const { queue } = mail;
  const room = openOrders({
    ...{ sql, clock, shelves, siteUrl, log, providers, tell, hasher: noHasher, limits: unlimited, atOnce: 5 },
    current: { card: providers[0]?.provider, instalments: providers.at(-1)?.provider },
    throttle: createThrottle({ sql, clock }),
    keys: createIdempotency({ sql, clock }),
    mail: {
      orders: createOrderMail({ queue, receiptUrl, siteUrl }),
      fulfilments: createFulfilmentNews({ queue, receiptUrl, tell }),
      withdrawals: createWithdrawalMail({ queue, receiptUrl }),
      complaints: createComplaintMail({ queue, receiptUrl }),
    },
  });
  return { ...room, mail, told, letters: createReservationEmails({ sql, clock, queue, receiptUrl }) };
}
export type WholeShop = ReturnType<typeof openWholeShop>;
