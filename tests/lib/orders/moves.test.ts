import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OrderStatus } from '@/lib/contracts/orders';
import { actorsOf, canBeCancelled, canMove, type OrderActor, type OrderKind } from '@/lib/orders/moves';

const kinds: OrderKind[] = ['reservation', 'order'];
const actors: OrderActor[] = ['shopper', 'shop', 'provider', 'clock'];
const pairs = OrderStatus.options.flatMap((from) => OrderStatus.options.map((to) => [from, to] as const));

/** Written out once more, by hand: what each may do. */
const expected: Record<OrderKind, Record<OrderActor, string[]>> = {
  reservation: {
    shopper: ['reserved→cancelled', 'ready→cancelled', 'awaiting_payment→cancelled', 'picking→cancelled'],
    shop: [
      ...['reserved→ready', 'reserved→cancelled', 'reserved→picking', 'ready→collected', 'ready→cancelled'],
      ...['picking→ready', 'picking→cancelled'],
    ],
    provider: ['expired→reserved', 'cancelled→reserved', 'awaiting_payment→reserved', 'awaiting_payment→cancelled'],
    clock: ['reserved→expired', 'ready→expired', 'awaiting_payment→expired', 'picking→expired'],
  },
  order: {
    shopper: [
      ...['ready→cancelled', 'received→cancelled', 'sent→delivered', 'awaiting_payment→cancelled'],
      'picking→cancelled',
    ],
    shop: [
      ...['ready→collected', 'ready→cancelled', 'collected→returned', 'received→cancelled', 'received→sent'],
      ...['received→picking', 'sent→delivered', 'sent→returned', 'delivered→returned'],
      ...['picking→ready', 'picking→cancelled', 'picking→sent'],
    ],
    provider: ['expired→received', 'cancelled→received', 'awaiting_payment→cancelled', 'awaiting_payment→received'],
    clock: ['ready→expired', 'awaiting_payment→expired'],
  },
};

describe('rule 15.5: an order moves only as the table says', () => {
  it.each(kinds.flatMap((kind) => actors.map((actor) => [kind, actor] as const)))('%s, by the %s', (kind, actor) => {
    const may = pairs.filter(([from, to]) => canMove(kind, from, to, actor)).map(([from, to]) => `${from}→${to}`);
    expect(may.sort()).toEqual([...expected[kind][actor]].sort());
  });

  it.each(kinds)('every status of a %s can be reached, and none is left for itself', (kind) => {
    const [start, other]: [OrderStatus, OrderStatus[]] =
      kind === 'order'
        ? ['awaiting_payment', ['reserved']]
        : ['awaiting_payment', ['received', 'sent', 'delivered', 'returned']];
    const reached = new Set<OrderStatus>([start]);
    for (const from of reached)
      for (const to of OrderStatus.options) if (actorsOf(kind, from, to).length > 0) reached.add(to);
    expect(OrderStatus.options.filter((status) => !reached.has(status)).sort()).toEqual(other.sort());
    expect(pairs.filter(([from, to]) => from === to && actorsOf(kind, from, to).length > 0)).toEqual([]);
  });

  it('is drawn as it is', () => {
    const [, reservation = '', order = ''] = readFileSync('docs/orders.md', 'utf8').split('```mermaid');
    const drawn = { reservation, order };
    for (const kind of kinds) {
      const arrows = [...(drawn[kind].split('```')[0] ?? '').matchAll(/^ {2}(\w+) --> (\w+): (.+)$/gm)];
      const table = pairs.flatMap(([from, to]) => {
        const who = actorsOf(kind, from, to).join(', ');
        return who ? [`${from} → ${to}: ${who}`] : [];
      });
      expect(arrows.map(([, from, to, who]) => `${from} → ${to}: ${who}`).sort()).toEqual(table.sort());
    }
  });
});

describe('rule 15.17: what a shopper may call off', () => {
  it.each([
    ['reservation', ['reserved', 'ready', 'picking']],
    ['order', ['received']],
  ] as const)('%s', (kind, statuses) => {
    expect(OrderStatus.options.filter((status) => canBeCancelled({ kind, status }))).toEqual(statuses);
  });
});
