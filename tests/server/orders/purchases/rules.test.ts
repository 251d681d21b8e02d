import { describe, expect, it } from 'vitest';
import { HOLD_MS, methodOf, type Verdict, verdict } from '@/server/orders/purchases/rules';
import { card } from '@/tests/server/orders/payments/fixture';

const MINUTE = 60_000;
const NOON = new Date('2026-03-03T11:00:00Z');
const wait: Verdict = { do: 'wait' };
const drop = (why: 'declined' | 'cancelled' | 'expired', release: boolean): Verdict => ({ do: 'cancel', why, release });

describe('what follows from what the providers say', () => {
  it.each([
    // Purchase, provider, minutes after the hold.
    ['open', 'open', -1, wait],
    ['open', 'pending', -1, wait],
    ['open', 'unknown', -1, wait],
    ['open', 'paid', -1, { do: 'pay' }],
    ['open', 'declined', -1, drop('declined', true)],
    ['open', 'cancelled', -1, drop('cancelled', true)],
    ['open', 'expired', -1, drop('expired', true)],
    ['open', 'wrong_amount', -1, { do: 'refuse' }],
    // Rule 19.4: the goods go back, and the payment may still come.
    ['open', 'open', 0, drop('expired', false)],
    ['open', 'pending', 0, drop('expired', false)],
    ['open', 'unknown', 14, wait],
    ['open', 'unknown', 15, drop('expired', false)],
    ['open', 'paid', 5, { do: 'pay' }],
    ['expired', 'paid', 5, { do: 'pay' }],
    ['expired', 'open', 44, wait],
    ['expired', 'open', 45, { do: 'close' }],
    ['expired', 'pending', 600, wait],
    ['expired', 'unknown', 600, wait],
    ['expired', 'pending', 7 * 24 * 60, { do: 'close' }],
    ['expired', 'unknown', 7 * 24 * 60, { do: 'close' }],
    ['expired', 'declined', 5, { do: 'close' }],
    ['expired', 'wrong_amount', 5, { do: 'refuse' }],
    // Rule 19.3: what is settled stays settled.
    ...(['paid', 'declined', 'cancelled', 'unwound', 'wrong_amount'] as const).flatMap((state) =>
      (['paid', 'open', 'declined', 'wrong_amount'] as const).map((said) => [state, said, 5, wait] as const),
    ),
  ] as const)('%s, the provider says %s, %i minutes after the hold', (state, outcome, minutes, follows) => {
    const now = new Date(NOON.getTime() + minutes * MINUTE);
    expect(verdict(state, outcome, NOON, now)).toEqual(follows);
  });

  it('rule 19.4: goods are held for a quarter of an hour', () => {
    expect(HOLD_MS).toBe(15 * MINUTE);
  });
});

describe('rule 19.1: a purchase has one payment method', () => {
  it.each([
    [['card'], 'card'],
    [['instalments'], 'instalments'],
    [['card', 'in_shop'], 'card'],
    [['card', 'card'], 'card'],
    [['card', 'instalments'], 'mixed'],
    [['in_shop'], undefined],
    [[undefined], undefined],
  ] as const)('%j', (ways, method) => {
    expect(methodOf({ orders: ways.map((Payment) => card({ Payment })) })).toBe(method);
  });
});
