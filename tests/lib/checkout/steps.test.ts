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

  const all: CheckoutState = {
    ...{ linesWrong: true, unsendable: true, shop: 'none', addressWrong: true, contactWrong: true },
  };
  test.each([
    ['lines', 'varer', {}],
    ['unsendable', 'levering', { linesWrong: false }],
    ['shop', 'sted', { linesWrong: false, unsendable: false }],
    ['lacks', 'sted', { linesWrong: false, unsendable: false, shop: 'lacks' }],
    ['address', 'sted', { linesWrong: false, unsendable: false, shop: 'has_all' }],
    ['address', 'sted', { linesWrong: false, unsendable: false, shop: undefined }],
    ['contact', 'hvem', { linesWrong: false, unsendable: false, shop: undefined, addressWrong: false }],
  ] as const)('what is wrong is named in the order of the page: %s at %s', (problem, step, over) => {
    expect(firstProblem({ ...all, ...over })).toEqual({ problem, step });
  });

  test('nothing is', () => {
    expect(firstProblem(ready)).toBeUndefined();
  });
});
