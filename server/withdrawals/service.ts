import type { NewWithdrawal, WithdrawalKey } from '@/lib/contracts/withdrawals';
import { formatDate, startOfDay } from '@/lib/dates/dates';
import { ShopError } from '@/lib/errors';
import { tidyWithdrawalForm, withdrawalFormErrors } from '@/lib/orders/withdrawal-form';
import { lastDay } from '@/lib/orders/withdrawal-period';
import type { Credit } from '@/server/books/types';
import { transact } from '@/server/db/transact';
import * as rules from './rules';
import * as store from './store';
import type { BoughtOrder, WithdrawalCaller, Withdrawals, WithdrawalsDependencies } from './types';

// Control characters are never typed, and PostgreSQL refuses the first of them.
const readable = (text: string) =>
  text
    .toWellFormed()
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();

export function createWithdrawals({ sql, clock, throttle, mail, parts }: WithdrawalsDependencies): Withdrawals {
  /**
   * Counted before it is looked up, whatever is there; only a guess that was wrong stays counted, which is when `work`
   * answers undefined.
   */
  async function guarded<T>(key: WithdrawalKey, caller: WithdrawalCaller, work: () => Promise<T | undefined>) {
    const address = `withdrawal:address:${caller.address}`;
    const order = `withdrawal:order:${key.number}`;
    await throttle.count(address, rules.limits.address, 'too_many_requests');
    await throttle.count(order, rules.limits.order, 'too_many_requests');
    let guessed = false;
    try {
      const found = await work();
      guessed = found === undefined;
      if (found === undefined) throw new ShopError('withdrawal_unknown');
      return found;
    } finally {
      if (!guessed) {
        await throttle.forget(order);
        await throttle.takeBack(address);
      }
    }
  }

  function formOf(sent: WithdrawalKey): WithdrawalKey {
    const fields = withdrawalFormErrors(sent);
    if (Object.keys(fields).length > 0) throw new ShopError('invalid_form', { fields: fields as never });
    return tidyWithdrawalForm(sent);
  }

  function assertOpen(order: BoughtOrder) {
    const code = rules.refusal(order, clock());
    if (!code) return;
    const last = order.receivedAt && lastDay(order.receivedAt, order.informed);
    throw new ShopError(code, last === undefined ? {} : { values: { date: formatDate(startOfDay(last)) } });
  }

  async function write(wanted: NewWithdrawal, key: WithdrawalKey, { customerId }: WithdrawalCaller) {
    return transact(sql, async (tx) => {
      if (!(await store.lockOrder(tx, key, customerId))) return undefined;
      const order = await store.findOrder(tx, key, customerId);
      if (!order) return undefined;
      const lines = rules.mergeWanted(wanted.lines);
      const first = await store.findReceipt(tx, order.id, wanted.key);
      if (first && !rules.isSame(first, lines)) throw new ShopError('withdrawal_key_reused');
      if (first) return first;
      assertOpen(order);
      if (!rules.isLeft(order, lines)) throw new ShopError('withdrawal_over_count');
      const receipt = rules.receipt(order, lines, clock());
      const { id: orderId, buyer } = order;
      await store.insertWithdrawal(tx, { orderId, key: wanted.key, reason: readable(wanted.reason), receipt });
      await mail.withdrawn(tx, receipt, buyer);
      const awaited = await parts.withdraw(tx, orderId, lines);
      if (awaited.length === 0) await store.markSettled(tx, receipt.number, clock());
      return receipt;
    });
  }

  return {
    async find(sent, caller) {
      const key = formOf(sent);
      return guarded(key, caller, async () => {
        const order = await store.findOrder(sql, key, caller.customerId);
        if (!order) return undefined;
        assertOpen(order);
        return rules.offer(order);
      });
    },

    async make(wanted, caller) {
      const key = formOf(wanted);
      return guarded(key, caller, () => write(wanted, key, caller));
    },

    awaited: (shopId) => store.findAwaited(sql, shopId),

    orderOf: (tx, number, shopId) => store.orderOf(tx, number.trim().toUpperCase(), shopId),

    async goodsBack(tx, sent) {
      const number = sent.trim().toUpperCase();
      const back = await store.findReturn(tx, number);
      if (!back) return undefined;
      const credits = rules.creditsOf(back);
      const sum = (of: (credit: Credit) => number) => credits.reduce((total, credit) => total + of(credit), 0);
      await store.markSettled(tx, number, clock());
      const { orderId, receipt, instrument, buyer } = back;
      const lines = credits.flatMap((credit) => credit.lines);
      const refund = { amount: sum(({ amount }) => amount), freight: sum(({ freight }) => freight) };
      if (buyer.email !== '') await mail.refunded(tx, { receipt, lines, instrument, ...refund }, buyer);
      return { orderId, credits, everything: await store.isAllBack(tx, orderId) };
    },

    forgetOrders: store.emptyReasons,
  };
}
