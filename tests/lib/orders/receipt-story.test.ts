import { describe, expect, it } from 'vitest';
import type { OrderDetail } from '@/lib/contracts/order-detail';
import { OrderStatus } from '@/lib/contracts/orders';
import { moves } from '@/lib/orders/moves';
import { isKept, type ReceiptStory, receiptStory, type ToldOrder } from '@/lib/orders/receipt-story';

type State = NonNullable<ToldOrder['purchase']>['state'];

const order = (
  kind: OrderDetail['kind'],
  status: OrderDetail['status'],
  delivery = false,
  state?: State,
): ToldOrder => ({ kind, status, delivery, purchase: state ? { state } : null });

describe('rule 2.37: what a receipt tells', () => {
  const told: [string, ToldOrder, ReceiptStory][] = [
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
    ['an order called off', order('order', 'cancelled', true, 'paid'), 'cancelled'],
    ['an order of before purchases', order('order', 'sent', true), 'sent'],
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

describe('rule 2.38: the pass is shown', () => {
  const kept: [string, ToldOrder, boolean][] = [
    ['for a reservation from the start', order('reservation', 'reserved'), true],
    ['for a paid order when it is ready', order('order', 'ready', false, 'paid'), true],
    ['not before', order('order', 'received', false, 'paid'), false],
    ['not for what is sent', order('order', 'picking', true, 'paid'), false],
    ['not when it is over', order('reservation', 'collected'), false],
  ];
  it.each(kept)('%s', (_, one, shown) => {
    expect(isKept(one)).toBe(shown);
  });
});
