import type { SettledComplaint } from '@/lib/contracts/complaints';
import { ShopError } from '@/lib/errors';
import { complaintFormErrors } from '@/lib/orders/complaint-form';
import { withFreight } from '@/lib/orders/shares';
import { proseOf } from '@/lib/text/typed';
import type { Accounting, Credit } from '@/server/orders/accounting/types';
import type { CounterActor } from '@/server/orders/counter/types';
import type { Fulfilments } from '@/server/orders/fulfilments/types';
import type { Returns } from '@/server/orders/withdrawals/types';
import type { Sql } from '@/server/platform/db/connection';
import { type Transaction, transact } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Webhooks } from '@/server/platform/webhooks/types';
import type { Clock } from '@/server/ports/clock';
import * as rules from './rules';
import * as store from './store';
import type { ComplaintList, ComplaintMail, Complaints, ReceivedOrder } from './types';

export interface ComplaintsDependencies {
  sql: Sql;
  clock: Clock;
  throttle: Throttle;
  mail: ComplaintMail;
  accounting: Pick<Accounting, 'keptOfAll'>;
  returns: Pick<Returns, 'freightBack'>;
  fulfilments: Pick<Fulfilments, 'refund'>;
  tell: Webhooks['tell'];
}

type Reading = Pick<ComplaintsDependencies, 'sql' | 'accounting'>;

async function keptLines(
  { accounting }: Pick<Reading, 'accounting'>,
  tx: Transaction,
  orders: readonly ReceivedOrder[],
) {
  const ids = new Set(orders.flatMap(({ lines }) => lines.map(({ fulfilmentId }) => fulfilmentId)));
  const kept = await accounting.keptOfAll(tx, [...ids]);
  return new Map(orders.map((order) => [order.token, { order, lines: rules.keptLines(order, kept) }]));
}

export function createComplaintList({ sql, accounting }: Reading): ComplaintList {
  return {
    open: (shopId) =>
      transact(
        sql,
        async (tx) => {
          const open = await store.findOpen(tx, shopId);
          const orders = await store.findOrders(tx, [...new Set(open.map(({ token }) => token))]);
          const kept = await keptLines({ accounting }, tx, orders);
          return open.flatMap(({ token, eans, at, shopId: of, ...complaint }) => {
            const found = kept.get(token);
            if (!found) return [];
            const own = found.lines.filter((line) => line.shop.id === of && eans.includes(line.ean));
            return rules.openComplaint({ ...complaint, at: at.toISOString() }, found.order, own);
          });
        },
        { readOnly: true },
      ),
  };
}

async function refund(
  { returns, fulfilments }: ComplaintsDependencies,
  tx: Transaction,
  order: ReceivedOrder,
  number: string,
  credit: Credit,
  name: string,
) {
  if (order.kind !== 'order') return 0;
  const freights = await returns.freightBack(tx, order.id);
  const credits = withFreight([credit], freights ?? []);
  const cause = rules.causeOf(number, credit.fulfilmentId);
  await fulfilments.refund(tx, order.id, { cause, come: [], credits, everything: freights !== undefined }, name);
  return credits.reduce((sum, { freight }) => sum + freight, 0);
}

async function settle(
  desk: ComplaintsDependencies,
  tx: Transaction,
  actor: CounterActor,
  number: string,
  answer: SettledComplaint,
) {
  const found = await store.findOfShop(tx, number.trim().toUpperCase(), actor.shopId);
  const order = found && (await store.lockOrder(tx, found.token));
  // Read again behind the lock: another phone may have answered.
  const complaint = order && (await store.findOfShop(tx, found.number, actor.shopId));
  if (!order || !complaint) throw new ShopError('not_found');
  if (complaint.answer?.outcome === answer.outcome) return complaint.answer;
  if (complaint.answer) throw new ShopError('status_not_possible');
  const { fulfilmentId } = complaint;
  const kept = (await keptLines(desk, tx, [order])).get(order.token);
  const own = (kept?.lines ?? []).filter(
    (line) => line.fulfilmentId === fulfilmentId && complaint.eans.includes(line.ean),
  );
  const lines = rules.movedBy(answer, own);
  if (!lines) throw new ShopError('over_count');
  const goods = lines.reduce((sum, line) => sum + line.amount, 0);
  const settlement = { outcome: answer.outcome, word: answer.word.trim(), amount: goods, lines };
  await store.insertSettlement(tx, {
    ...{ complaintId: complaint.id, fulfilmentId, by: actor.name, at: desk.clock(), ...settlement },
  });
  const credit = rules.creditOf(fulfilmentId, goods, lines, own);
  const freight = lines.length > 0 ? await refund(desk, tx, order, complaint.number, credit, actor.name) : 0;
  const amount = goods + freight;
  await store.writeAmount(tx, complaint.id, fulfilmentId, amount);
  const shop = own[0]?.shop;
  if (shop) await desk.mail.settled(tx, { ...settlement, complaint: complaint.number, freight, shop, order });
  await desk.tell(tx, { event: 'order.complaint_settled', orderId: order.id, fulfilmentId, shopId: actor.shopId });
  return { number: complaint.number, outcome: answer.outcome, amount };
}

export function createComplaints(desk: ComplaintsDependencies): Complaints {
  const { sql, clock, throttle, mail } = desk;
  return {
    async make(token, complaint, { address }) {
      const fields = complaintFormErrors(complaint);
      if (Object.keys(fields).length > 0) throw new ShopError('invalid_form', { fields });
      await throttle.count(`complaint:address:${address}`, rules.limit, 'too_many_requests');
      return transact(sql, async (tx) => {
        const order = await store.lockOrder(tx, token);
        if (!order) throw new ShopError('not_found');
        const first = await store.findReceipt(tx, order, complaint.key);
        if (first) return first;
        if (!rules.hasLeft(order)) throw new ShopError('status_not_possible');
        if (!rules.isAbout(order, complaint.eans))
          throw new ShopError('invalid_form', { fields: { eans: ['complaint_line_required'] } });
        const receipt = rules.receipt(order, complaint, clock());
        const text = proseOf(complaint.text);
        await store.insert(tx, order.id, complaint.key, text, receipt);
        await mail.complained(tx, receipt, text, order);
        return receipt;
      });
    },

    open: createComplaintList(desk).open,
    settle: (actor, number, answer) => transact(sql, (tx) => settle(desk, tx, actor, number, answer)),
    forgetOrders: store.emptyTexts,
    forgetSettlers: store.emptySettlers,
  };
}
