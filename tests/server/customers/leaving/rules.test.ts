import { describe, expect, it } from 'vitest';
import { AWAITED_MONTHS, type LeftOrder, needsPerson } from '@/server/customers/leaving/rules';
import { softwarePage } from '@/tests/support/brand-pages';

const TUESDAY = new Date('2026-03-03T11:00:00Z');
const order = (over: Partial<LeftOrder>): LeftOrder => ({
  ...{ id: 1, kind: 'order', status: 'delivered', at: TUESDAY, informed: true, payable: false, awaitedSince: null },
  ...over,
});
const last = '2026-03-17T22:59:59Z';
const after = '2026-03-17T23:00:00Z';

describe('rule 10.29: an order keeps its buyer until it is over', () => {
  it.each<[string, Partial<LeftOrder>, string, boolean]>([
    ['paid and not yet picked', { status: 'received' }, '2027-03-03T11:00:00Z', true],
    ['being picked', { status: 'picking' }, after, true],
    ['ready to collect', { status: 'ready' }, after, true],
    ['being paid', { status: 'awaiting_payment' }, after, true],
    ['a reservation that waits', { kind: 'reservation', status: 'reserved' }, after, true],
    ['a reservation that was collected', { kind: 'reservation', status: 'collected' }, '2026-03-03T11:00:01Z', false],
    ['a reservation that expired', { kind: 'reservation', status: 'expired' }, '2026-03-03T11:00:01Z', false],
    ['cancelled', { status: 'cancelled' }, '2026-03-03T11:00:01Z', false],
    ['expired, and may still be paid', { status: 'expired', payable: true }, '2026-03-03T11:00:01Z', true],
    ['everything is back', { status: 'returned' }, '2026-03-03T11:00:01Z', false],
    ['delivered, on the last day of withdrawal', {}, last, true],
    ['delivered, the day after', {}, after, false],
    ['collected, on the last day', { status: 'collected' }, last, true],
    ['collected, the day after', { status: 'collected' }, after, false],
    ['delivered to one who was not told of the right', { informed: false }, after, true],
    ['sent, and nobody says that it has come', { status: 'sent' }, '2026-06-03T10:59:59Z', true],
    ['sent three months ago', { status: 'sent' }, '2026-06-03T11:00:00Z', false],
    ['a complaint or a return is awaited', { awaitedSince: TUESDAY }, '2026-06-03T10:59:59Z', true],
    ['three months after it was made', { awaitedSince: TUESDAY }, '2026-06-03T11:00:00Z', false],
  ])('%s', (_, over, now, needed) => {
    expect(needsPerson(order(over), new Date(now))).toBe(needed);
  });

  it('the privacy page names the months', () => {
    const texts = softwarePage('personvernerklaering').blocks.map((block) => ('text' in block ? block.text : ''));
    expect(AWAITED_MONTHS).toBe(3);
    expect(texts.filter((text) => text.includes('tre måneder'))).toHaveLength(1);
  });
});
