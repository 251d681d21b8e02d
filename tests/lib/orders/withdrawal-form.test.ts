import { describe, expect, it } from 'vitest';
import { tidyWithdrawalForm, typedOrderId, withdrawalFormErrors } from '@/lib/orders/withdrawal-form';

describe('rule 10.11: an order number as people type it', () => {
  const cases: [string, number | undefined][] = [
    ['NV-100001', 100_001],
    ['nv-100001', 100_001],
    [' AB 100001 ', 100_001],
    ['FISK–100001', 100_001],
    ['100001', 100_001],
    ['#100001', 100_001],
    ['000100001', 100_001],
    ['', undefined],
    ['NV-', undefined],
    ['NV-1000000000', undefined],
    ['NV-100001-A1', undefined],
    ["1' or 1=1", undefined],
  ];
  it.each(cases)('%j → %s', (typed, id) => expect(typedOrderId(typed)).toBe(id));

  it('is sent with its prefix, if one was typed: the brand that sold is the server’s to know', () => {
    const sent = (number: string) => tidyWithdrawalForm({ number, email: ' Kari@example.no' });
    expect(sent(' ab 100001')).toEqual({ number: 'AB-100001', email: 'kari@example.no' });
    expect(sent('#100001')).toMatchObject({ number: '100001' });
  });

  it('answers a text of any length', { timeout: 5000 }, () => {
    expect(typedOrderId(`${' '.repeat(400_000)}x`)).toBeUndefined();
    expect(typedOrderId(`nv${' '.repeat(400_000)}1`)).toBe(1);
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
