import { createAccounting } from '@/server/orders/accounting/service';
import { createComplaintList, createComplaints } from '@/server/orders/complaints/service';
import type { ComplaintMail } from '@/server/orders/complaints/types';
import { counterPart } from '@/server/orders/counter/part';
import { createCounter, createCounterAccess } from '@/server/orders/counter/service';
import { createFulfilments } from '@/server/orders/fulfilments/service';
import type { FulfilmentNews } from '@/server/orders/fulfilments/types';
import { paymentsPart } from '@/server/orders/payments/part';
import { createPaymentAlarms, createPayments, type PaymentsDependencies } from '@/server/orders/payments/service';
import { createOrderLimits, createPlacing } from '@/server/orders/placing/service';
import { createPromo } from '@/server/orders/promo/service';
import { purchasesPart } from '@/server/orders/purchases/part';
import { createPurchases } from '@/server/orders/purchases/service';
import { createReceipts } from '@/server/orders/receipts/service';
import { createRefunds } from '@/server/orders/refunds/service';
import { sandboxPart } from '@/server/orders/sandbox/part';
import { createSandboxProvider, type SandboxOptions } from '@/server/orders/sandbox/service';
import { createReturns, createWithdrawals } from '@/server/orders/withdrawals/service';
import type { WithdrawalMail } from '@/server/orders/withdrawals/types';
import type { PasswordHasher } from '@/server/platform/argon2id';
import type { Sql } from '@/server/platform/db/connection';
import type { ForgetOrders } from '@/server/platform/db/personal-data/forgetting';
import type { Idempotency } from '@/server/platform/idempotency/types';
import type { Throttle } from '@/server/platform/throttle/types';
import { createWebhookTargets } from '@/server/platform/webhooks/service';
import type { Webhooks } from '@/server/platform/webhooks/types';
import type { Clock } from '@/server/ports/clock';
import { ordersPart } from './part';
import { createOrderLife, createOrderRecords, createOrders, createRetention } from './service';
import type { OrderMail, Shelves } from './types';

interface OrdersRoom extends Pick<PaymentsDependencies, 'providers' | 'current' | 'siteUrl' | 'log'> {
  sql: Sql;
  clock: Clock;
  shelves: Shelves;
  /** Emails and webhooks, queued in the transaction they belong to. */
  mail: { orders: OrderMail; fulfilments: FulfilmentNews; withdrawals: WithdrawalMail; complaints: ComplaintMail };
  tell: Webhooks['tell'];
  throttle: Throttle;
  keys: Idempotency;
  hasher: PasswordHasher;
  atOnce: number;
  /** Undefined in a live shop. */
  sandbox?: Pick<SandboxOptions, 'secret'> | undefined;
  /** Replaces the limits of rule 15.15. */
  limits?: ReturnType<typeof createOrderLimits>;
}

export function openOrders(room: OrdersRoom) {
  const { sql, clock, shelves, mail, tell, throttle, keys, hasher, log } = room;
  const receipts = createReceipts({ sql });
  const promo = createPromo({ sql, clock, throttle });
  const limits = room.limits ?? createOrderLimits({ throttle });
  const counter = createCounter({ sql, clock, throttle, hasher });
  const accounting = createAccounting({ sql, clock });
  const { providers, current, siteUrl } = room;
  const alarms = createPaymentAlarms({ sql, clock, log });
  const payments = createPayments({ sql, clock, providers, current, siteUrl, log, alarms });

  const life = createOrderLife({ clock });
  const refunds = createRefunds({ life, accounting, payments, news: mail.fulfilments });
  const returns = createReturns({ sql, clock, accounting, mail: mail.withdrawals });
  const fulfilments = createFulfilments({
    ...{ sql, clock, shelves, life, payments, accounting, refunds, returns },
    ...{ news: mail.fulfilments, once: counter.once },
  });
  const { ofOrder } = fulfilments;

  const records = createOrderRecords({ clock, receipts, mail: mail.orders, fulfilments: ofOrder });
  const orders = createOrders({
    ...{ sql, clock, receipts, life, records, payments, mail: mail.orders, fulfilments: ofOrder },
  });
  const placing = createPlacing({
    ...{ sql, clock, shelves, promo, receipts, keys, limits, records, atOnce: room.atOnce },
  });
  const purchases = createPurchases({ sql, clock, orders, placing, payments, log });
  const withdrawals = createWithdrawals({ sql, clock, throttle, mail: mail.withdrawals, fulfilments: ofOrder });
  const complaints = createComplaints({
    ...{ sql, clock, throttle, accounting, returns, fulfilments, tell, mail: mail.complaints },
  });

  const forgetOrders: ForgetOrders = async (tx, ids) => {
    for (const part of [counter, withdrawals, complaints, payments, purchases, fulfilments])
      await part.forgetOrders(tx, ids);
  };
  const forgetSold: ForgetOrders = async (tx, ids) => {
    await accounting.forgetOrders(tx, ids);
    await complaints.forgetSettlers(tx, ids);
  };
  const retention = createRetention({ sql, clock, orders, forget: forgetOrders, forgetSold });
  const sandbox = room.sandbox && createSandboxProvider({ sql, clock, ...room.sandbox });
  const jobs = [
    ...purchasesPart.jobs(purchases),
    ...paymentsPart.jobs(payments),
    ...ordersPart.jobs(orders, retention),
    ...counterPart.jobs(counter),
    ...sandboxPart.jobs(sandbox),
  ];
  return {
    ...{ jobs, orders, placing, purchases, payments, promo, fulfilments, returns, withdrawals, complaints },
    ...{ accounting, counter, retention, sandbox, forgetOrders, alarms, life, receipts },
  };
}

export const openOrdersDesk = ({ sql, clock, hasher }: Pick<OrdersRoom, 'sql' | 'clock' | 'hasher'>) => ({
  complaints: createComplaintList({ sql, accounting: createAccounting({ sql, clock }) }),
  counter: createCounterAccess({ sql, clock, hasher }),
  paymentAlarms: createPaymentAlarms({ sql, clock }),
  webhookTargets: createWebhookTargets({ sql, clock }),
});
