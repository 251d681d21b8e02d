import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberNumber } from '@/lib/customers/member-number';
import { grouped } from '@/lib/text/grouped';

/** Luhn's check as a reader does it: from the right, every second digit twice. */
const isRight = (number: string) =>
  [...number].reverse().reduce((sum, digit, at) => {
    const twice = String(Number(digit) * (1 + (at % 2)));
    return sum + [...twice].reduce((so, one) => so + Number(one), 0);
  }, 0) %
    10 ===
  0;
const ids = fc.integer({ min: 1, max: 8_999_999 });

describe('rule 6.6: the number of a member', () => {
  it.each([
    [1, '1000 0016'],
    [123, '1000 1238'],
  ])('%i is read as %s', (id, read) => expect(grouped(memberNumber(id))).toBe(read));

  it('is eight digits that hold the id and can be checked', () => {
    fc.assert(
      fc.property(ids, (id) => {
        const number = memberNumber(id);
        expect(number).toMatch(/^\d{8}$/);
        expect(Number(number.slice(0, -1)) - 1_000_000).toBe(id);
        expect(isRight(number)).toBe(true);
      }),
    );
  });

  it('shows a digit that was heard wrong', () => {
    fc.assert(
      fc.property(ids, fc.nat(7), fc.integer({ min: 1, max: 9 }), (id, at, more) => {
        const digits = [...memberNumber(id)];
        digits[at] = String((Number(digits[at]) + more) % 10);
        expect(isRight(digits.join(''))).toBe(false);
      }),
    );
  });
});
