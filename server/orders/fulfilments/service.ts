import { ShopError } from '@/lib/errors';
import { partMoney } from '@/lib/orders/part-money';
import { creditOf } from '@/lib/orders/shares';
import { orderNumberOf } from '@/lib/orders/withdrawal-form';
import { isUuid, uuidIn } from '@/lib/text/uuid';
import type { OrderActor } from '@/server/orders/types';
import { transact } from '@/server/platform/db/transact';
import * as rules from './rules';
import * as store from './store';
import type {
  Change,
  CounterActor,
  Fulfilments,
  FulfilmentsDependencies,
  GoodsBack,
  OrderWithFulfilments,
  Part,
  Transaction,
} from './types';

export function createFulfilments(dependencies: FulfilmentsDependencies): Fulfilments {
  const { sql, clock, shelves, goods, orders, payments, accounting, news, withdrawals, once } = dependencies;

  /** An order and its parts, which nobody else changes until the transaction ends. */
  async function lock(tx: Transaction, orderId: number): Promise<OrderWithFulfilments> {
    await orders.lock(tx, orderId);
    await store.lockParts(tx, orderId);
    const order = await store.findOrder(tx, orderId);
    if (!order) throw new ShopError('not_found');
    return order;
  }

  async function write(tx: Transaction, changes: readonly Change[]) {
    const back = changes.flatMap(({ part, back: pieces }) => pieces.map((one) => ({ shopId: part.shopId, ...one })));
    await store.writeParts(
      tx,
      changes.map(({ part }) => part),
      clock(),
    );
    await shelves.putBack(tx, back);
  }

  /** Writes what has become of parts, and moves their order and its money along. */
  async function carryOut(
    tx: Transaction,
    order: OrderWithFulfilments,
    changes: readonly Change[],
    by: { actor: OrderActor; name?: string; note?: string },
  ): Promise<OrderWithFulfilments> {
    await write(tx, changes);
    const now = (part: Part) => changes.find((change) => change.part.id === part.id)?.part ?? part;
    const next = { ...order, parts: order.parts.map(now) };
    const steps = rules.statusesOf(next.parts);
    if (steps.at(-1) !== order.status)
      for (const status of steps) if (status !== order.status) await orders.move(tx, order.id, status, by);
    if (order.kind === 'order') await settle(tx, order, next);
    return next;
  }

  /** The last part may have closed after the others had come back. */
  async function endIfBack(tx: Transaction, order: OrderWithFulfilments, name?: string) {
    if (order.kind === 'order' && order.parts.every(rules.hasEnded))
      await end(tx, order, await withdrawals.closed(tx, order.id), name);
  }

  /** Money goes back into the books and to the buyer, and an order of which nothing is kept is returned (rule 15.27). */
  async function end(tx: Transaction, order: OrderWithFulfilments, back: GoodsBack | undefined, name?: string) {
    if (!back) return;
    await accounting.credited(tx, back.cause, back.credits);
    await payments.refund(
      tx,
      back.cause,
      back.credits.map((credit) => {
        const lines = rules.paid(order, creditOf(rules.linesOf(order, credit.fulfilmentId), credit));
        return { orderId: order.id, fulfilmentId: credit.fulfilmentId, amount: credit.amount, lines };
      }),
    );
    if (!back.everything) return;
    await orders.move(tx, order.id, 'returned', { actor: 'shop', name });
    await news.order(tx, order.id, 'returned');
  }

  /** What has left is taken and written into the books; what will never leave is given back (rule 15.24). */
  async function settle(tx: Transaction, before: OrderWithFulfilments, next: OrderWithFulfilments) {
    const ended = next.parts.filter((part, i) => {
      const was = before.parts[i];
      return was && rules.hasEnded(part) && !rules.hasEnded(was);
    });
    for (const part of ended.filter(rules.hasLeft)) {
      const share = partMoney(next, part.id);
      const { carrier, trackingNumber } = part;
      await payments.capture(tx, {
        ...{ orderId: next.id, fulfilmentId: part.id, amount: share.total, lines: rules.paid(next, share) },
        ...(part.state === 'sent' && { shipping: { carrier, trackingNumber } }),
      });
      await accounting.sold(tx, part.id);
    }
    if (ended.length > 0) await payments.releaseRest(tx, next.id);
  }

  async function tell(tx: Transaction, next: OrderWithFulfilments, { part, lacking, back }: Change, act: string) {
    const rest = next.parts.some(({ state }) => state !== 'closed');
    if (lacking.length > 0) await news.missing(tx, part.id, lacking, rest);
    else if (act === 'cancel') await news.cancelled(tx, part.id, back, rest);
    else if (act === 'ready') await news.ready(tx, part.id);
    else if (act === 'hand-over') await news.collected(tx, part.id);
    else if (act === 'dispatch') await news.sent(tx, part.id);
    else if (act === 'delivered') await news.delivered(tx, part.id);
  }

  const partOf = (order: OrderWithFulfilments, id: number): Part => {
    const part = order.parts.find((one) => one.id === id);
    if (!part) throw new ShopError('not_found');
    return part;
  };

  const actOn =
    (actor: CounterActor, id: number, act: Parameters<Fulfilments['act']>[2]) => async (tx: Transaction) => {
      const orderId = await store.orderOf(tx, id, actor.shopId);
      if (orderId === undefined) throw new ShopError('not_found');
      const order = await lock(tx, orderId);
      const part = partOf(order, id);
      const outcome = rules.done(part, act, rules.ageLimited(order, part));
      if (typeof outcome === 'string') throw new ShopError(outcome);
      if (outcome) {
        const note = act.act === 'cancel' ? act.reason : undefined;
        const next = await carryOut(tx, order, [outcome], { actor: 'shop', name: actor.name, note });
        await tell(tx, next, outcome, act.act);
        await endIfBack(tx, next, actor.name);
      }
      const now = await store.findOrder(tx, orderId);
      return rules.pickOf(now ?? order, partOf(now ?? order, id));
    };

  return {
    parts: {
      async create(tx, orderId, parts) {
        const ids = await store.insertParts(tx, orderId, parts, clock());
        if (parts.some(({ state }) => state === 'waiting')) await news.order(tx, orderId, 'placed');
        return ids;
      },

      async open(tx, orderId) {
        await store.open(tx, orderId);
        await news.order(tx, orderId, 'placed');
      },

      async close(tx, orderId) {
        const { parts } = await lock(tx, orderId);
        const open = parts.filter((part) => !rules.hasEnded(part));
        await write(tx, open.map(rules.closed));
        if (open.some(({ state }) => state !== 'held')) await news.order(tx, orderId, 'cancelled');
      },

      async retake(tx, orderId) {
        const { parts } = await lock(tx, orderId);
        if (parts.every(({ state }) => state !== 'closed')) return true;
        const taken = await goods.take(tx, orderId);
        if (taken) await store.hold(tx, taken);
        return taken !== undefined;
      },

      async withdraw(tx, orderId, wanted) {
        const order = await lock(tx, orderId);
        const { changes, awaited } = rules.withdrawn(order.parts, wanted);
        if (changes.length === 0) return [...awaited];
        const parts = order.parts.map((part) => changes.find((change) => change.part.id === part.id)?.part ?? part);
        const off = parts.every(({ state }) => state === 'closed');
        // When the rest has left already it is the shop's sending that the order's status tells of.
        const next = await carryOut(tx, order, changes, { actor: off ? 'shopper' : 'shop' });
        for (const { part } of changes) await news.withdrawn(tx, part.id);
        await endIfBack(tx, next);
        return awaited;
      },
    },

    async list(shopId) {
      const [found, returns] = await Promise.all([store.findAtWork(sql, shopId), withdrawals.awaited(shopId)]);
      const picks = found.flatMap((order) =>
        order.parts
          .filter((part) => part.shopId === shopId && rules.atWork(part))
          .map((part) => rules.pickOf(order, part)),
      );
      picks.sort((a, b) => (a.dueAt === b.dueAt ? a.id - b.id : a.dueAt < b.dueAt ? -1 : 1));
      return { at: clock().toISOString(), picks, returns };
    },

    async get(shopId, id) {
      const orderId = await store.orderOf(sql, id, shopId);
      const order = orderId === undefined ? undefined : await store.findOrder(sql, orderId);
      if (!order) throw new ShopError('not_found');
      return rules.pickOf(order, partOf(order, id));
    },

    async find(shopId, code) {
      const token = uuidIn(code);
      const number = orderNumberOf(code);
      const key = token ? { token } : number ? { number } : undefined;
      const found = key ? await store.findOfShop(sql, shopId, key) : [];
      return found.flatMap((order) =>
        order.parts
          .filter((part) => part.shopId === shopId && part.state !== 'held')
          .map((part) => rules.pickOf(order, part)),
      );
    },

    act: (actor, id, act, key) =>
      transact(sql, (tx) => once(tx, { actor, key, text: JSON.stringify([id, act]) }, () => actOn(actor, id, act)(tx))),

    received: (actor, number, { received, resell }) =>
      transact(sql, async (tx) => {
        const orderId = await withdrawals.orderOf(tx, number, actor.shopId);
        if (orderId === undefined) throw new ShopError('not_found');
        const order = await lock(tx, orderId);
        const back = await withdrawals.goodsBack(tx, number, actor.shopId, received);
        if (!back) return;
        if (!rules.areAmong(resell, back.come)) throw new ShopError('over_count');
        await shelves.putBack(
          tx,
          resell.filter(({ count }) => count > 0).map((line) => ({ shopId: actor.shopId, ...line })),
        );
        await end(tx, order, back, actor.name);
      }),

    payBack: async (tx, orderId, back, name) => end(tx, await lock(tx, orderId), back, name),

    forgetOrders: store.forgetParcels,

    arrived: (token) =>
      transact(sql, async (tx) => {
        const found = isUuid(token) ? await store.findByToken(tx, token) : undefined;
        if (!found) throw new ShopError('not_found');
        const order = await lock(tx, found.id);
        if (order.status === 'delivered') return;
        if (order.status !== 'sent') throw new ShopError('status_not_possible');
        const changes = order.parts
          .filter(({ state }) => state === 'sent')
          .map((part): Change => ({ part: { ...part, state: 'delivered' }, back: [], lacking: [] }));
        await carryOut(tx, order, changes, { actor: 'shopper' });
        for (const { part } of changes) await news.delivered(tx, part.id);
      }),
  };
}
