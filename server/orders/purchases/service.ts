import { someAtOnce } from '@/lib/async/some-at-once';
import type { Purchase } from '@/lib/contracts/purchases';
import { ShopError } from '@/lib/errors';
import { isUuid } from '@/lib/text/uuid';
import type { PaymentsOutcome } from '@/server/orders/payments/types';
import type { UnpaidReason } from '@/server/orders/types';
import { transact } from '@/server/platform/db/transact';
import { pause } from '@/server/ports/clock';
import * as rules from './rules';
import * as store from './store';
import type { PurchaseRow, Purchases, PurchasesDependencies, Transaction } from './types';

/**
 * What is paid in one go. The provider is asked outside of transactions; what follows from its answer is done by whoever holds
 * the purchase's row, once (decision 0022).
 */
export function createPurchases({ sql, clock, orders, payments, log }: PurchasesDependencies): Purchases {
  const find = (token: string) => (isUuid(token) ? store.findPurchase(sql, token) : undefined);

  async function view(row: PurchaseRow, outcome?: PaymentsOutcome): Promise<Purchase> {
    const { id, token, state, method, total } = row;
    const [receipts, paying] = await Promise.all([orders.ofPurchase(id), outcome ?? payments.known(id)]);
    return {
      ...{ token, state, method, total, orders: receipts, payments: paying.payments },
      holdUntil: new Date(row.holdUntil).toISOString(),
      url: state === 'open' ? paying.url : null,
    };
  }

  async function found(token: string): Promise<PurchaseRow> {
    const row = await find(token);
    if (!row) throw new ShopError('not_found');
    return row;
  }

  /** The money will not come, or not as it was asked for. */
  async function drop(tx: Transaction, { id }: PurchaseRow, why: UnpaidReason) {
    await store.writeState(tx, id, why, clock());
    await orders.dropped(tx, id, why);
  }

  /** What follows from the outcome; the row is asked again, as another may have settled it meanwhile. */
  const decide = (id: number, outcome: PaymentsOutcome['state']) =>
    transact(sql, async (tx) => {
      const row = await store.lockPurchase(tx, id);
      const verdict = rules.verdict(row.state, outcome, new Date(row.holdUntil), clock());
      // What has been ordered to be given back is no money, though the provider still holds it.
      const pays = verdict.do === 'pay' && !(await payments.isGivenUp(tx, id));
      if (pays && (await orders.paid(tx, id)) === 'done') {
        await store.writeState(tx, id, 'paid', clock());
      } else if (verdict.do === 'pay' || verdict.do === 'unwind') {
        await drop(tx, row, verdict.do === 'unwind' ? 'wrong_amount' : 'unwound');
        await payments.unwind(tx, id);
      } else if (verdict.do === 'drop') {
        await drop(tx, row, verdict.why);
        if (verdict.release) await payments.unwind(tx, id);
      } else if (verdict.do === 'close') {
        await payments.unwind(tx, id);
      }
    });

  const isWaiting = ({ state }: PurchaseRow) => state === 'open' || state === 'expired';

  /** Answers why a provider was silent, if one was. */
  async function settle(row: PurchaseRow): Promise<{ why: unknown } | undefined> {
    if (!isWaiting(row)) return undefined;
    const { state, silence } = await payments.read(row.id);
    await decide(row.id, state);
    return state === 'unknown' ? { why: silence } : undefined;
  }

  /** Answers false when a provider was silent. */
  async function trySettle(row: PurchaseRow): Promise<boolean> {
    const silent = await settle(row);
    if (silent) log(`The payments of purchase ${row.id} could not be asked about`, silent.why);
    return !silent;
  }

  /** Of a provider that is silent the rest is not asked about: its word is as good as heard. Others do not wait for it. */
  async function settleAt(provider: string, rows: readonly PurchaseRow[]) {
    const { failures, left } = await someAtOnce(rows, rules.AT_ONCE, async (row) => {
      const silent = await settle(row);
      if (silent) throw silent.why;
    });
    for (const { id } of left) await decide(id, 'unknown').catch((error) => failures.push(error));
    if (failures.length === 0) return;
    const count = failures.length + left.length;
    log(`${count} purchases at ${provider} could not be settled`, failures[0]);
  }

  const again = async ({ token }: PurchaseRow) => view(await found(token));

  return {
    methods: () => (['card', 'instalments'] as const).filter((method) => payments.providerFor(method) !== undefined),

    async place(purchase, { brand, idempotencyKey, customerId, address }) {
      const method = rules.methodOf(purchase);
      if (method === undefined) throw new ShopError('payment_required');
      const provider = method === 'mixed' ? undefined : payments.providerFor(method);
      if (method === 'mixed' || provider === undefined) throw new ShopError('payment_not_available');
      const request = { key: idempotencyKey, customerId, text: rules.requestText(purchase, brand) };

      const token = await orders.inTurn(purchase.orders, { brand, idempotencyKey, customerId, address }, (tx) =>
        orders.once(tx, request, async () => {
          const at = clock();
          const holdUntil = new Date(at.getTime() + rules.HOLD_MS);
          const placed = await store.insertPurchase(tx, { brand, customerId, method, provider, holdUntil, at });
          const options = { brand, customerId, purchaseId: placed.id, holdUntil };
          const drafted = (await orders.draft(tx, purchase.orders, options)).filter((order) => order.paidHere);
          const parts = drafted.flatMap((order) => order.parts);
          const total = parts.reduce((sum, part) => sum + part.total, 0);
          const [first] = drafted;
          // What costs nothing is not paid for.
          if (!first || total === 0) throw new ShopError('payment_not_available');
          await store.writeTotal(tx, placed.id, total);
          const sent = drafted.find((order) => order.buyer.address) ?? first;
          await payments.create(tx, { ...placed, brand, provider }, sent.buyer, parts);
          return placed.token;
        }),
      );
      const row = await found(token);
      return view(row, await payments.open(row.id));
    },

    async find(token) {
      const row = await find(token);
      return row && view(row);
    },

    async settle(token) {
      const row = await find(token);
      if (!row) return undefined;
      if (!(await trySettle(row))) throw new ShopError('unavailable');
      return again(row);
    },

    async cancel(token) {
      const row = await find(token);
      if (!row) return undefined;
      await trySettle(row);
      await transact(sql, async (tx) => {
        const now = await store.lockPurchase(tx, row.id);
        if (!isWaiting(now)) return;
        if (now.state === 'open') await drop(tx, now, 'cancelled');
        else await store.writeState(tx, now.id, 'cancelled', clock());
        await payments.unwind(tx, now.id);
      });
      return again(row);
    },

    async complete(token, reference, clientToken) {
      const row = await found(token);
      await payments.complete(row.id, reference, clientToken);
      await trySettle(row);
      const settled = await again(row);
      if (settled.state === 'declined') throw new ShopError('payment_declined');
      return settled;
    },

    async heard(provider, request) {
      const about = await payments.heard(provider, request);
      if (!about) return false;
      const work = about.map(async ({ purchaseId, purchaseToken, reference, token }) => {
        if (token !== undefined) await payments.complete(purchaseId, reference, token);
        await trySettle(await found(purchaseToken));
      });
      const done = Promise.all(work).catch((error) => log(`A webhook of ${provider} is left to the job`, error));
      await Promise.race([done, pause(rules.ANSWER_MS, { ref: false })]);
      return true;
    },

    async settleDue(limit) {
      const before = (ms: number) => new Date(clock().getTime() - ms);
      const due = await store.findDue(sql, clock(), before(rules.ASK_MS), before(rules.ASK_FOR_MS), limit);
      const at = Map.groupBy(due, ({ provider }) => provider);
      await Promise.all([...at].map(([provider, rows]) => settleAt(provider, rows)));
      return due.length;
    },

    forgetCustomer: (tx, { id }) => store.takeCustomerOff(tx, id),
    forgetOrders: store.forgetBuyer,
  };
}
