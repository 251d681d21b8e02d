import type { CounterAct } from '@/lib/contracts/counter';
import { ShopError } from '@/lib/errors';
import { partMoney } from '@/lib/orders/part-money';
import { typedOrderId } from '@/lib/orders/withdrawal-form';
import { isUuid, uuidIn } from '@/lib/text/uuid';
import type { Accounting } from '@/server/orders/accounting/types';
import type { CounterActor } from '@/server/orders/counter/types';
import type { Payments } from '@/server/orders/payments/types';
import { findSources } from '@/server/orders/placing/store';
import type { Refunds } from '@/server/orders/refunds/service';
import type { OrderActor, OrderLife, Shelves } from '@/server/orders/types';
import type { Returns } from '@/server/orders/withdrawals/types';
import type { Sql } from '@/server/platform/db/connection';
import { type Transaction, transact } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';
import * as rules from './rules';
import * as store from './store';
import type {
  Change,
  CounterWork,
  Fulfilment,
  FulfilmentNews,
  Fulfilments,
  LateFulfilment,
  OrderFulfilments,
  OrderWithFulfilments,
} from './types';

export interface FulfilmentsDependencies {
  sql: Sql;
  clock: Clock;
  shelves: Pick<Shelves, 'lock' | 'take' | 'putBack'>;
  life: OrderLife;
  payments: Pick<Payments, 'capture' | 'releaseRest'>;
  accounting: Pick<Accounting, 'sold'>;
  refunds: Refunds;
  news: FulfilmentNews;
  returns: Returns;
  once<T>(
    tx: Transaction,
    request: { actor: CounterActor; key: string | undefined; text: string },
    work: () => Promise<T>,
  ): Promise<T>;
}

async function lock({ life }: FulfilmentsDependencies, tx: Transaction, orderId: number) {
  await life.lock(tx, orderId);
  await store.lockFulfilments(tx, orderId);
  const order = await store.findOrder(tx, orderId);
  if (!order) throw new ShopError('not_found');
  return order;
}

async function write({ clock, shelves }: FulfilmentsDependencies, tx: Transaction, changes: readonly Change[]) {
  const back = changes.flatMap(({ part, back: pieces }) => pieces.map((one) => ({ shopId: part.shopId, ...one })));
  await store.writeFulfilments(
    tx,
    changes.map(({ part }) => part),
    clock(),
  );
  await shelves.putBack(tx, back);
}

/** Captures and books the goods that have left, and releases the money of the others (rule 15.24). */
async function settleMoney(
  { payments, accounting }: FulfilmentsDependencies,
  tx: Transaction,
  before: OrderWithFulfilments,
  next: OrderWithFulfilments,
) {
  const ended = next.parts.filter((part, i) => {
    const was = before.parts[i];
    return was && rules.hasEnded(part) && !rules.hasEnded(was);
  });
  for (const part of ended.filter(rules.hasLeft)) {
    const share = partMoney(next, part.id);
    const { carrier, trackingNumber } = part;
    await payments.capture(tx, {
      ...{ orderId: next.id, fulfilmentId: part.id, amount: share.total, lines: rules.paymentLinesOf(next, share) },
      ...(part.state === 'sent' && { shipping: { carrier, trackingNumber } }),
    });
    await accounting.sold(tx, part.id);
  }
  if (ended.length > 0) await payments.releaseRest(tx, next.id);
}

async function carryOut(
  desk: FulfilmentsDependencies,
  tx: Transaction,
  order: OrderWithFulfilments,
  changes: readonly Change[],
  by: { actor: OrderActor; name?: string; note?: string },
): Promise<OrderWithFulfilments> {
  await write(desk, tx, changes);
  const next = { ...order, parts: rules.afterChanges(order.parts, changes) };
  const steps = rules.statusesOf(next.parts);
  if (steps.at(-1) !== order.status)
    for (const status of steps) if (status !== order.status) await desk.life.move(tx, order.id, status, by);
  if (order.kind === 'order') await settleMoney(desk, tx, order, next);
  return next;
}

/** Refunds freight when the last fulfilment closes after the others have come back. */
async function refundIfAllIsBack(
  desk: FulfilmentsDependencies,
  tx: Transaction,
  order: OrderWithFulfilments,
  name?: string,
) {
  if (order.kind !== 'order' || !order.parts.every(rules.hasEnded)) return;
  const freight = await desk.returns.closed(tx, order.id);
  if (freight) await desk.refunds.give(tx, order, freight, name);
}

async function tell(
  { news }: FulfilmentsDependencies,
  tx: Transaction,
  next: OrderWithFulfilments,
  { part, lacking, back }: Change,
  action: CounterAct['act'],
) {
  const rest = next.parts.some(({ state }) => state !== 'closed');
  if (lacking.length > 0) await news.missing(tx, part.id, lacking, rest);
  else if (action === 'cancel') await news.cancelled(tx, part.id, back, rest);
  else if (action === 'ready') await news.ready(tx, part.id);
  else if (action === 'hand-over') await news.collected(tx, part.id);
  else if (action === 'dispatch') await news.sent(tx, part.id);
  else if (action === 'delivered') await news.delivered(tx, part.id);
}

function fulfilmentOf(order: OrderWithFulfilments, id: number): Fulfilment {
  const found = order.parts.find((one) => one.id === id);
  if (!found) throw new ShopError('not_found');
  return found;
}

async function act(
  desk: FulfilmentsDependencies,
  tx: Transaction,
  { shopId, name }: CounterActor,
  id: number,
  action: CounterAct,
) {
  const orderId = await store.orderOf(tx, id, shopId);
  if (orderId === undefined) throw new ShopError('not_found');
  const order = await lock(desk, tx, orderId);
  const part = fulfilmentOf(order, id);
  const outcome = rules.done(part, action, rules.ageLimited(order, part));
  if (typeof outcome === 'string') throw new ShopError(outcome);
  if (outcome) {
    const note = action.act === 'cancel' ? action.reason : undefined;
    const next = await carryOut(desk, tx, order, [outcome], { actor: 'shop', name, note });
    await tell(desk, tx, next, outcome, action.act);
    await refundIfAllIsBack(desk, tx, next, name);
  }
  const now = (await store.findOrder(tx, orderId)) ?? order;
  return rules.pickOf(now, fulfilmentOf(now, id));
}

async function take(
  { shelves }: FulfilmentsDependencies,
  tx: Transaction,
  fulfilments: readonly LateFulfilment[] | undefined,
) {
  const asked = fulfilments && rules.shelvesOf(fulfilments);
  if (!asked || !rules.suffices(asked, await shelves.lock(tx, asked))) return undefined;
  await shelves.take(tx, asked);
  return fulfilments.map(({ id, shopId }) => ({ id, shopId }));
}

/** Takes the goods of a locked order again; returns each fulfilment's shop, or undefined when something is gone. */
async function retake(desk: FulfilmentsDependencies, tx: Transaction, orderId: number) {
  const order = await store.findLate(tx, orderId);
  const taken = order && (await take(desk, tx, order.fulfilments));
  if (!order?.movable || taken) return taken;
  const eans = order.fulfilments.flatMap(({ lines }) => lines.map(({ ean }) => ean));
  const wanted = { brand: order.brand, eans, postcodes: [order.postalCode] };
  return take(desk, tx, rules.moved(order, await findSources(tx, wanted, desk.clock())));
}

const ofOrder = (desk: FulfilmentsDependencies): OrderFulfilments => ({
  async create(tx, orderId, fulfilments) {
    const ids = await store.insertFulfilments(tx, orderId, fulfilments, desk.clock());
    if (fulfilments.some(({ state }) => state === 'waiting')) await desk.news.order(tx, orderId, 'placed');
    return ids;
  },

  async open(tx, orderId) {
    await store.open(tx, orderId);
    await desk.news.order(tx, orderId, 'placed');
  },

  async close(tx, orderId) {
    const { parts } = await lock(desk, tx, orderId);
    const open = parts.filter((part) => !rules.hasEnded(part));
    await write(desk, tx, open.map(rules.closed));
    if (open.some(({ state }) => state !== 'held')) await desk.news.order(tx, orderId, 'cancelled');
  },

  async retake(tx, orderId) {
    const { parts } = await lock(desk, tx, orderId);
    if (parts.every(({ state }) => state !== 'closed')) return true;
    const taken = await retake(desk, tx, orderId);
    if (taken) await store.hold(tx, taken);
    return taken !== undefined;
  },

  async withdraw(tx, orderId, wanted) {
    const order = await lock(desk, tx, orderId);
    const { changes, awaited } = rules.withdrawn(order.parts, wanted);
    if (changes.length === 0) return [...awaited];
    const isAll = rules.afterChanges(order.parts, changes).every(({ state }) => state === 'closed');
    // When the rest has left, the status tells of the shop's sending.
    const next = await carryOut(desk, tx, order, changes, { actor: isAll ? 'shopper' : 'shop' });
    for (const { part } of changes) await desk.news.withdrawn(tx, part.id);
    await refundIfAllIsBack(desk, tx, next);
    return awaited;
  },
});

const atCounter = (desk: FulfilmentsDependencies): CounterWork => ({
  async list(shopId) {
    const { sql, clock, returns } = desk;
    const [found, expected] = await Promise.all([store.findAtWork(sql, shopId), returns.awaited(shopId)]);
    const picks = found.flatMap((order) =>
      rules.picksOf(order, (part) => part.shopId === shopId && rules.atWork(part)),
    );
    picks.sort((a, b) => (a.dueAt === b.dueAt ? a.id - b.id : a.dueAt < b.dueAt ? -1 : 1));
    return { at: clock().toISOString(), picks, returns: expected };
  },

  async get(shopId, id) {
    const orderId = await store.orderOf(desk.sql, id, shopId);
    const order = orderId === undefined ? undefined : await store.findOrder(desk.sql, orderId);
    if (!order) throw new ShopError('not_found');
    return rules.pickOf(order, fulfilmentOf(order, id));
  },

  async find(shopId, code) {
    const token = uuidIn(code);
    const id = typedOrderId(code);
    const key = token ? { token } : id === undefined ? undefined : { id };
    const found = key ? await store.findOfShop(desk.sql, shopId, key) : [];
    return found.flatMap((order) => rules.picksOf(order, (part) => part.shopId === shopId && part.state !== 'held'));
  },

  act: (actor, id, action, key) =>
    transact(desk.sql, (tx) =>
      desk.once(tx, { actor, key, text: JSON.stringify([id, action]) }, () => act(desk, tx, actor, id, action)),
    ),

  received: (actor, number, { received, resell }) =>
    transact(desk.sql, async (tx) => {
      const { returns, shelves } = desk;
      const orderId = await returns.orderOf(tx, number, actor.shopId);
      if (orderId === undefined) throw new ShopError('not_found');
      const order = await lock(desk, tx, orderId);
      const back = await returns.goodsBack(tx, number, actor.shopId, received);
      if (!back) return;
      if (!rules.areAmong(resell, back.come)) throw new ShopError('over_count');
      await shelves.putBack(
        tx,
        resell.filter(({ count }) => count > 0).map((line) => ({ shopId: actor.shopId, ...line })),
      );
      await desk.refunds.give(tx, order, back, actor.name);
    }),
});

export function createFulfilments(desk: FulfilmentsDependencies): Fulfilments {
  return {
    ...atCounter(desk),
    ofOrder: ofOrder(desk),

    refund: async (tx, orderId, back, name) => desk.refunds.give(tx, await lock(desk, tx, orderId), back, name),

    forgetOrders: store.forgetParcels,

    arrived: (token) =>
      transact(desk.sql, async (tx) => {
        const found = isUuid(token) ? await store.findByToken(tx, token) : undefined;
        if (!found) throw new ShopError('not_found');
        const order = await lock(desk, tx, found.id);
        if (order.status === 'delivered') return;
        if (order.status !== 'sent') throw new ShopError('status_not_possible');
        const changes = order.parts
          .filter(({ state }) => state === 'sent')
          .map((part): Change => ({ part: { ...part, state: 'delivered' }, back: [], lacking: [] }));
        await carryOut(desk, tx, order, changes, { actor: 'shopper' });
        for (const { part } of changes) await desk.news.delivered(tx, part.id);
      }),
  };
}
