import type { FulfilmentState } from '@/lib/contracts/counter';
import { brokenIn, invariants } from '@/server/staff/invariants/check';
import { privacy } from '@/server/staff/invariants/privacy';
import type { FakeProvider } from '@/tests/support/fake-provider';
import type { OrderState, ShopState } from './shop-state';

/** What is past its time goes when the jobs have run, so these are asked at the end. */
const PAST_TIME = new Set(privacy.map(({ name }) => name));
export const lasting = invariants.filter(({ name }) => !PAST_TIME.has(name));
export { brokenIn };

type Steps<State extends string> = Partial<Record<State, readonly State[]>>;

/** Whatever may become of it, in however many steps. */
function reachable<State extends string>(steps: Steps<State>, from: State, seen = new Set<State>()): Set<State> {
  for (const to of steps[from] ?? [])
    if (!seen.has(to)) {
      seen.add(to);
      reachable(steps, to, seen);
    }
  return seen;
}

const partSteps: Steps<FulfilmentState> = {
  held: ['waiting', 'closed'],
  waiting: ['picking', 'ready', 'sent', 'closed'],
  picking: ['ready', 'sent', 'closed'],
  ready: ['collected', 'closed'],
  sent: ['delivered'],
};

const purchaseSteps: Steps<string> = {
  open: ['paid', 'declined', 'cancelled', 'expired', 'unwound', 'wrong_amount'],
  expired: ['paid', 'cancelled', 'unwound', 'wrong_amount'],
};

const actSteps: Steps<string> = { queued: ['done', 'refused'] };

const by = <Row, Key>(rows: readonly Row[], key: (row: Row) => Key) => new Map(rows.map((row) => [key(row), row]));

/** Rows that are gone, and moves that nothing may make. */
function moved<Row, State extends string>(
  what: string,
  [before, now]: [readonly Row[], readonly Row[]],
  { key, state, steps }: { key: (row: Row) => string | number; state: (row: Row) => State; steps: Steps<State> },
): string[] {
  const after = by(now, key);
  return before.flatMap((row) => {
    const [from, to] = [state(row), after.get(key(row))];
    if (!to) return `${what} ${key(row)} is gone`;
    return state(to) === from || reachable(steps, from).has(state(to))
      ? []
      : `${what} ${key(row)} went from ${from} to ${state(to)}`;
  });
}

/** Nothing that has ended goes on, and nothing that was written is written anew. */
export function lifeLaws(before: ShopState, now: ShopState): string[] {
  const wasPaid = new Set(before.purchases.filter(({ state }) => state === 'paid').map(({ id }) => id));
  const paidLate = new Set(
    now.purchases.filter(({ id, state }) => state === 'paid' && !wasPaid.has(id)).map(({ id }) => id),
  );
  const parts = ({ orders }: ShopState) =>
    orders.flatMap((order) =>
      order.parts.map((part) => ({ ...part, late: order.purchaseId !== null && paidLate.has(order.purchaseId) })),
    );
  const [first, then] = [parts(before), parts(now)];
  const fixed = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row));
  const rewritten = (what: string, was: readonly object[], is: readonly object[]) =>
    fixed(was).flatMap((row, i) => (fixed(is)[i] === row ? [] : `${what} was ${row}, is ${fixed(is)[i]}`));
  const unchanging = ({ id, number, token, kind, email, total, discount, freight, lines }: OrderState) => ({
    ...{ id, number, token, kind, email, total, discount, freight, lines },
  });
  return [
    ...moved(
      'part',
      [first.filter(({ id, state }) => state !== 'closed' || !then.find((part) => part.id === id)?.late), then],
      {
        ...{ key: ({ id }) => id, state: ({ state }) => state, steps: partSteps },
      },
    ),
    ...moved('purchase', [before.purchases, now.purchases], {
      ...{ key: ({ id }) => id, state: ({ state }) => state, steps: purchaseSteps },
    }),
    ...moved('act', [before.acts, now.acts], {
      ...{ key: ({ key }) => key, state: ({ state }) => state, steps: actSteps },
    }),
    ...moved('letter', [before.letters, now.letters], {
      ...{ key: ({ key }) => key, state: ({ sent, givenUp }) => (sent ? 'sent' : givenUp ? 'given up' : 'waiting') },
      steps: { waiting: ['sent', 'given up'] },
    }),
    ...moved('withdrawal', [before.withdrawals, now.withdrawals], {
      ...{ key: ({ number }) => number, state: ({ settled }) => (settled ? 'settled' : 'awaited') },
      steps: { awaited: ['settled'] },
    }),
    ...rewritten('order', before.orders.map(unchanging), now.orders.map(unchanging)),
    ...rewritten('complaint', before.complaints, now.complaints),
    ...rewritten('answer', before.settlements, now.settlements),
    ...before.withdrawals.flatMap((withdrawal) => {
      const after = now.withdrawals.find(({ number }) => number === withdrawal.number);
      return withdrawal.lines.flatMap(({ ean, count, back }) => {
        const line = after?.lines.find((one) => one.ean === ean);
        return line?.count === count && line.back >= back ? [] : `${withdrawal.number}: ${ean} was ${back} of ${count}`;
      });
    }),
  ];
}

/** Øre: what is known is never more than what was done, and nothing is moved that is not there. */
export function moneyLaws(before: ShopState, now: ShopState, providers: readonly FakeProvider[]): string[] {
  const facts = (id: string | null) => providers.map(({ payments }) => payments.get(id ?? '')).find(Boolean);
  const paymentsOf = ({ purchases }: ShopState) => purchases.flatMap(({ payments }) => payments);
  const earlier = by(paymentsOf(before), ({ id }) => id);
  const ordered = (paymentId: number, kind: string) =>
    now.acts
      .filter((act) => act.paymentId === paymentId && act.kind === kind)
      .reduce((sum, { amount }) => sum + amount, 0);
  return paymentsOf(now).flatMap((payment) => {
    const { id, reference, authorised, captured, released, refunded } = payment;
    const there = facts(payment.providerId);
    const was = earlier.get(id);
    const laws: [boolean, string][] = [
      [captured + released <= authorised, 'more is taken and given back than is held'],
      [refunded <= captured, 'more is paid back than was taken'],
      [
        Object.values(payment).every((one) => typeof one !== 'number' || Number.isInteger(one)),
        'there are parts of an øre',
      ],
      [
        !was || (was.captured <= captured && was.refunded <= refunded && was.released <= released),
        'what was done is undone',
      ],
      [!there || there.captured + there.released <= there.authorised, 'the provider took more than was agreed to'],
      [!there || there.refunded <= there.captured, 'the provider paid back more than it took'],
      [!there || (captured <= there.captured && refunded <= there.refunded), 'more is known than was done'],
      [!there || there.captured <= ordered(id, 'capture'), 'more was taken than was ordered'],
      [!there || there.refunded <= ordered(id, 'refund'), 'more was paid back than was ordered'],
    ];
    return laws.flatMap(([holds, what]) =>
      holds ? [] : `${reference}: ${what}: ${JSON.stringify({ payment, there })}`,
    );
  });
}

/** Of each shelf: what stands there, what orders have taken, and not what has come back. */
export function piecesOf({ shelves, orders, withdrawals }: ShopState): Map<string, number> {
  const pieces = new Map(shelves.map(({ ean, shopId, qty }) => [`${ean}@${shopId}`, qty]));
  const add = (shelf: string, count: number) => pieces.set(shelf, (pieces.get(shelf) ?? 0) + count);
  for (const { id, parts } of orders)
    for (const { shopId, lines } of parts)
      for (const { ean, count, withdrawn } of lines) {
        add(`${ean}@${shopId}`, count - withdrawn);
        for (const withdrawal of withdrawals.filter(({ orderId }) => orderId === id))
          for (const line of withdrawal.lines) if (line.ean === ean) add(`${ean}@${shopId}`, -line.back);
      }
  return pieces;
}

/** Pieces that have come back to a shop, by shelf. */
export function backSince(before: ShopState, { withdrawals, orders }: ShopState): [shelf: string, count: number][] {
  return withdrawals.flatMap(({ number, orderId, lines }) =>
    lines.flatMap(({ ean, back }): [string, number][] => {
      const was = before.withdrawals.find((one) => one.number === number)?.lines.find((line) => line.ean === ean);
      const parts = orders.find(({ id }) => id === orderId)?.parts ?? [];
      const part = parts.find((one) => one.lines.some((line) => line.ean === ean));
      return part && back > (was?.back ?? 0) ? [[`${ean}@${part.shopId}`, back - (was?.back ?? 0)]] : [];
    }),
  );
}

/** Each piece lies on a shelf, is held, or is sold. `due`: what came in all, by shelf. */
export function goodsLaws(now: ShopState, due: ReadonlyMap<string, number>): string[] {
  const pieces = piecesOf(now);
  return [
    ...now.shelves.flatMap(({ ean, shopId, qty }) => (qty < 0 ? [`${ean}@${shopId}: ${qty} on the shelf`] : [])),
    ...[...due].flatMap(([shelf, count]) =>
      pieces.get(shelf) === count ? [] : `${shelf}: ${count} came, ${pieces.get(shelf)} are accounted for`,
    ),
  ];
}

/** A letter for each thing, once: pieces that were not found are told of at most each by its own. */
export const letterLaws = ({ orders, letters }: ShopState): string[] =>
  orders.flatMap(({ parts }) =>
    parts.flatMap(({ id, lines }) => {
      const told = letters.filter(({ key }) => key.startsWith(`part:${id}:missing:`)).length;
      const missing = lines.reduce((sum, line) => sum + line.missing, 0);
      return told <= missing ? [] : `part ${id}: ${missing} are missing, ${told} letters say so`;
    }),
  );
