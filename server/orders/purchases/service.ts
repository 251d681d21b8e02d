import { someAtOnce } from '@/lib/async/some-at-once';
import type { NewPurchase, Purchase } from '@/lib/contracts/purchases';
import { ShopError } from '@/lib/errors';
import { isUuid } from '@/lib/text/uuid';
import type { PaymentsOutcome, PurchasePayments } from '@/server/orders/payments/types';
import type { Placing } from '@/server/orders/placing/types';
import type { OrdersOfPurchase, UnpaidReason } from '@/server/orders/types';
import type { Sql } from '@/server/platform/db/connection';
import { type Transaction, transact } from '@/server/platform/db/transact';
import { type Clock, pause } from '@/server/ports/clock';
import * as rules from './rules';
import * as store from './store';
import type { PurchaseOptions, PurchaseRow, Purchases } from './types';

export interface PurchasesDependencies {
  sql: Sql;
  clock: Clock;
  orders: OrdersOfPurchase;
  placing: Pick<Placing, 'inTurn' | 'draft' | 'once'>;
  payments: PurchasePayments;
  log: (message: string, error: unknown) => void;
}

const find = ({ sql }: PurchasesDependencies, token: string) =>
  isUuid(token) ? store.findPurchase(sql, token) : undefined;

async function found(desk: PurchasesDependencies, token: string): Promise<PurchaseRow> {
  const row = await find(desk, token);
  if (!row) throw new ShopError('not_found');
  return row;
}

async function view(
  { orders, payments }: PurchasesDependencies,
  row: PurchaseRow,
  outcome?: PaymentsOutcome,
): Promise<Purchase> {
  const { id, token, state, method, total } = row;
  const [receipts, paying] = await Promise.all([orders.ofPurchase(id), outcome ?? payments.known(id)]);
  return {
    ...{ token, state, method, total, orders: receipts, payments: paying.payments },
    holdUntil: row.holdUntil.toISOString(),
    url: state === 'open' ? paying.url : null,
  };
}

const viewAgain = async (desk: PurchasesDependencies, { token }: PurchaseRow) => view(desk, await found(desk, token));

async function place(
  desk: PurchasesDependencies,
  purchase: NewPurchase,
  { brand, idempotencyKey, customerId, address }: PurchaseOptions,
) {
  const { clock, placing, payments } = desk;
  const method = rules.methodOf(purchase);
  if (method === undefined) throw new ShopError('payment_required');
  const provider = method === 'mixed' ? undefined : payments.providerFor(method);
  if (method === 'mixed' || provider === undefined) throw new ShopError('payment_not_available');
  const request = { key: idempotencyKey, customerId, text: rules.requestText(purchase, brand) };

  const token = await placing.inTurn(purchase.orders, { brand, idempotencyKey, customerId, address }, (tx) =>
    placing.once(tx, request, async () => {
      const at = clock();
      const holdUntil = new Date(at.getTime() + rules.HOLD_MS);
      const placed = await store.insertPurchase(tx, { brand, customerId, method, provider, holdUntil, at });
      const options = { brand, customerId, purchaseId: placed.id, holdUntil };
      const drafted = (await placing.draft(tx, purchase.orders, options)).filter((order) => order.paidHere);
      const fulfilments = drafted.flatMap((order) => order.fulfilments);
      const total = fulfilments.reduce((sum, one) => sum + one.total, 0);
      const [first] = drafted;
      if (!first || total === 0) throw new ShopError('payment_not_available');
      await store.writeTotal(tx, placed.id, total);
      const sent = drafted.find((order) => order.buyer.address) ?? first;
      await payments.create(tx, { ...placed, brand, provider }, sent.buyer, fulfilments);
      return placed.token;
    }),
  );
  const row = await found(desk, token);
  return view(desk, row, await payments.open(row.id));
}

/** Cancels orders whose money will not come, or has another amount. */
async function cancelOrders(
  { clock, orders }: PurchasesDependencies,
  tx: Transaction,
  { id }: PurchaseRow,
  why: UnpaidReason,
) {
  await store.writeState(tx, id, why, clock());
  await orders.cancelUnpaid(tx, id, why);
}

/** Acts on the outcome. The row is read again, as another may have settled it. */
const decide = (desk: PurchasesDependencies, id: number, outcome: PaymentsOutcome['state']) =>
  transact(desk.sql, async (tx) => {
    const { clock, orders, payments } = desk;
    const row = await store.lockPurchase(tx, id);
    const verdict = rules.verdict(row.state, outcome, row.holdUntil, clock());
    // Money on its way back does not pay, though the provider still holds it.
    const pays = verdict.do === 'pay' && !(await payments.isCancelled(tx, id));
    if (pays && (await orders.paid(tx, id)) === 'done') {
      await store.writeState(tx, id, 'paid', clock());
    } else if (verdict.do === 'pay' || verdict.do === 'refuse') {
      await cancelOrders(desk, tx, row, verdict.do === 'refuse' ? 'wrong_amount' : 'unwound');
      await payments.cancel(tx, id);
    } else if (verdict.do === 'cancel') {
      await cancelOrders(desk, tx, row, verdict.why);
      if (verdict.release) await payments.cancel(tx, id);
    } else if (verdict.do === 'close') {
      await payments.cancel(tx, id);
    }
  });

const isWaiting = ({ state }: PurchaseRow) => state === 'open' || state === 'expired';

async function settle(desk: PurchasesDependencies, row: PurchaseRow): Promise<{ why: unknown } | undefined> {
  if (!isWaiting(row)) return undefined;
  const { state, silence } = await desk.payments.read(row.id);
  await decide(desk, row.id, state);
  return state === 'unknown' ? { why: silence } : undefined;
}

async function trySettle(desk: PurchasesDependencies, row: PurchaseRow): Promise<boolean> {
  const silent = await settle(desk, row);
  if (silent) desk.log(`The payments of purchase ${row.id} could not be asked about`, silent.why);
  return !silent;
}

/** Settles at one provider. When it is silent, the rest is decided without it; other providers do not wait. */
async function settleAt(desk: PurchasesDependencies, provider: string, rows: readonly PurchaseRow[]) {
  const { failures, left } = await someAtOnce(rows, rules.AT_ONCE, async (row) => {
    const silent = await settle(desk, row);
    if (silent) throw silent.why;
  });
  for (const { id } of left) await decide(desk, id, 'unknown').catch((error) => failures.push(error));
  if (failures.length === 0) return;
  const count = failures.length + left.length;
  desk.log(`${count} purchases at ${provider} could not be settled`, failures[0]);
}

async function cancel(desk: PurchasesDependencies, row: PurchaseRow) {
  await trySettle(desk, row);
  await transact(desk.sql, async (tx) => {
    const now = await store.lockPurchase(tx, row.id);
    if (!isWaiting(now)) return;
    if (now.state === 'open') await cancelOrders(desk, tx, now, 'cancelled');
    else await store.writeState(tx, now.id, 'cancelled', desk.clock());
    await desk.payments.cancel(tx, now.id);
  });
  return viewAgain(desk, row);
}

/** Asks the provider outside of transactions; the process that locks the purchase's row decides, once (decision 0022). */
export function createPurchases(desk: PurchasesDependencies): Purchases {
  const { sql, clock, payments, log } = desk;
  return {
    methods: () => (['card', 'instalments'] as const).filter((method) => payments.providerFor(method) !== undefined),
    place: (purchase, options) => place(desk, purchase, options),

    async find(token) {
      const row = await find(desk, token);
      return row && view(desk, row);
    },

    async settle(token) {
      const row = await find(desk, token);
      if (!row) return undefined;
      if (!(await trySettle(desk, row))) throw new ShopError('unavailable');
      return viewAgain(desk, row);
    },

    async cancel(token) {
      const row = await find(desk, token);
      return row && cancel(desk, row);
    },

    async complete(token, reference, clientToken) {
      const row = await found(desk, token);
      await payments.complete(row.id, reference, clientToken);
      await trySettle(desk, row);
      const settled = await viewAgain(desk, row);
      if (settled.state === 'declined') throw new ShopError('payment_declined');
      return settled;
    },

    async receiveWebhook(provider, request) {
      const about = await payments.ofWebhook(provider, request);
      if (!about) return false;
      const work = about.map(async ({ purchaseId, purchaseToken, reference, token }) => {
        if (token !== undefined) await payments.complete(purchaseId, reference, token);
        await trySettle(desk, await found(desk, purchaseToken));
      });
      const done = Promise.all(work).catch((error) => log(`A webhook of ${provider} is left to the job`, error));
      await Promise.race([done, pause(rules.ANSWER_MS, { ref: false })]);
      return true;
    },

    async settleDue(limit) {
      const before = (ms: number) => new Date(clock().getTime() - ms);
      const due = await store.findDue(sql, clock(), before(rules.ASK_MS), before(rules.ASK_FOR_MS), limit);
      const at = Map.groupBy(due, ({ provider }) => provider);
      await Promise.all([...at].map(([provider, rows]) => settleAt(desk, provider, rows)));
      return due.length;
    },

    forgetCustomer: (tx, { id }) => store.takeCustomerOff(tx, id),
    forgetOrders: store.forgetBuyer,
  };
}
