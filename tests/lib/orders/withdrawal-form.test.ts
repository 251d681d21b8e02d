import { describe, expect, it } from 'vitest';
import { orderNumberOf, withdrawalFormErrors } from '@/lib/orders/withdrawal-form';

describe('rule 10.11: an order number as people type it', () => {
  const cases: [string, string | undefined][] = [
    ['NV-100001', 'NV-100001'],
    ['nv-100001', 'NV-100001'],
    [' NV 100001 ', 'NV-100001'],
    ['NV–100001', 'NV-100001'],
    ['100001', 'NV-100001'],
    ['000100001', 'NV-100001'],
    ['', undefined],
    ['NV-', undefined],
    ['NV-1000000000', undefined],
    ['NV-100001-A1', undefined],
    ["1' or 1=1", undefined],
  ];
  it.each(cases)('%j → %s', (typed, number) => expect(orderNumberOf(typed)).toBe(number));

  it('answers a text of any length', { timeout: 5000 }, () => {
    expect(orderNumberOf(`${' '.repeat(400_000)}x`)).toBeUndefined();
    expect(orderNumberOf(`nv${' '.repeat(400_000)}1`)).toBe('NV-1');
  });
});

it('rule 5.4: what is wrong is told in the order of the form', () => {
  expect(withdrawalFormErrors({ number: ' ', email: '' })).toEqual({
    number: ['order_number_required'],
    email: ['email_required'],
  });
  expect(withdrawalFormErrors({ number: 'x', email: 'x' })).toEqual({
    number: ['order_number_invalid'],
    email: ['email_invalid'],
  });
  expect(withdrawalFormErrors({ number: '1', email: 'kari@example.no' })).toEqual({});
});
