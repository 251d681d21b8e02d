import { describe, expect, it } from 'vitest';
import type { OrderDetail } from '@/lib/contracts/order-detail';
import { OrderStatus } from '@/lib/contracts/orders';
import { canBeWithdrawn } from '@/lib/orders/can-be-withdrawn';
import { moves } from '@/lib/orders/moves';
import { isKept, isToCollect } from '@/lib/orders/order-phase';
import { type ReceiptStory, receiptStory, type ShownOrder, shownStatus } from '@/lib/orders/receipt-story';

type State = NonNullable<ShownOrder['purchase']>['state'];

const order = (
  kind: OrderDetail['kind'],
  status: OrderDetail['status'],
  delivery = false,
  state?: State,
  over: Partial<ShownOrder> = {},
): ShownOrder => ({
  ...{ kind, status, delivery, purchase: state ? { state } : null, money: null },
  ...{ articles: [line('a', 2)], parts: [], withdrawals: [] },
  ...over,
});
const line = (ean: string, count: number) => ({ ean, count }) as OrderDetail['articles'][number];
const part = (missing: number, withdrawn = 0) => ({ lines: [{ ean: 'a', count: 2, missing, withdrawn }] });
const withdrawals = (count: number) => [{ lines: [{ ean: 'a', count }] }];

describe('rule 2.37: what a receipt tells', () => {
  const told: [string, ShownOrder, ReceiptStory][] = [
    ['a reservation', order('reservation', 'reserved'), 'reserved'],
    [
      'a reservation placed with a paid order',
      order('reservation', 'awaiting_payment', false, 'open'),
      'reservationAwaiting',
    ],
    ['a reservation whose deadline has passed', order('reservation', 'expired'), 'reservationExpired'],
    ['the same, placed with a paid order', order('reservation', 'expired', false, 'paid'), 'reservationExpired'],
    ['a reservation whose neighbour was not paid in time', order('reservation', 'expired', false, 'expired'), 'unpaid'],
    ['an order being paid', order('order', 'awaiting_payment', true, 'open'), 'awaiting'],
    ['a paid order to be sent', order('order', 'received', true, 'paid'), 'receivedSend'],
    ['a paid order to be collected', order('order', 'received', false, 'paid'), 'receivedCollect'],
    ['an order that is packed', order('order', 'picking', true, 'paid'), 'pickingSend'],
    ['an order that is ready', order('order', 'ready', false, 'paid'), 'ready'],
    ['an order not paid in time', order('order', 'expired', true, 'expired'), 'unpaid'],
    ['a paid order that nobody collected', order('order', 'expired', false, 'paid'), 'uncollected'],
    ['a payment that was declined', order('order', 'cancelled', true, 'declined'), 'declined'],
    ['a payment that came too late', order('order', 'cancelled', true, 'unwound'), 'unwound'],
    ['a payment that came after the order had expired', order('order', 'expired', true, 'unwound'), 'unwound'],
    ['a payment of another amount', order('order', 'cancelled', true, 'wrong_amount'), 'wrongAmount'],
    ['an order called off', order('order', 'cancelled', true, 'paid'), 'cancelled'],
    [
      'a reservation the shop found nothing of',
      order('reservation', 'cancelled', false, undefined, { parts: [part(2)] }),
      'reservationNotFound',
    ],
    [
      'a reservation called off when something was missing',
      order('reservation', 'cancelled', false, undefined, { parts: [part(1, 1)] }),
      'reservationCancelled',
    ],
    [
      'a paid order the shop found nothing of',
      order('order', 'cancelled', true, 'paid', { parts: [part(2)] }),
      'notFound',
    ],
    [
      'an order on its way that is withdrawn from',
      order('order', 'sent', true, 'paid', { parts: [part(1)], withdrawals: withdrawals(1) }),
      'withdrawn',
    ],
    [
      'an order of which something is kept',
      order('order', 'delivered', true, 'paid', { parts: [part(0)], withdrawals: withdrawals(1) }),
      'delivered',
    ],
    [
      'an order that has come back',
      order('order', 'returned', true, 'paid', { money: { captured: 500, refunded: 0 }, withdrawals: withdrawals(2) }),
      'returned',
    ],
    [
      'an order that has been paid back',
      order('order', 'returned', true, 'paid', {
        money: { captured: 500, refunded: 500 },
        withdrawals: withdrawals(2),
      }),
      'refunded',
    ],
    ['an order of before purchases', order('order', 'sent', true), 'sent'],
    ['one of those that nobody collected', order('order', 'expired'), 'uncollected'],
    ['a reservation that is picked', order('reservation', 'picking'), 'reservationPicking'],
    ['a reservation that is ready', order('reservation', 'ready'), 'reservationReady'],
    ['a reservation that was collected', order('reservation', 'collected'), 'reservationCollected'],
    ['a reservation called off', order('reservation', 'cancelled'), 'reservationCancelled'],
    [
      'a reservation whose neighbour’s payment was declined',
      order('reservation', 'cancelled', false, 'declined'),
      'declined',
    ],
    ['an order that is packed to be collected', order('order', 'picking', false, 'paid'), 'pickingCollect'],
    ['an order that was collected', order('order', 'collected', false, 'paid'), 'collected'],
    [
      'an order that was collected and is withdrawn from',
      order('order', 'collected', false, 'paid', { withdrawals: withdrawals(2) }),
      'withdrawn',
    ],
    [
      'an order that was delivered and is withdrawn from',
      order('order', 'delivered', true, 'paid', { withdrawals: withdrawals(2) }),
      'withdrawn',
    ],
    [
      'an order of which an øre is still to be paid back',
      order('order', 'returned', true, 'paid', { money: { captured: 500, refunded: 499 } }),
      'returned',
    ],
    [
      'an order that has come back and cost nothing',
      order('order', 'returned', true, 'paid', { money: { captured: 0, refunded: 0 } }),
      'returned',
    ],
  ];
  it.each(told)('%s', (_, one, story) => {
    expect(receiptStory(one)).toBe(story);
  });

  it('every status a kind can have has a story of its kind', () => {
    for (const kind of ['reservation', 'order'] as const) {
      const reachable = Object.entries(moves[kind]).flatMap(([from, to]) => [from, ...Object.keys(to)]);
      for (const status of new Set(reachable))
        expect(receiptStory(order(kind, OrderStatus.parse(status)))).toEqual(expect.any(String));
    }
  });
});

describe('rule 2.37: how it stands in a word', () => {
  it('is its status, unless nothing of it is kept', () => {
    expect(shownStatus(order('order', 'sent', true, 'paid'))).toBe('sent');
    expect(shownStatus(order('order', 'sent', true, 'paid', { withdrawals: withdrawals(2) }))).toBe('withdrawn');
    expect(shownStatus(order('reservation', 'cancelled', false, undefined, { parts: [part(2)] }))).toBe('notFound');
    expect(shownStatus(order('order', 'cancelled', true, 'paid', { parts: [part(2)] }))).toBe('notFound');
    expect(shownStatus(order('order', 'cancelled', true, 'declined'))).toBe('cancelled');
  });

  it('there is somewhere to collect until it has been, or is off, and nowhere for what is sent', () => {
    const waiting = ['awaiting_payment', 'reserved', 'received', 'picking', 'ready'];
    for (const status of OrderStatus.options)
      expect([status, isToCollect({ status, delivery: false }), isToCollect({ status, delivery: true })]).toEqual([
        ...[status, waiting.includes(status), false],
      ]);
  });
});

describe('rule 10.8: the way to the right of withdrawal is shown', () => {
  const shown: [string, ShownOrder, boolean][] = [
    ['for what was paid here', order('order', 'sent', true, 'paid'), true],
    ['while something is left', order('order', 'sent', true, 'paid', { withdrawals: withdrawals(1) }), true],
    [
      'not when all of it is withdrawn from',
      order('order', 'sent', true, 'paid', { withdrawals: withdrawals(2) }),
      false,
    ],
    [
      'not when the rest was never found',
      order('order', 'sent', true, 'paid', { parts: [part(1)], withdrawals: withdrawals(1) }),
      false,
    ],
    ['not for what is paid in the shop', order('reservation', 'collected'), false],
    ['not when it was called off', order('order', 'cancelled', true, 'paid'), false],
    ['not when nobody collected it', order('order', 'expired', false, 'paid'), false],
    ['not when it is back', order('order', 'returned', true, 'paid'), false],
  ];
  it.each(shown)('%s', (_, one, open) => {
    expect(canBeWithdrawn(one)).toBe(open);
  });
});

describe('rule 2.38: the pass is shown', () => {
  const kept = { reservation: ['reserved', 'picking', 'ready'], order: ['ready'] };
  it.each(['reservation', 'order'] as const)(
    'from the start for a reservation, when it is ready for an order: %s',
    (kind) => {
      for (const status of OrderStatus.options)
        expect([status, isKept({ kind, status, delivery: false }), isKept({ kind, status, delivery: true })]).toEqual([
          ...[status, kept[kind].includes(status), false],
        ]);
    },
  );
});
