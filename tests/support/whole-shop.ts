import { shelves } from '@/server/catalogue/stock/service';
import { createFulfilmentNews } from '@/server/mail/fulfilment-news/service';
import { createComplaintMail } from '@/server/mail/senders';
import {
  createMailQueue,
  createOrderMail,
  createReservationLetters,
  createWithdrawalMail,
} from '@/server/mail/service';
import { createAccounting } from '@/server/orders/accounting/service';
import { createComplaints } from '@/server/orders/complaints/service';
import { createFulfilments } from '@/server/orders/fulfilments/service';
import { createLatePayment } from '@/server/orders/late-payment/service';
import type { OrderLimits } from '@/server/orders/limits/types';
import { createPaymentAlarms } from '@/server/orders/payment-alarms/service';
import { createPayments } from '@/server/orders/payments/service';
import { createPlacing } from '@/server/orders/placing/service';
import { createPromo } from '@/server/orders/promo/service';
import { createPurchases } from '@/server/orders/purchases/service';
import { createReceipts } from '@/server/orders/receipts/service';
import { createOrders } from '@/server/orders/service';
import { sourcing } from '@/server/orders/sourcing/service';
import { createWithdrawals } from '@/server/orders/withdrawals/service';
import type { Sql } from '@/server/platform/db/connection';
import { createIdempotency } from '@/server/platform/idempotency/service';
import { createThrottle } from '@/server/platform/throttle/service';
import type { Told } from '@/server/platform/webhooks/types';
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

/** Everything from the cart to the money back, put together as the shop does it; only the providers and the mail server are not real. */
export function openWholeShop({ sql, clock, providers, log = () => {}, mailer = nowhere }: Opened) {
  const receiptUrl = (brand: string, token: string) => `https://${brand}.example/kvittering/${token}`;
  const siteUrl = (brand: string) => `https://${brand}.example`;
  const told: Told[] = [];
  const mail = createMailQueue({ sql, clock, mailer });
  const { queue } = mail;
  const [receipts, keys] = [createReceipts({ sql }), createIdempotency({ sql, clock })];
  const orders = createOrders({
    ...{ sql, clock, receipts, sourcing, mail: createOrderMail({ queue, receiptUrl, siteUrl }) },
    parts: {
      create: (...made) => fulfilments.parts.create(...made),
      open: (...paid) => fulfilments.parts.open(...paid),
      close: (...off) => fulfilments.parts.close(...off),
      retake: (...late) => fulfilments.parts.retake(...late),
    },
    payments: { releaseRest: (...ended) => payments.releaseRest(...ended) },
    forget: (...unsold) => payments.forgetOrders(...unsold),
  });
  const placing = createPlacing({
    ...{ sql, clock, shelves, sourcing, receipts, keys, limits: unlimited, atOnce: 5, orders: orders.book },
    promo: createPromo({ sql, clock, throttle: createThrottle({ sql, clock }) }),
  });
  const accounting = createAccounting({ sql, clock });
  const withdrawals = createWithdrawals({
    ...{ sql, clock, throttle: createThrottle({ sql, clock }), mail: createWithdrawalMail({ queue, receiptUrl }) },
    parts: { withdraw: (...pieces) => fulfilments.parts.withdraw(...pieces) },
    accounting,
  });
  const payments = createPayments({
    ...{ sql, clock, siteUrl, log, providers, alarms: createPaymentAlarms({ sql, clock, log }) },
    current: { card: providers[0]?.provider, instalments: providers.at(-1)?.provider },
  });
  const purchases = createPurchases({ sql, clock, payments, log, orders: { ...orders, ...placing } });
  const fulfilments = createFulfilments({
    goods: createLatePayment({ clock, shelves, sourcing }),
    ...{ sql, clock, shelves, payments, accounting, withdrawals, orders: orders.life },
    once: (_tx, _request, work) => work(),
    news: createFulfilmentNews({ queue, receiptUrl, tell: async (_tx, one) => void told.push(one) }),
  });
  const complaints = createComplaints({
    ...{ sql, clock, throttle: createThrottle({ sql, clock }), mail: createComplaintMail({ queue, receiptUrl }) },
    ...{ accounting, withdrawals, fulfilments, tell: async (_tx, one) => void told.push(one) },
  });
  const letters = createReservationLetters({ sql, clock, queue, receiptUrl });
  return {
    receipts,
    orders,
    placing,
    purchases,
    payments,
    fulfilments,
    accounting,
    withdrawals,
    complaints,
    mail,
    letters,
    told,
  };
}
