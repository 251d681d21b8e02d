import { shelves } from '@/server/catalogue/stock/service';
import { createFulfilmentNews } from '@/server/mail/fulfilment-news/service';
import { createMailQueue, createOrderMail, createWithdrawalMail } from '@/server/mail/service';
import { createAccounting } from '@/server/orders/accounting/service';
import { createFulfilments } from '@/server/orders/fulfilments/service';
import type { Fulfilments } from '@/server/orders/fulfilments/types';
import { createLatePayment } from '@/server/orders/late-payment/service';
import { createPaymentAlarms } from '@/server/orders/payment-alarms/service';
import { createPayments } from '@/server/orders/payments/service';
import type { Payments } from '@/server/orders/payments/types';
import { createPlacing } from '@/server/orders/placing/service';
import { createPromo } from '@/server/orders/promo/service';
import { createPurchases } from '@/server/orders/purchases/service';
import { createReceipts } from '@/server/orders/receipts/service';
import { createOrders } from '@/server/orders/service';
import { sourcing } from '@/server/orders/sourcing/service';
import type { Orders } from '@/server/orders/types';
import { createWithdrawals } from '@/server/orders/withdrawals/service';
import type { Sql } from '@/server/platform/db/connection';
import { createIdempotency } from '@/server/platform/idempotency/service';
import { createThrottle } from '@/server/platform/throttle/service';
import type { Clock } from '@/server/ports/clock';
import type { PaymentMethod } from '@/server/ports/payment-method';

interface Opened {
  sql: Sql;
  clock: Clock;
  card: PaymentMethod;
  instalments: PaymentMethod;
  log?: (message: string, detail?: unknown) => void;
}

/** The shop from placing to paying back, as server/open.ts puts it together, with providers and a clock of the test's. */
export function openPaying({ sql, clock, card, instalments, log = () => {} }: Opened) {
  const queue = createMailQueue({ sql, clock, mailer: { send: async () => {} } });
  const receipts = createReceipts({ sql });
  const receiptUrl = (brand: string, token: string) => `https://${brand}.example/kvittering/${token}`;
  const mail = createOrderMail({
    queue: queue.queue,
    receiptUrl,
    siteUrl: (brand) => `https://${brand}.example`,
  });
  const payments: Payments = createPayments({
    ...{ sql, clock, log, alarms: createPaymentAlarms({ sql, clock }), providers: [card, instalments] },
    current: { card: card.provider, instalments: instalments.provider },
    siteUrl: () => 'https://nordvidda.example',
  });
  const life: Orders['life'] = {
    lock: (...args) => orders.life.lock(...args),
    move: (...args) => orders.life.move(...args),
  };
  const accounting = createAccounting({ sql, clock });
  const withdrawals = createWithdrawals({
    ...{ sql, clock, throttle: createThrottle({ sql, clock }) },
    mail: createWithdrawalMail({ queue: queue.queue, receiptUrl }),
    parts: { withdraw: (...pieces) => fulfilments.parts.withdraw(...pieces) },
    accounting,
  });
  const fulfilments: Fulfilments = createFulfilments({
    goods: createLatePayment({ clock, shelves, sourcing }),
    ...{ sql, clock, shelves, payments, orders: life },
    ...{ withdrawals, accounting },
    news: createFulfilmentNews({ queue: queue.queue, tell: async () => {}, receiptUrl }),
    once: (_tx, _request, work) => work(),
  });
  const orders: Orders = createOrders({
    ...{ sql, clock, mail, receipts, sourcing, payments, parts: fulfilments.parts, forget: payments.forgetOrders },
  });
  const placing = createPlacing({
    ...{ sql, clock, shelves, sourcing, receipts, orders: orders.book, atOnce: 5 },
    keys: createIdempotency({ sql, clock }),
    promo: createPromo({ sql, clock, throttle: createThrottle({ sql, clock }) }),
    limits: { count: async () => {}, open: async () => ({ waiting: [], held: [], all: [], purchases: 0 }) },
  });
  const purchases = createPurchases({ sql, clock, payments, log, orders: { ...orders, ...placing } });
  return { orders, purchases, payments, fulfilments, withdrawals };
}
export type Paying = ReturnType<typeof openPaying>;
