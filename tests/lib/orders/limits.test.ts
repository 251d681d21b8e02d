import { describe, expect, it } from 'vitest';
import {
  isTooMuch,
  isTooMuchToHold,
  MOST_HELD_PER_VARIANT,
  MOST_HELD_PIECES,
  MOST_LINES_PER_PURCHASE,
  MOST_LINES_PER_RESERVATION,
  MOST_OPEN_PIECES,
  MOST_PIECES_PER_PURCHASE,
  MOST_PIECES_PER_RESERVATION,
  overCustomerLimit,
} from '@/lib/orders/limits';

const line = (ean: string, count: number, webPurchaseLimit = 10) => ({ ean, count, webPurchaseLimit });
const linesOf = (count: number) => Array.from({ length: count }, (_, i) => line(`line${i}`, 1));

describe('rule 15.15: how much one may have set aside', () => {
  it.each([
    ['lines up to the limit', linesOf(MOST_LINES_PER_RESERVATION), [], false],
    ['one line more', linesOf(MOST_LINES_PER_RESERVATION + 1), [], true],
    ['pieces up to the limit', [line('a', MOST_PIECES_PER_RESERVATION)], [], false],
    ['one piece more', [line('a', MOST_PIECES_PER_RESERVATION), line('b', 1)], [], true],
    ['with what waits, up to the limit', [line('a', 10)], [line('b', MOST_OPEN_PIECES - 10)], false],
    ['with what waits, one more', [line('a', 10)], [line('b', MOST_OPEN_PIECES - 9)], true],
  ])('%s', (_, wanted, open, refused) => expect(isTooMuch(wanted, open)).toBe(refused));

  const full = Array.from({ length: 4 }, (_, i) => line(`line${i}`, MOST_PIECES_PER_PURCHASE / 4));
  const held = (count: number) => [line('held a', 30), line('held b', 30), line('held c', count - 60)];
  it.each([
    ['as many lines as are held', linesOf(MOST_LINES_PER_PURCHASE), [], undefined],
    ['one line more', linesOf(MOST_LINES_PER_PURCHASE + 1), [], 'order_too_large'],
    ['as many pieces as are held', full, [], undefined],
    ['one piece more', [...full, line('a', 1)], [], 'order_too_large'],
    ['as many of one variant', [line('a', MOST_HELD_PER_VARIANT)], [], undefined],
    ['one more of it', [line('a', MOST_HELD_PER_VARIANT + 1)], [], 'order_too_large'],
    ['beside what is being paid', full, [line('b', MOST_HELD_PER_VARIANT)], undefined],
    ['beside it, up to the limit', [line('a', 20)], held(MOST_HELD_PIECES - 20), undefined],
    ['beside it, one more', [line('a', 21)], held(MOST_HELD_PIECES - 20), 'too_many_held'],
    ['the same variant twice', [line('a', 16)], [line('a', MOST_HELD_PER_VARIANT - 15)], 'too_many_held'],
  ])('to be paid: %s', (_, wanted, open, code) => expect(isTooMuchToHold(wanted, open)).toBe(code));

  it.each([
    ['nothing waits', [line('a', 10)], [], []],
    ['more than the limit at once', [line('a', 11)], [], [{ eanNo: 'a', available: 10 }]],
    ['the limit holds over orders', [line('a', 2, 3)], [line('a', 1), line('a', 1)], [{ eanNo: 'a', available: 1 }]],
    ['what waits of something else does not count', [line('a', 3, 3)], [line('b', 9)], []],
    ['never less than none', [line('a', 1, 3)], [line('a', 5)], [{ eanNo: 'a', available: 0 }]],
  ])('per customer: %s', (_, wanted, open, over) => expect(overCustomerLimit(wanted, open)).toEqual(over));
});
