import { describe, expect, it } from 'vitest';
import type { OrderPart } from '@/lib/contracts/order-detail';
import type { OrderLine } from '@/lib/contracts/orders';
import { deadlineWords } from '@/lib/orders/deadline-words';
import { isNotFound, keptOf, lackingOf, leaving, moneyRows, partState, remainingOf } from '@/lib/orders/order-progress';
import { withdrawalState } from '@/lib/orders/withdrawal-state';

const line = (ean: string, count: number, unitPrice: number): OrderLine => ({
  ...{
    ean,
    articleId: 1,
    slug: 's',
    name: ean,
    brand: '',
    color: '',
    size: '',
    image: null,
    count,
    unitPrice,
    pant: 0,
  },
});
const part = (id: number, lines: OrderPart['lines']): OrderPart => ({
  ...{ id, shop: { id, name: 'Bodø' }, kind: 'collect', state: 'picking', carrier: '', trackingNumber: '' },
  ...{ trackingUrl: '', leftAt: null, total: 0, lines },
});

describe('rule 2.37: what of an order leaves', () => {
  const parts = [
    part(1, [{ ean: 'a', count: 3, missing: 1, withdrawn: 1 }]),
    part(2, [{ ean: 'b', count: 1, missing: 1, withdrawn: 0 }]),
  ];

  it('counts what was not found and what was withdrawn from over all parts', () => {
    const withdrawals = [{ lines: [{ ean: 'a', count: 1 }] }];
    expect(lackingOf({ parts, withdrawals }, 'a')).toEqual({ missing: 1, withdrawn: 1, calledOff: 0 });
    expect(lackingOf({ parts, withdrawals }, 'c')).toEqual({ missing: 0, withdrawn: 0, calledOff: 0 });
  });

  it('what is withdrawn from after it left is withdrawn from too, and what nobody withdrew from was called off', () => {
    const sent = [part(1, [{ ean: 'a', count: 3, missing: 0, withdrawn: 0 }])];
    const withdrawals = [{ lines: [{ ean: 'a', count: 2 }] }];
    expect(lackingOf({ parts: sent, withdrawals }, 'a')).toEqual({ missing: 0, withdrawn: 2, calledOff: 0 });
    expect(lackingOf({ parts, withdrawals: [] }, 'a')).toEqual({ missing: 1, withdrawn: 0, calledOff: 1 });
  });

  it('counts what the buyer keeps', () => {
    const articles = [line('a', 3, 1), line('b', 1, 1)];
    expect(keptOf({ articles, parts, withdrawals: [] })).toBe(1);
    expect(keptOf({ articles, parts, withdrawals: [{ lines: [{ ean: 'a', count: 2 }] }] })).toBe(0);
    expect(isNotFound({ articles, parts, withdrawals: [] })).toBe(false);
  });

  it('a parcel is returned when all that it left with is back', () => {
    const sent = { ...part(1, [{ ean: 'a', count: 3, missing: 1, withdrawn: 1 }]), state: 'sent' as const };
    const withdrawal = (count: number, backAt: string | null) => ({ lines: [{ ean: 'a', count }], backAt });
    const state = (...withdrawals: ReturnType<typeof withdrawal>[]) => partState(sent, { status: 'sent', withdrawals });
    expect(state(withdrawal(1, 'before it left'))).toBe('sent');
    expect(state(withdrawal(1, 'before it left'), withdrawal(1, null))).toBe('sent');
    expect(state(withdrawal(1, 'before it left'), withdrawal(1, 'after'))).toBe('returned');
    expect(partState(sent, { status: 'returned', withdrawals: [] })).toBe('returned');
  });

  it.each<[OrderPart['state'], 'sent' | 'returned', ReturnType<typeof partState>]>([
    ['sent', 'returned', 'returned'],
    ['delivered', 'returned', 'returned'],
    ['collected', 'returned', 'returned'],
    ['ready', 'returned', 'ready'],
    ['closed', 'returned', 'closed'],
    ['delivered', 'sent', 'delivered'],
  ])('a part that is %s, of an order that is %s, is %s', (state, status, expected) => {
    const one = { ...part(1, [{ ean: 'a', count: 1, missing: 0, withdrawn: 0 }]), state };
    expect(partState(one, { status, withdrawals: [] })).toBe(expected);
  });

  it('a parcel of several lines is returned when each of them is back', () => {
    const lines = ['a', 'b'].map((ean) => ({ ean, count: 1, missing: 0, withdrawn: 0 }));
    const state = (...eans: string[]) =>
      partState(
        { ...part(1, lines), state: 'delivered' },
        { status: 'sent', withdrawals: eans.map((ean) => ({ lines: [{ ean, count: 1 }], backAt: '2026-03-03' })) },
      );
    expect([state('a'), state('b'), state('a', 'b')]).toEqual(['delivered', 'delivered', 'returned']);
  });

  it('nothing was found only where no line was, and there were some', () => {
    const articles = [line('a', 1, 1), line('b', 2, 1)];
    const missing = (a: number, b: number) => ({
      ...{ articles, withdrawals: [] },
      parts: [
        part(1, [
          { ean: 'a', count: 1, missing: a, withdrawn: 0 },
          { ean: 'b', count: 2, missing: b, withdrawn: 0 },
        ]),
      ],
    });
    expect([missing(1, 2), missing(1, 1), missing(0, 2)].map(isNotFound)).toEqual([true, false, false]);
    expect(isNotFound({ articles: [], parts: [], withdrawals: [] })).toBe(false);
  });

  it('of a line nobody keeps less than nothing', () => {
    const articles = [line('a', 1, 1), line('b', 1, 1)];
    const lines = [
      { ean: 'a', count: 1, missing: 1, withdrawn: 0 },
      { ean: 'b', count: 1, missing: 0, withdrawn: 0 },
    ];
    const withdrawals = [{ lines: [{ ean: 'a', count: 1 }] }];
    expect(keptOf({ articles, parts: [part(1, lines)], withdrawals })).toBe(1);
  });

  it('leaves out the lines of which nothing is left', () => {
    expect(parts.map(leaving)).toEqual([[{ ean: 'a', count: 1 }], []]);
  });

  it('what remains to pay is without the missing pieces and their share of the discount', () => {
    const order = { articles: [line('a', 3, 10_000), line('b', 1, 10_000)], total: 36_000, discount: 4000, freight: 0 };
    expect(remainingOf({ ...order, parts })).toBe(9000);
    expect(remainingOf({ ...order, parts: [] })).toBe(36_000);
  });
});

describe('rule 2.37: what has become of the money', () => {
  const none = { instrument: 'Visa', authorised: 50_000, captured: 0, released: 0, refunded: 0 };
  const order = (money: Partial<typeof none>, missing = 0, status: 'picking' | 'cancelled' = 'picking') => ({
    ...{ status, total: 50_000, discount: 0, freight: 0, articles: [line('a', 5, 10_000)] },
    ...{ money: { ...none, ...money }, parts: [part(1, [{ ean: 'a', count: 5, missing, withdrawn: 0 }])] },
  });

  it('all of it is held until something leaves', () => {
    expect(moneyRows(order({}))).toEqual([['held', 50_000]]);
  });

  it('what is charged or let go of is held no more, and the rows add up', () => {
    expect(moneyRows(order({ captured: 30_000, released: 5000, refunded: 10_000 }))).toEqual([
      ['held', 15_000],
      ['charged', 30_000],
      ['released', 5000],
      ['refunded', 10_000],
    ]);
  });

  it('what was not found, or is off, is not going to be charged', () => {
    expect(moneyRows(order({}, 2))).toEqual([
      ['held', 30_000],
      ['releasing', 20_000],
    ]);
    expect(moneyRows(order({ captured: 30_000 }, 2))).toEqual([
      ['releasing', 20_000],
      ['charged', 30_000],
    ]);
    expect(moneyRows(order({}, 0, 'cancelled'))).toEqual([['releasing', 50_000]]);
  });

  it('nothing is told before anything is authorised', () => {
    expect(moneyRows(order({ authorised: 0 }))).toEqual([]);
    expect(moneyRows({ ...order({}), money: null })).toEqual([]);
  });
});

describe('rule 2.37: where a withdrawal stands', () => {
  const left = [{ ean: 'a', count: 1, back: 0 }];
  it.each([
    ['awaited', { left, backAt: null, paidBack: false }],
    ['back', { left, backAt: '2026-03-03', paidBack: false }],
    ['paidBack', { left, backAt: '2026-03-03', paidBack: true }],
    ['stopped', { left: [], backAt: '2026-03-03', paidBack: false }],
  ])('%s', (state, withdrawal) => {
    expect(withdrawalState(withdrawal)).toBe(state);
  });
});

describe('a deadline is read as a day and an hour in Norway', () => {
  it.each([
    ['2026-11-21T17:00:00Z', 'lørdag 21. november', '18'],
    ['2026-06-01T16:30:00Z', 'mandag 1. juni', '18:30'],
    ['2026-11-21T23:30:00Z', 'søndag 22. november', '0:30'],
  ])('%s', (at, day, time) => {
    expect(deadlineWords(new Date(at))).toEqual({ day, time });
  });
});
