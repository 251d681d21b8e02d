import { someAtOnce } from '@/lib/async/some-at-once';
import { ShopError } from '@/lib/errors';
import { errorText } from '@/lib/text/error-text';
import { isStorable } from '@/lib/text/storable';
import type { Sql } from '@/server/platform/db/connection';
import { type Transaction, transact } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';
import type { ActionOutcome, PaymentMethod, PaymentStatus } from '@/server/ports/payment-method';
import * as rules from './rules';
import * as store from './store';
import type {
  Alarm,
  ClaimedAction,
  Ledger,
  NewAction,
  OrderPayments,
  PayingMethod,
  PaymentAlarms,
  PaymentJobs,
  Payments,
  PaymentsOutcome,
  PurchasePayments,
} from './types';

export interface PaymentsDependencies {
  sql: Sql;
  clock: Clock;
  /** Every provider ever used; `current` takes new purchases. */
  providers: readonly PaymentMethod[];
  current: Partial<Record<PayingMethod, string>>;
  siteUrl: (brand: string) => string;
  alarms: Pick<PaymentAlarms, 'raise'>;
  log: (message: string, detail?: unknown) => void;
}

const SENDERS = 4;

function methodOf({ providers }: PaymentsDependencies, provider: string): PaymentMethod {
  const method = providers.find((one) => one.provider === provider);
  if (!method) throw new Error(`Payments of ${provider} cannot be asked about: it is not set up`);
  return method;
}

async function queue(
  { clock, alarms }: PaymentsDependencies,
  tx: Transaction,
  ledger: Ledger,
  action: NewAction | undefined,
  alarm?: Alarm,
) {
  if (action) await store.insertAction(tx, ledger.id, action, clock());
  if (alarm) await alarms.raise(tx, ledger, [alarm]);
}

async function known({ sql }: PaymentsDependencies, purchaseId: number): Promise<PaymentsOutcome> {
  const payments = await store.ofPurchase(sql, purchaseId);
  return { state: rules.outcomeOf(payments), payments: payments.map(rules.shownPayment), url: rules.urlOf(payments) };
}

/** Returns the provider's id of the payment, after a retry of a token whose answer was lost. */
async function identify(
  { sql }: PaymentsDependencies,
  method: PaymentMethod,
  ledger: Ledger,
): Promise<string | undefined> {
  const { providerId, completing, request } = ledger;
  if (!providerId || !completing || !method.complete) return providerId ?? undefined;
  const { id } = await method.complete(providerId, completing, request);
  await store.writeCompleted(sql, ledger.id, id);
  return id;
}

async function ask(desk: PaymentsDependencies, paymentId: number): Promise<Ledger | undefined> {
  const { sql, clock, alarms } = desk;
  const before = await store.findLedger(sql, paymentId);
  const method = methodOf(desk, before.provider);
  // Marked before the answer, so that a silent one lets others go first.
  await store.markAsked(sql, paymentId, clock());
  const id = await identify(desk, method, before);
  if (id === undefined) return undefined;
  const status = await method.read(id);
  return transact(sql, async (tx) => {
    const now = await store.lockLedger(tx, paymentId);
    const { numbers, alarms: raised } = rules.compare(before, now, status);
    await store.writeNumbers(tx, paymentId, numbers, clock());
    await alarms.raise(tx, now, raised);
    return { ...now, ...numbers };
  });
}

const ofPurchases = (desk: PaymentsDependencies): PurchasePayments => ({
  providerFor: (method) => desk.current[method],

  async create(tx, purchase, buyer, fulfilments) {
    const addresses = rules.addressesOf(purchase, desk.siteUrl(purchase.brand));
    const { perShop } = methodOf(desk, purchase.provider);
    for (const { fulfilmentId, ...payment } of rules.paymentsOf(fulfilments, perShop))
      await store.insertPayment(tx, purchase.id, fulfilmentId, { ...payment, ...addresses, buyer });
  },

  async open(purchaseId) {
    for (const payment of await store.ofPurchase(desk.sql, purchaseId)) {
      if (payment.state !== 'new' || payment.purchaseState !== 'open') continue;
      const method = methodOf(desk, payment.provider);
      const opened = await method.open(payment.request).catch((cause) => {
        throw new ShopError('unavailable', { cause });
      });
      await store.writeOpened(desk.sql, payment.id, opened);
    }
    return known(desk, purchaseId);
  },

  known: (purchaseId) => known(desk, purchaseId),

  async read(purchaseId) {
    const payments = await store.ofPurchase(desk.sql, purchaseId);
    const asked = await Promise.allSettled(payments.map((payment) => ask(desk, payment.id)));
    const outcome = await known(desk, purchaseId);
    const silent = asked.find((one) => one.status === 'rejected');
    return silent ? { ...outcome, state: 'unknown', silence: silent.reason } : outcome;
  },

  async complete(purchaseId, reference, token) {
    const { sql, log } = desk;
    const payment = (await store.ofPurchase(sql, purchaseId)).find((one) => one.reference === reference);
    const method = payment && methodOf(desk, payment.provider);
    if (!payment?.providerId || !method?.complete) throw new ShopError('not_found');
    if (!['open', 'expired'].includes(payment.purchaseState))
      return method.abandon?.(token).catch((cause) => log('A token that nobody needs was not given back', cause));
    if (payment.state !== 'open') return;
    await store.keepToken(sql, payment.id, token);
    const ledger = await store.findLedger(sql, payment.id);
    const id = await identify(desk, method, ledger).catch((cause) => {
      throw new ShopError('unavailable', { cause });
    });
    if (id === payment.providerId) throw new ShopError('payment_declined');
  },

  async ofWebhook(provider, request) {
    const about = desk.providers.find((one) => one.provider === provider)?.webhook(request);
    if (!about) return undefined;
    const ids = [...new Set(about.map(({ id }) => id).filter(isStorable))];
    const found = await store.findByProviderIds(desk.sql, provider, ids);
    return found.map(({ providerId, ...payment }) => ({
      ...payment,
      token: about.find(({ id, token }) => id === providerId && token !== undefined)?.token,
    }));
  },

  isCancelled: store.isCancelled,

  async cancel(tx, purchaseId) {
    for (const ledger of await store.lockOfPurchase(tx, purchaseId)) {
      if (ledger.state === 'new') await store.closeUnopened(tx, ledger.id);
      else await queue(desk, tx, ledger, rules.releaseOf(ledger));
    }
  },
});

const ofOrders = (desk: PaymentsDependencies): OrderPayments => ({
  async capture(tx, money) {
    const ledger = await store.lockOfFulfilment(tx, money.orderId, money.fulfilmentId);
    const wanted = ledger && rules.captureOf(ledger, money);
    if (!wanted) return;
    const { action, alarm } = rules.within(wanted, rules.capturable(ledger));
    await queue(desk, tx, ledger, action, alarm);
  },

  async releaseRest(tx, orderId) {
    for (const ledger of await store.lockOfOrder(tx, orderId))
      if (!ledger.unfinished) await queue(desk, tx, ledger, rules.releaseOf(ledger));
  },

  async refund(tx, cause, amounts) {
    for (const money of amounts) {
      const ledger = await store.lockOfFulfilment(tx, money.orderId, money.fulfilmentId);
      const wanted = ledger && rules.refundOf(ledger, cause, money);
      if (!wanted) continue;
      const { action, alarm } = rules.within(wanted, rules.refundable(ledger, money.fulfilmentId));
      await queue(desk, tx, ledger, action, alarm);
    }
  },
});

function perform(
  method: PaymentMethod,
  id: string,
  { kind, key, amount, body }: ClaimedAction,
): Promise<ActionOutcome> {
  const action = { key, amount, lines: body.lines, shipping: body.shipping };
  if (kind === 'capture') return method.capture(id, action);
  if (kind === 'refund') return method.refund(id, action);
  if (kind === 'release') return method.release(id, key);
  if (!method.extend) throw new Error(`${method.provider} extends nothing`);
  return method.extend(id, key);
}

async function markFailed(desk: PaymentsDependencies, action: ClaimedAction, ledger: Ledger, error: unknown) {
  const { sql, clock, alarms } = desk;
  const reason = errorText(error);
  const next = new Date(clock().getTime() + rules.pauseAfter(action.attempts));
  await transact(sql, async (tx) => {
    if (action.attempts < rules.ALARM_AFTER) return store.markFailed(tx, action.id, reason, next);
    // An extension is given up, so that it never blocks an action that moves money.
    if (action.kind === 'extend')
      await store.markEnded(tx, action.id, { state: 'refused', error: reason, at: clock() });
    else await store.markFailed(tx, action.id, reason, next);
    await alarms.raise(tx, ledger, [{ kind: 'act_stuck', detail: `${action.kind} ${action.key} could not be sent` }]);
  });
}

async function markAnswered(
  { sql, clock, alarms }: PaymentsDependencies,
  action: ClaimedAction,
  outcome: ActionOutcome,
  status: PaymentStatus | undefined,
) {
  await transact(sql, async (tx) => {
    const ledger = await store.lockLedger(tx, action.paymentId);
    if (outcome.outcome === 'refused' && !(status && rules.isDone(ledger, action, status))) {
      const { reason: error } = outcome;
      if (!(await store.markEnded(tx, action.id, { state: 'refused', error, at: clock() }))) return;
      const detail = `${action.kind} ${action.key} of ${action.amount}: ${error}`;
      await alarms.raise(tx, ledger, [{ kind: 'act_refused', detail }]);
      return;
    }
    const reference = outcome.outcome === 'done' ? outcome.reference : 'as the provider says';
    if (!(await store.markEnded(tx, action.id, { state: 'done', reference, at: clock() }))) return;
    await store.writeNumbers(tx, ledger.id, rules.afterAction(ledger, action, status), status && clock());
  });
}

async function send(desk: PaymentsDependencies, action: ClaimedAction): Promise<void> {
  const before = await store.findLedger(desk.sql, action.paymentId);
  let outcome: ActionOutcome;
  let status: PaymentStatus | undefined;
  try {
    const method = methodOf(desk, before.provider);
    const id = await identify(desk, method, before);
    if (id === undefined) throw new Error('The payment has never been opened');
    outcome = await perform(method, id, action);
    // A release ends what is held, and a refusal may refuse what is done: read both.
    if (outcome.outcome === 'refused' || action.kind === 'release') status = await method.read(id);
  } catch (error) {
    return markFailed(desk, action, before, error);
  }
  await markAnswered(desk, action, outcome, status);
}

async function mend(desk: PaymentsDependencies, asked: Ledger | undefined) {
  if (!asked) return;
  await transact(desk.sql, async (tx) => {
    const ledger = await store.lockLedger(tx, asked.id);
    const canExtend = methodOf(desk, ledger.provider).extend !== undefined;
    const { action, alarm } = rules.mending(ledger, desk.clock(), canExtend);
    await queue(desk, tx, ledger, action, alarm);
  });
}

async function reconcileAt(desk: PaymentsDependencies, provider: string, limit: number): Promise<number> {
  const { sql, clock, log } = desk;
  const due = await store.findToReconcile(sql, provider, rules.unaskedSince(clock()), limit);
  const { failures, left } = await someAtOnce(due, SENDERS, async (id) => mend(desk, await ask(desk, id)));
  if (failures.length > 0) log(`${failures.length} payments at ${provider} could not be asked about`, failures[0]);
  const more = due.length === limit && left.length === 0 ? await reconcileAt(desk, provider, limit) : 0;
  return due.length - left.length + more;
}

const jobs = (desk: PaymentsDependencies): PaymentJobs => ({
  async sendDue(limit) {
    const { sql, clock } = desk;
    let left = limit;
    let tried = 0;
    const worker = async () => {
      while (left-- > 0) {
        const until = new Date(clock().getTime() + rules.CLAIM_MS);
        const action = await store.claimAction(sql, clock(), until);
        if (!action) return;
        await send(desk, action);
        tried += 1;
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, worker));
    return tried;
  },

  async reconcile(limit) {
    const { sql, clock, providers, log } = desk;
    const names = [...new Set(providers.map(({ provider }) => provider))];
    for (const { provider, count } of await store.countUnset(sql, names, rules.unaskedSince(clock())))
      log(`${provider} is not set up, and ${count} payments are to be asked about`);
    const asked = await Promise.all(providers.map(({ provider }) => reconcileAt(desk, provider, limit)));
    return asked.reduce((sum, count) => sum + count, 0);
  },
});

/** Queues actions with the change of the order, and sends each afterwards under its own key until done (decision 0022). */
export const createPayments = (desk: PaymentsDependencies): Payments => ({
  ...ofPurchases(desk),
  ...ofOrders(desk),
  ...jobs(desk),
  forgetOrders: store.forgetBuyer,
});

interface PaymentAlarmsDependencies {
  sql: Sql;
  clock: Clock;
  log?: (message: string, detail?: unknown) => void;
}

export function createPaymentAlarms({ sql, clock, log }: PaymentAlarmsDependencies): PaymentAlarms {
  return {
    async raise(tx, payment, alarms) {
      for (const alarm of alarms) {
        const isNew = await store.insertAlarm(tx, payment.id, alarm, clock());
        if (isNew) log?.(`Payment ${payment.reference}: ${alarm.kind}`, alarm.detail);
      }
    },

    open: (limit) => store.findOpenAlarms(sql, limit),

    async resolve(id) {
      if (!(await store.resolveAlarm(sql, id, clock()))) throw new ShopError('not_found');
    },
  };
}
