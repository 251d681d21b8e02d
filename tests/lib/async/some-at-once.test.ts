import { describe, expect, it } from 'vitest';
import { someAtOnce } from '@/lib/async/some-at-once';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const refuse = async (number: number) => {
  throw new Error(`${number}`);
};

describe('some at once', () => {
  it('starts items in order, and never more than the limit at once', async () => {
    const begun: number[] = [];
    let [under, most] = [0, 0];
    const outcome = await someAtOnce(numbers(12), 3, async (number) => {
      begun.push(number);
      under += 1;
      most = Math.max(most, under);
      await Promise.resolve();
      under -= 1;
    });
    expect([begun, most, outcome]).toEqual([numbers(12), 3, { failures: [], left: [] }]);
  });

  it('a failure stops no other item', async () => {
    const { failures, left } = await someAtOnce(numbers(20), 2, async (number) => {
      if (number % 3 > 0) await refuse(number);
    });
    expect([failures.length, left]).toEqual([14, []]);
  });

  it.each([
    [1, 5],
    [3, 7],
    [5, 9],
  ])('%i at once begin nothing more when five in a row have failed', async (most, tried) => {
    const { failures, left } = await someAtOnce(numbers(20), most, refuse);
    expect([failures.length, left.length]).toEqual([tried, 20 - tried]);
  });

  it('accepts an empty list', async () => {
    expect(await someAtOnce([], 5, refuse)).toEqual({ failures: [], left: [] });
  });
});
