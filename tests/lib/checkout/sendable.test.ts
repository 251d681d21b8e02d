import { describe, expect, test } from 'vitest';
import { canAllBeSent, sendingMethod } from '@/lib/checkout/sendable';

const line = (ean: string, count: number, onlyCC = false) => ({ ean, count, onlyCC });
const stock = {
  a: [{ id: 55, qty: 2 }],
  b: [
    { id: 3, qty: 1 },
    { id: 4, qty: 1 },
  ],
};

describe('rule 2.29: a way on where nobody has a line to collect', () => {
  test('it is sent from wherever it stands whole, the web shop too', () => {
    expect(canAllBeSent([line('a', 2), line('b', 1)], stock)).toBe(true);
  });

  test.each([
    ['pieces in two shops are no whole line', [line('b', 2)]],
    ['nobody has it', [line('c', 1)]],
    ['it is only collected', [line('a', 1, true)]],
    ['nobody has one of two', [line('a', 1), line('c', 1)]],
  ])('not when %s', (_, lines) => {
    expect(canAllBeSent(lines, stock)).toBe(false);
  });

  test('home if that is a way, else any way of sending, else none', () => {
    const [collect, pickup, delivery] = [{ id: 'collect' }, { id: 'pickup_point' }, { id: 'delivery' }];
    expect(sendingMethod([collect, pickup, delivery])).toBe(delivery);
    expect(sendingMethod([collect, pickup])).toBe(pickup);
    expect(sendingMethod([collect])).toBeUndefined();
  });
});
