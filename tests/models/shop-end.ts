import type { FakeProvider } from '@/tests/support/fake-provider';
import type { OrderState, ShopState } from './shop-state';

const LEFT = ['collected', 'sent', 'delivered'];

/** What the buyer of an order has to have paid in the end, by nothing but what lies where; `exact` unless a price was shared out. */
function owed(order: OrderState, { withdrawals, settlements }: ShopState) {
  const left = order.parts.filter(({ state }) => LEFT.includes(state));
  let [goods, pieces, kept, reduced] = [0, 0, 0, false];
  for (const part of left)
    for (const { ean, count, missing, withdrawn } of part.lines) {
      const price = order.lines.find((line) => line.ean === ean)?.unitPrice ?? 0;
      const gone = count - missing - withdrawn;
      const back = withdrawals
        .filter(({ orderId }) => orderId === order.id)
        .flatMap(({ lines }) => lines)
        .reduce((sum, line) => sum + (line.ean === ean ? line.back : 0), 0);
      const answers = settlements
        .filter(({ fulfilmentId }) => fulfilmentId === part.id)
        .flatMap(({ lines }) => lines.filter((line) => line.ean === ean));
      const undone = answers.reduce((sum, answer) => sum + answer.count, 0);
      if (answers.length > 0) reduced = true;
      goods += (gone - back) * price - answers.reduce((sum, { amount }) => sum + amount, 0);
      pieces += count;
      kept += gone - back - undone;
    }
  const everything = left.length > 0 && kept === 0;
  const freight = left.reduce((sum, part) => sum + part.freight, 0);
  if (everything || left.length === 0) return { most: 0, least: 0 };
  if (reduced) return { most: Math.max(0, goods) + freight, least: Math.max(0, goods - order.discount) };
  if (order.discount > 0)
    return { most: goods + freight, least: Math.max(0, goods + freight - order.discount - pieces) };
  return { most: goods + freight, least: goods + freight };
}

const END: Record<'orders' | 'purchases' | 'parts', readonly string[]> = {
  orders: ['collected', 'sent', 'delivered', 'returned', 'cancelled', 'expired'],
  purchases: ['paid', 'declined', 'cancelled', 'expired', 'unwound', 'wrong_amount'],
  parts: [...LEFT, 'closed'],
};

/** When everybody has gone home and the jobs have run until there was nothing to do: nothing hangs, and it all adds up. */
export function endLaws(now: ShopState, providers: readonly FakeProvider[]): string[] {
  const facts = (id: string | null) => providers.map(({ payments }) => payments.get(id ?? '')).find(Boolean);
  const charged = (purchaseId: number | null) =>
    (now.purchases.find(({ id }) => id === purchaseId)?.payments ?? []).reduce((sum, { providerId }) => {
      const there = facts(providerId);
      return sum + (there ? there.captured - there.refunded : 0);
    }, 0);
  const paid = now.orders.filter(({ kind }) => kind === 'order');
  const purchases = now.purchases.map((purchase) => ({
    ...purchase,
    orders: paid.filter(({ purchaseId }) => purchaseId === purchase.id),
  }));
  return [
    ...now.orders.flatMap(({ number, status, parts }) => [
      ...(END.orders.includes(status) ? [] : [`${number} is ${status}`]),
      ...parts.flatMap(({ id, state }) => (END.parts.includes(state) ? [] : `part ${id} of ${number} is ${state}`)),
    ]),
    ...now.purchases.flatMap(({ id, state }) => (END.purchases.includes(state) ? [] : `purchase ${id} is ${state}`)),
    ...now.acts.flatMap(({ key, kind, state }) => (state === 'queued' ? `${kind} ${key} was never sent` : [])),
    ...now.letters.flatMap(({ key, sent }) => (sent ? [] : `the letter ${key} never went`)),
    ...now.purchases.flatMap(({ payments }) =>
      payments.flatMap(({ reference, providerId, ...known }) => {
        const there = facts(providerId);
        if (!there) return [];
        const held = there.state === 'authorised' ? there.authorised - there.captured - there.released : 0;
        const same = (['captured', 'refunded'] as const).every((name) => known[name] === there[name]);
        return [
          ...(held === 0 ? [] : [`${reference}: ${held} øre are still held`]),
          ...(there.state === 'open' ? [`${reference}: the provider still waits for the shopper`] : []),
          ...(same ? [] : [`${reference}: ${JSON.stringify({ known, there })}`]),
        ];
      }),
    ),
    ...purchases.flatMap(({ id, orders }) => {
      const books = orders.reduce((sum, { sold, credited }) => sum + sold - credited, 0);
      const sums = orders.map((order) => owed(order, now));
      const [least, most] = [
        sums.reduce((sum, one) => sum + one.least, 0),
        sums.reduce((sum, one) => sum + one.most, 0),
      ];
      return [
        ...(books === charged(id) ? [] : [`purchase ${id}: charged ${charged(id)}, in the books ${books}`]),
        ...(least <= charged(id) && charged(id) <= most
          ? []
          : [`purchase ${id}: charged ${charged(id)} for goods of ${least} to ${most}`]),
      ];
    }),
  ];
}
