import type { NewWithdrawal, WithdrawalProof, WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import { formatDate, startOfDay } from '@/lib/dates/dates';
import { ShopError } from '@/lib/errors';
import { sellerOf } from '@/lib/orders/documents';
import { withdrawalOf } from '@/lib/orders/order-number';
import { withFreight } from '@/lib/orders/shares';
import { tidyWithdrawalForm, typedOrderId, withdrawalFormErrors } from '@/lib/orders/withdrawal-form';
import { lastDay } from '@/lib/orders/withdrawal-period';
import { proseOf } from '@/lib/text/typed';
import type { Accounting, Credit } from '@/server/orders/accounting/types';
import type { OrderFulfilments } from '@/server/orders/fulfilments/types';
import type { Sql } from '@/server/platform/db/connection';
import { type Transaction, transact } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';
import * as rules from './rules';
import * as store from './store';
import type {
  AwaitedLine,
  BoughtOrder,
  OrderKey,
  RefundedBuyer,
  Returns,
  WithdrawalCaller,
  WithdrawalMail,
  Withdrawals,
} from './types';

export interface ReturnsDependencies {
  sql: Sql;
  clock: Clock;
  mail: Pick<WithdrawalMail, 'refunded'>;
  accounting: Pick<Accounting, 'kept'>;
}

async function creditsOf(
  { accounting }: ReturnsDependencies,
  tx: Transaction,
  receipt: WithdrawalReceipt,
  come: readonly AwaitedLine[],
) {
  const ids = [...new Set(come.map(({ fulfilmentId }) => fulfilmentId))];
  return Promise.all(
    ids.map(async (fulfilmentId): Promise<Credit> => {
      const kept = await accounting.kept(tx, fulfilmentId);
      const lines = come
        .filter((line) => line.fulfilmentId === fulfilmentId)
        .map((line) => ({ ean: line.ean, count: line.count, amount: rules.amountOf(receipt, line, kept) }));
      return { fulfilmentId, freight: 0, amount: lines.reduce((sum, { amount }) => sum + amount, 0), lines };
    }),
  );
}

async function freightBack({ accounting }: ReturnsDependencies, tx: Transaction, orderId: number) {
  const ids = await store.findAllBack(tx, orderId);
  if (ids.length === 0) return undefined;
  const credits = await Promise.all(
    ids.map(async (fulfilmentId): Promise<Credit> => {
      const { freight } = await accounting.kept(tx, fulfilmentId);
      return { fulfilmentId, freight, amount: freight, lines: [] };
    }),
  );
  return credits.filter(({ freight }) => freight > 0);
}

async function emailRefund(
  { mail }: ReturnsDependencies,
  tx: Transaction,
  { number, shop, buyer, instrument }: RefundedBuyer,
  { credits, cause, receipt }: { credits: readonly Credit[]; cause: string; receipt?: WithdrawalReceipt },
) {
  if (buyer.email === '') return;
  const sum = (of: (credit: Credit) => number) => credits.reduce((total, credit) => total + of(credit), 0);
  const lines = credits
    .flatMap((credit) => credit.lines)
    .flatMap((line) => {
      const promised = receipt?.lines.find(({ ean }) => ean === line.ean);
      return promised ? [{ ...promised, ...line }] : [];
    });
  const money = { amount: sum(({ amount }) => amount), freight: sum(({ freight }) => freight), lines, instrument };
  const reference = receipt?.number ?? '';
  await mail.refunded(tx, { number, reference, cause, seller: sellerOf(shop), ...money }, buyer);
}

export function createReturns(desk: ReturnsDependencies): Returns {
  return {
    awaited: (shopId) => store.findAwaited(desk.sql, shopId, { since: rules.listedSince(desk.clock()) }),

    async awaitedOne(shopId, number) {
      const which = withdrawalOf(number);
      const [found] = which ? await store.findAwaited(desk.sql, shopId, which) : [];
      if (!found) throw new ShopError('not_found');
      return found;
    },

    async orderOf(tx, number, shopId) {
      const which = withdrawalOf(number);
      return which && store.orderOf(tx, which, shopId);
    },

    async goodsBack(tx, sent, shopId, inAll) {
      const which = withdrawalOf(sent);
      const found = which && (await store.findReturn(tx, which, shopId));
      if (!found) return undefined;
      const { number } = found.receipt;
      const come = rules.comeBack(found.lines, inAll);
      if (!come) throw new ShopError('over_count');
      if (come.length === 0) return undefined;
      await store.markBack(tx, number, come);
      await store.markSettled(tx, number, desk.clock());
      const freights = await freightBack(desk, tx, found.orderId);
      const credits = withFreight(await creditsOf(desk, tx, found.receipt, come), freights ?? []);
      const cause = rules.causeOf(number, found.back);
      await emailRefund(desk, tx, found, { credits, cause, receipt: found.receipt });
      return { cause, come, credits, everything: freights !== undefined };
    },

    async closed(tx, orderId) {
      const credits = await freightBack(desk, tx, orderId);
      if (!credits) return undefined;
      const found = await store.findBuyer(tx, orderId);
      const cause = rules.closedCause(found?.number ?? '');
      if (found && credits.length > 0) await emailRefund(desk, tx, found, { credits, cause });
      return { cause, come: [], credits, everything: true };
    },

    freightBack: (tx, orderId) => freightBack(desk, tx, orderId),
  };
}

export interface WithdrawalsDependencies {
  sql: Sql;
  clock: Clock;
  throttle: Throttle;
  mail: Pick<WithdrawalMail, 'withdrawn'>;
  fulfilments: Pick<OrderFulfilments, 'withdraw'>;
}

// PostgreSQL refuses the first control character.
const readable = (text: string) =>
  proseOf(text.toWellFormed())
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();

function unknown(): never {
  throw new ShopError('withdrawal_unknown');
}

function keyOf(sent: WithdrawalProof): OrderKey {
  const fields = withdrawalFormErrors(sent);
  const id = typedOrderId(sent.number);
  if (id === undefined || Object.keys(fields).length > 0)
    throw new ShopError('invalid_form', { fields: fields as never });
  const { email, token } = tidyWithdrawalForm(sent);
  return { id, email, token };
}

function assertOpen(order: BoughtOrder, now: Date) {
  const code = rules.refusal(order, now);
  if (!code) return;
  const last = order.receivedAt && lastDay(order.receivedAt, order.informed);
  throw new ShopError(code, last === undefined ? {} : { values: { date: formatDate(startOfDay(last)) } });
}

/** Counts attempts before the lookup, and keeps wrong guesses; a logged-in buyer, or one with the token, is not counted. */
async function guarded<T>(
  { sql, throttle }: WithdrawalsDependencies,
  key: OrderKey,
  caller: WithdrawalCaller,
  work: () => Promise<T | undefined>,
) {
  if (await store.isProven(sql, key, caller.customerId)) return (await work()) ?? unknown();
  const address = `withdrawal:address:${caller.address}`;
  const everywhere = `withdrawal:order:${key.id}`;
  const order = `${everywhere}:network:${caller.address}`;
  await throttle.count(address, rules.limits.address, 'too_many_requests');
  await throttle.count(order, rules.limits.order, 'too_many_requests');
  await throttle.count(everywhere, rules.limits.everywhere, 'too_many_requests');
  let guessed = false;
  try {
    const found = await work();
    guessed = found === undefined;
    return found ?? unknown();
  } finally {
    if (!guessed) {
      await throttle.forget(order);
      await throttle.takeBack(address);
      await throttle.takeBack(everywhere);
    }
  }
}

const write = (
  { sql, clock, mail, fulfilments }: WithdrawalsDependencies,
  wanted: NewWithdrawal,
  key: OrderKey,
  { customerId }: WithdrawalCaller,
) =>
  transact(sql, async (tx) => {
    if (!(await store.lockOrder(tx, key, customerId))) return undefined;
    const order = await store.findOrder(tx, key, customerId);
    if (!order) return undefined;
    const lines = rules.mergeWanted(wanted.lines);
    const first = await store.findReceipt(tx, order.id, wanted.key);
    if (first && !rules.isSame(first, lines)) throw new ShopError('withdrawal_key_reused');
    if (first) return first;
    assertOpen(order, clock());
    if (!rules.isLeft(order, lines)) throw new ShopError('withdrawal_over_count');
    const receipt = rules.receipt(order, lines, clock());
    const { id: orderId, buyer } = order;
    await store.insertWithdrawal(tx, { orderId, key: wanted.key, reason: readable(wanted.reason), receipt });
    await mail.withdrawn(tx, receipt, buyer);
    const awaited = await fulfilments.withdraw(tx, orderId, lines);
    if (awaited.length === 0) await store.markSettled(tx, receipt.number, clock());
    return receipt;
  });

export function createWithdrawals(desk: WithdrawalsDependencies): Withdrawals {
  return {
    async find(sent, caller) {
      const key = keyOf(sent);
      return guarded(desk, key, caller, async () => {
        const order = await store.findOrder(desk.sql, key, caller.customerId);
        if (!order) return undefined;
        assertOpen(order, desk.clock());
        return rules.offer(order);
      });
    },

    async make(wanted, caller) {
      const key = keyOf(wanted);
      return guarded(desk, key, caller, () => write(desk, wanted, key, caller));
    },

    forgetOrders: store.emptyReasons,
  };
}
