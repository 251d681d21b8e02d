import { describe, expect, test } from 'vitest';
import { type CheckoutState, firstProblem, stepFor } from '@/lib/checkout/steps';

const ready: CheckoutState = {
  ...{ linesWrong: false, unsendable: false, shop: undefined, addressWrong: false, contactWrong: false },
};

describe('rule 2.36: a step opened too early leads to the first open one', () => {
  test.each([
    ['#betaling', 'sted', 'sted'],
    ['#betaling', undefined, 'betaling'],
    ['#varer', 'sted', 'varer'],
    ['#sted', 'sted', 'sted'],
    ['#annet', 'sted', undefined],
    ['', 'sted', undefined],
  ] as const)('%s with %s open leads to %s', (hash, open, step) => {
    expect(stepFor(hash, open)).toBe(step);
  });

  test('what is wrong is named in the order of the page', () => {
    const all: CheckoutState = {
      ...{ linesWrong: true, unsendable: true, shop: 'none', addressWrong: true, contactWrong: true },
    };
    expect(firstProblem(all)?.problem).toBe('lines');
    expect(firstProblem({ ...all, linesWrong: false })?.problem).toBe('unsendable');
    expect(firstProblem({ ...all, linesWrong: false, unsendable: false })?.problem).toBe('shop');
    expect(firstProblem({ ...ready, shop: 'lacks', addressWrong: true })?.problem).toBe('lacks');
    expect(firstProblem({ ...ready, shop: 'has_all', addressWrong: true, contactWrong: true })?.problem).toBe(
      'address',
    );
    expect(firstProblem({ ...ready, contactWrong: true })).toEqual({ problem: 'contact', step: 'hvem' });
    expect(firstProblem(ready)).toBeUndefined();
  });
});
