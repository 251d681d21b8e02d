import { ShopError } from '@/lib/errors';
import { complaintFormErrors } from '@/lib/orders/complaint-form';
import { withFreight } from '@/lib/orders/shares';
import { proseOf } from '@/lib/text/typed';
import type { Credit, KeptMoney } from '@/server/orders/accounting/types';
import { transact } from '@/server/platform/db/transact';
import * as rules from './rules';
import * as store from './store';
import type { ComplaintList, Complaints, ComplaintsDependencies, ReceivedOrder, Transaction } from './types';

async function keptLines(accounting: ComplaintsDependencies['accounting'], tx: Transaction, order: ReceivedOrder) {
  const ids = [...new Set(order.lines.map(({ fulfilmentId }) => fulfilmentId))];
  const kept = new Map<number, KeptMoney>();
  for (const id of ids) kept.set(id, await accounting.kept(tx, id));
  return rules.keptLines(order, kept);
}

/** What shops have to answer; staff read it beside the server. */
export function createComplaintList({
  sql,
  accounting,
}: Pick<ComplaintsDependencies, 'sql' | 'accounting'>): ComplaintList {
  return {
    open: (shopId) =>
      transact(
        sql,
        async (tx) => {
          const open = [];
          for (const { token, eans, at, shopId: of, ...complaint } of await store.findOpen(tx, shopId)) {
            const order = await store.findOrder(tx, token);
            if (!order) continue;
            const lines = (await keptLines(accounting, tx, order)).filter(
              (line) => line.shop.id === of && eans.includes(line.ean),
            );
            open.push(rules.openComplaint({ ...complaint, at: new Date(at).toISOString() }, order, lines));
          }
          return open;
        },
        { readOnly: true },
      ),
  };
}

export function createComplaints(dependencies: ComplaintsDependencies): Complaints {
  const { sql, clock, throttle, mail, accounting, withdrawals, fulfilments, tell } = dependencies;

  /** Money of goods paid here, with the freight when nothing of the order is kept any more; answers that freight. */
  async function giveBack(tx: Transaction, order: ReceivedOrder, number: string, credit: Credit, name: string) {
    if (order.kind !== 'order') return 0;
    const freights = await withdrawals.freightBack(tx, order.id);
    const credits = withFreight([credit], freights ?? []);
    const back = {
      cause: rules.causeOf(number, credit.fulfilmentId),
      come: [],
      credits,
      everything: freights !== undefined,
    };
    await fulfilments.payBack(tx, order.id, back, name);
    return credits.reduce((sum, { freight }) => sum + freight, 0);
  }

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

    open: createComplaintList(dependencies).open,

    settle: (actor, number, answer) =>
      transact(sql, async (tx) => {
        const found = await store.findOfShop(tx, number.trim().toUpperCase(), actor.shopId);
        const order = found && (await store.lockOrder(tx, found.token));
        // Read again behind the lock: another phone may have answered meanwhile.
        const complaint = order && (await store.findOfShop(tx, found.number, actor.shopId));
        if (!order || !complaint) throw new ShopError('not_found');
        if (complaint.answer?.outcome === answer.outcome) return complaint.answer;
        if (complaint.answer) throw new ShopError('status_not_possible');
        const own = (await keptLines(accounting, tx, order)).filter(
          ({ ean, fulfilmentId }) => fulfilmentId === complaint.fulfilmentId && complaint.eans.includes(ean),
        );
        const lines = rules.movedBy(answer, own);
        if (!lines) throw new ShopError('over_count');
        const { fulfilmentId } = complaint;
        const goods = lines.reduce((sum, line) => sum + line.amount, 0);
        const settlement = { outcome: answer.outcome, word: answer.word.trim(), amount: goods, lines };
        await store.insertSettlement(tx, {
          ...{ complaintId: complaint.id, fulfilmentId, by: actor.name, at: clock(), ...settlement },
        });
        const credit = rules.creditOf(fulfilmentId, goods, lines, own);
        const freight = lines.length > 0 ? await giveBack(tx, order, complaint.number, credit, actor.name) : 0;
        const amount = goods + freight;
        await store.writeAmount(tx, complaint.id, fulfilmentId, amount);
        const shop = own[0]?.shop;
        if (shop) await mail.settled(tx, { ...settlement, complaint: complaint.number, freight, shop, order });
        await tell(tx, { event: 'order.complaint_settled', orderId: order.id, fulfilmentId, shopId: actor.shopId });
        return { number: complaint.number, outcome: answer.outcome, amount };
      }),

    forgetOrders: store.emptyTexts,
    forgetSettlers: store.emptySettlers,
  };
}
