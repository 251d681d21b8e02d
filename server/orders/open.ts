import { choosePaymentMethods } from '@/server/adapters/payment-method/choose';
import { createHttpWebhookSender } from '@/server/adapters/webhook-sender/http';
import type { Shelves } from '@/server/catalogue/stock/types';
import { createFormerCustomers } from '@/server/customers/leaving/service';
import { env, paymentSettings } from '@/server/env';
import { createFulfilmentNews } from '@/server/mail/fulfilment-news/service';
import type { MailFacade } from '@/server/mail/open';
import { createAccounting } from '@/server/orders/accounting/service';
import { createComplaintList, createComplaints } from '@/server/orders/complaints/service';
import { counterPart } from '@/server/orders/counter/part';
import { createCounter, createCounterAccess } from '@/server/orders/counter/service';
import { createFulfilments } from '@/server/orders/fulfilments/service';
import { createLatePayment } from '@/server/orders/late-payment/service';
import { createOrderLimits } from '@/server/orders/limits/service';
import { createPaymentAlarms } from '@/server/orders/payment-alarms/service';
import { paymentsPart } from '@/server/orders/payments/part';
import { createPayments } from '@/server/orders/payments/service';
import { createPlacing } from '@/server/orders/placing/service';
import { createPromo } from '@/server/orders/promo/service';
import { purchasesPart } from '@/server/orders/purchases/part';
import { createPurchases } from '@/server/orders/purchases/service';
import { createReceipts } from '@/server/orders/receipts/service';
import { retentionPart } from '@/server/orders/retention/part';
import { createRetention } from '@/server/orders/retention/service';
import { sandboxPart } from '@/server/orders/sandbox/part';
import { createSandboxProvider } from '@/server/orders/sandbox/service';
import { sourcing } from '@/server/orders/sourcing/service';
import { createWithdrawals } from '@/server/orders/withdrawals/service';
import { argon2id } from '@/server/platform/argon2id';
import type { Sql } from '@/server/platform/db/connection';
import { createIdempotency } from '@/server/platform/idempotency/service';
import type { Throttle } from '@/server/platform/throttle/types';
import { createWebhooks, createWebhookTargets } from '@/server/platform/webhooks/service';
import type { Clock } from '@/server/ports/clock';
import { ordersPart } from './part';
import { createOrders } from './service';

interface OrderDesk {
  sql: Sql;
  clock: Clock;
  throttle: Throttle;
  mail: MailFacade;
  shelves: Shelves;
  /** The public address of the shop of that brand, and of a receipt there. */
  siteUrl: (brand: string) => string;
  receiptUrl: (brand: string, token: string) => string;
}

/** What buying is made of: placing, paying, picking, handing over, taking back. Put in by server/open.ts. */
export function openOrderDesk({ sql, clock, throttle, mail, shelves, siteUrl, receiptUrl }: OrderDesk) {
  const promo = createPromo({ sql, clock, throttle });
  const receipts = createReceipts({ sql });
  const orders = createOrders({
    ...{ sql, clock, receipts, sourcing },
    mail: mail.orderMail,
    // Orders, their parts and their money need each other.
    parts: {
      create: (...made) => fulfilments.parts.create(...made),
      open: (...paid) => fulfilments.parts.open(...paid),
      close: (...off) => fulfilments.parts.close(...off),
      retake: (...late) => fulfilments.parts.retake(...late),
    },
    payments: { releaseRest: (...ended) => payments.releaseRest(...ended) },
    forget: async (tx, ids) => {
      for (const forgetOrders of forget) await forgetOrders(tx, ids);
    },
  });
  const webhooks = createWebhooks({
    ...{ sql, clock },
    sender: createHttpWebhookSender({ allowOwnNetwork: env.SHOP_MODE === 'demo' }),
  });
  const counter = createCounter({ sql, clock, throttle, hasher: argon2id });
  const keys = createIdempotency({ sql, clock });
  const placing = createPlacing({
    ...{ sql, clock, shelves, promo, sourcing, receipts, keys, orders: orders.book },
    limits: createOrderLimits({ throttle }),
    atOnce: Math.ceil(env.DATABASE_POOL / 2),
  });
  const accounting = createAccounting({ sql, clock });
  const withdrawals = createWithdrawals({
    ...{ sql, clock, throttle },
    mail: mail.withdrawalMail,
    parts: { withdraw: (...pieces) => fulfilments.parts.withdraw(...pieces) },
    accounting,
  });
  const paying = paymentSettings(env);
  const payments = createPayments({
    ...{ sql, clock, siteUrl, log: console.error },
    alarms: createPaymentAlarms({ sql, clock, log: console.error }),
    ...choosePaymentMethods(paying),
  });
  const purchases = createPurchases({
    ...{ sql, clock, payments, log: console.error },
    orders: { ...orders, ...placing },
  });
  const fulfilments = createFulfilments({
    goods: createLatePayment({ clock, shelves, sourcing }),
    ...{ sql, clock, shelves, payments, accounting, withdrawals },
    ...{ orders: orders.life, once: counter.once },
    news: createFulfilmentNews({ queue: mail.mail.queue, tell: webhooks.tell, receiptUrl }),
  });
  const complaints = createComplaints({
    ...{ sql, clock, throttle, accounting, withdrawals, fulfilments, tell: webhooks.tell },
    mail: mail.complaintMail,
  });
  const forget = [counter, withdrawals, complaints, payments, purchases, fulfilments].map(
    (domain) => domain.forgetOrders,
  );
  const formerCustomers = createFormerCustomers({ sql, clock, orders, forget });
  const retention = createRetention({
    sql,
    clock,
    orders,
    forget: [accounting.forgetOrders, complaints.forgetSettlers, ...forget],
  });
  const sandbox = paying.live ? undefined : createSandboxProvider({ sql, clock, ...paying.sandbox });
  const jobs = [
    ...purchasesPart.jobs(purchases),
    ...paymentsPart.jobs(payments),
    ...ordersPart.jobs(orders),
    ...retentionPart.jobs(retention),
    ...counterPart.jobs(counter),
    ...sandboxPart.jobs(sandbox),
  ];
  return {
    ...{ jobs, orders, placing, promo, webhooks, counter, keys, withdrawals, payments, purchases },
    ...{ accounting, fulfilments, complaints, formerCustomers, retention, sandbox },
  };
}

/** What staff ask of orders, without the running shop. */
export function openOrdersDesk({ sql, clock }: Pick<OrderDesk, 'sql' | 'clock'>) {
  return {
    counter: createCounterAccess({ sql, clock, hasher: argon2id }),
    complaints: createComplaintList({ sql, accounting: createAccounting({ sql, clock }) }),
    paymentAlarms: createPaymentAlarms({ sql, clock, log: console.error }),
    webhookTargets: createWebhookTargets({ sql, clock }),
  };
}
