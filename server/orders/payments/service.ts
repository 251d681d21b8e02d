import { someAtOnce } from '@/lib/async/some-at-once';
import { ShopError } from '@/lib/errors';
import { errorText } from '@/lib/text/error-text';
import { isStorable } from '@/lib/text/storable';
import type { Alarm } from '@/server/orders/payment-alarms/types';
import { transact } from '@/server/platform/db/transact';
import type { ActOutcome, PaymentFacts, PaymentMethod } from '@/server/ports/payment-method';
import * as rules from './rules';
import * as store from './store';
import type {
  ClaimedAction,
  Ledger,
  NewAction,
  Payments,
  PaymentsDependencies,
  PaymentsOutcome,
  Transaction,
} from './types';

/** How many acts, or questions to a provider, are under way at once in one process; each of another payment. */
const SENDERS = 4;

/**
 * Money at the providers. What is to be moved is written into `payment_acts` in the transaction of the order's change, and
 * sent afterwards: claimed first, then asked under its own key, then marked. A process that dies anywhere in between leaves an
 * act that is asked again with the same key (decision 0022).
 */
export function createPayments(dependencies: PaymentsDependencies): Payments {
  const { sql, clock, alarms, providers, current, siteUrl, log } = dependencies;
  const methods = new Map(providers.map((method) => [method.provider, method]));
  const methodOf = (provider: string): PaymentMethod => {
    const method = methods.get(provider);
    if (!method) throw new Error(`Payments of ${provider} cannot be asked about: it is not set up`);
    return method;
  };

  async function order(tx: Transaction, ledger: Ledger, act: NewAction | undefined, alarm?: Alarm) {
    if (act) await store.insertAction(tx, ledger.id, act, clock());
    if (alarm) await alarms.raise(tx, ledger, [alarm]);
  }

  async function known(purchaseId: number): Promise<PaymentsOutcome> {
    const payments = await store.ofPurchase(sql, purchaseId);
    return { state: rules.outcomeOf(payments), payments: payments.map(rules.told), url: rules.urlOf(payments) };
  }

  /** What the provider calls the payment, once a token whose answer was lost has been asked about again. */
  async function identify(method: PaymentMethod, ledger: Ledger): Promise<string | undefined> {
    const { providerId, completing, request } = ledger;
    if (!providerId || !completing || !method.complete) return providerId ?? undefined;
    const { id } = await method.complete(providerId, completing, request);
    await store.writeCompleted(sql, ledger.id, id);
    return id;
  }

  /** Asks, and writes down what has been said. Answers undefined for a payment nobody has opened. */
  async function ask(paymentId: number): Promise<Ledger | undefined> {
    const before = await store.findLedger(sql, paymentId);
    const method = methodOf(before.provider);
    // Before the answer, so that one that never comes lets others be asked about first.
    await store.markAsked(sql, paymentId, clock());
    const id = await identify(method, before);
    if (id === undefined) return undefined;
    const facts = await method.read(id);
    return transact(sql, async (tx) => {
      const now = await store.lockLedger(tx, paymentId);
      const { numbers, alarms: raised } = rules.follow(before, now, facts);
      await store.writeNumbers(tx, paymentId, numbers, clock());
      await alarms.raise(tx, now, raised);
      return { ...now, ...numbers };
    });
  }

  function perform(method: PaymentMethod, id: string, { kind, key, amount, body }: ClaimedAction): Promise<ActOutcome> {
    const act = { key, amount, lines: body.lines, shipping: body.shipping };
    if (kind === 'capture') return method.capture(id, act);
    if (kind === 'refund') return method.refund(id, act);
    if (kind === 'release') return method.release(id, key);
    if (!method.extend) throw new Error(`${method.provider} extends nothing`);
    return method.extend(id, key);
  }

  async function failed(act: ClaimedAction, ledger: Ledger, error: unknown) {
    const reason = errorText(error);
    const next = new Date(clock().getTime() + rules.pauseAfter(act.attempts));
    await transact(sql, async (tx) => {
      if (act.attempts < rules.ALARM_AFTER) return store.markFailed(tx, act.id, reason, next);
      // Money is moved in the end, however long it takes; an extension must not stand in its way.
      if (act.kind === 'extend') await store.markEnded(tx, act.id, { state: 'refused', error: reason, at: clock() });
      else await store.markFailed(tx, act.id, reason, next);
      await alarms.raise(tx, ledger, [{ kind: 'act_stuck', detail: `${act.kind} ${act.key} could not be sent` }]);
    });
  }

  async function send(act: ClaimedAction): Promise<void> {
    const before = await store.findLedger(sql, act.paymentId);
    let outcome: ActOutcome;
    let facts: PaymentFacts | undefined;
    try {
      const method = methodOf(before.provider);
      const id = await identify(method, before);
      if (id === undefined) throw new Error('The payment has never been opened');
      outcome = await perform(method, id, act);
      // A release ends what is held, and a refusal may refuse what is so already: both are looked at.
      if (outcome.outcome === 'refused' || act.kind === 'release') facts = await method.read(id);
    } catch (error) {
      return failed(act, before, error);
    }
    await transact(sql, async (tx) => {
      const ledger = await store.lockLedger(tx, act.paymentId);
      if (outcome.outcome === 'refused' && !(facts && rules.isSo(ledger, act, facts))) {
        const { reason: error } = outcome;
        if (!(await store.markEnded(tx, act.id, { state: 'refused', error, at: clock() }))) return;
        await alarms.raise(tx, ledger, [
          { kind: 'act_refused', detail: `${act.kind} ${act.key} of ${act.amount}: ${error}` },
        ]);
        return;
      }
      const reference = outcome.outcome === 'done' ? outcome.reference : 'as the provider says';
      if (!(await store.markEnded(tx, act.id, { state: 'done', reference, at: clock() }))) return;
      // An extension has moved the end, which the next look tells.
      await store.writeNumbers(tx, ledger.id, rules.afterAction(ledger, act, facts), facts && clock());
    });
  }

  async function mend(asked: Ledger | undefined) {
    if (!asked) return;
    await transact(sql, async (tx) => {
      const ledger = await store.lockLedger(tx, asked.id);
      const { act, alarm } = rules.mending(ledger, clock(), methodOf(ledger.provider).extend !== undefined);
      await order(tx, ledger, act, alarm);
    });
  }

  /** Asks about all that is due at a provider, unless it is silent. */
  async function reconcileAt(provider: string, limit: number): Promise<number> {
    const due = await store.findToReconcile(sql, provider, rules.unaskedSince(clock()), limit);
    const { failures, left } = await someAtOnce(due, SENDERS, (id) => ask(id).then(mend));
    if (failures.length > 0) log(`${failures.length} payments at ${provider} could not be asked about`, failures[0]);
    const more = due.length === limit && left.length === 0 ? await reconcileAt(provider, limit) : 0;
    return due.length - left.length + more;
  }

  return {
    providerFor: (method) => current[method],

    async create(tx, purchase, buyer, parts) {
      const addresses = rules.addressesOf(purchase, siteUrl(purchase.brand));
      for (const { fulfilmentId, ...payment } of rules.paymentsOf(parts, methodOf(purchase.provider).perShop))
        await store.insertPayment(tx, purchase.id, fulfilmentId, { ...payment, ...addresses, buyer });
    },

    async open(purchaseId) {
      for (const payment of await store.ofPurchase(sql, purchaseId)) {
        if (payment.state !== 'new' || payment.purchaseState !== 'open') continue;
        const method = methodOf(payment.provider);
        const opened = await method.open(payment.request).catch((cause) => {
          throw new ShopError('unavailable', { cause });
        });
        await store.writeOpened(sql, payment.id, opened);
      }
      return known(purchaseId);
    },

    known,

    async read(purchaseId) {
      const payments = await store.ofPurchase(sql, purchaseId);
      const asked = await Promise.allSettled(payments.map((payment) => ask(payment.id)));
      const outcome = await known(purchaseId);
      const silent = asked.find((one) => one.status === 'rejected');
      return silent ? { ...outcome, state: 'unknown', silence: silent.reason } : outcome;
    },

    async complete(purchaseId, reference, token) {
      const payment = (await store.ofPurchase(sql, purchaseId)).find((one) => one.reference === reference);
      const method = payment && methodOf(payment.provider);
      if (!payment?.providerId || !method?.complete) throw new ShopError('not_found');
      if (!['open', 'expired'].includes(payment.purchaseState))
        return method.abandon?.(token).catch((cause) => log('A token that nobody needs was not given back', cause));
      if (payment.state !== 'open') return;
      await store.keepToken(sql, payment.id, token);
      const ledger = await store.findLedger(sql, payment.id);
      const id = await identify(method, ledger).catch((cause) => {
        throw new ShopError('unavailable', { cause });
      });
      if (id === payment.providerId) throw new ShopError('payment_declined');
    },

    async heard(provider, request) {
      const about = methods.get(provider)?.webhook(request);
      if (!about) return undefined;
      const found = await store.findByProviderIds(sql, provider, [
        ...new Set(about.map(({ id }) => id).filter(isStorable)),
      ]);
      return found.map(({ providerId, ...payment }) => ({
        ...payment,
        token: about.find(({ id, token }) => id === providerId && token !== undefined)?.token,
      }));
    },

    async capture(tx, money) {
      const ledger = await store.lockOfPart(tx, money.orderId, money.fulfilmentId);
      const wanted = ledger && rules.captureOf(ledger, money);
      if (!wanted) return;
      const { act, alarm } = rules.within(wanted, rules.capturable(ledger));
      await order(tx, ledger, act, alarm);
    },

    async releaseRest(tx, orderId) {
      for (const ledger of await store.lockOfOrder(tx, orderId))
        if (!ledger.unfinished) await order(tx, ledger, rules.releaseOf(ledger));
    },

    async refund(tx, cause, parts) {
      for (const part of parts) {
        const ledger = await store.lockOfPart(tx, part.orderId, part.fulfilmentId);
        const wanted = ledger && rules.refundOf(ledger, cause, part);
        if (!wanted) continue;
        const { act, alarm } = rules.within(wanted, rules.refundable(ledger, part.fulfilmentId));
        await order(tx, ledger, act, alarm);
      }
    },

    isGivenUp: store.isGivenUp,

    async unwind(tx, purchaseId) {
      for (const ledger of await store.lockOfPurchase(tx, purchaseId)) {
        if (ledger.state === 'new') await store.closeUnopened(tx, ledger.id);
        else await order(tx, ledger, rules.releaseOf(ledger));
      }
    },

    async sendDue(limit) {
      let left = limit;
      const worker = async () => {
        while (left-- > 0) {
          const until = new Date(clock().getTime() + rules.CLAIM_MS);
          const act = await store.claimAction(sql, clock(), until);
          if (!act) return;
          await send(act);
          tried += 1;
        }
      };
      let tried = 0;
      await Promise.all(Array.from({ length: SENDERS }, worker));
      return tried;
    },

    async reconcile(limit) {
      const unset = await store.countUnset(sql, [...methods.keys()], rules.unaskedSince(clock()));
      for (const { provider, count } of unset)
        log(`${provider} is not set up, and ${count} payments are to be asked about`);
      const asked = await Promise.all(providers.map(({ provider }) => reconcileAt(provider, limit)));
      return asked.reduce((sum, count) => sum + count, 0);
    },

    forgetOrders: store.forgetBuyer,
  };
}
