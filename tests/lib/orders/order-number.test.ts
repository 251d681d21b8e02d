import { describe, expect, it } from 'vitest';
import {
  exampleNumber,
  ORDER_NUMBER,
  orderIdOf,
  orderNumberIn,
  returnNumberIn,
  withdrawalOf,
} from '@/lib/orders/order-number';

describe('rule 15.33: the number of an order', () => {
  const whole = new RegExp(`^${ORDER_NUMBER}$`);
  it.each([
    ['NV-100001', true],
    ['AB-1', true],
    ['FISK-999999999', true],
    ['A-100001', false],
    ['FISKE-100001', false],
    ['ab-100001', false],
    ['AB-1000000000', false],
    ['AB100001', false],
    ['ÆØ-100001', false],
  ])('%s is one: %s', (text, is) => expect(whole.test(text)).toBe(is));

  it.each([{ orderPrefix: 'NV' }, { orderPrefix: 'FISK' }])('the example of $orderPrefix is one', (brand) => {
    expect(exampleNumber(brand)).toMatch(whole);
    expect(orderNumberIn(exampleNumber(brand).toLowerCase())).toBe(exampleNumber(brand));
  });

  it.each([
    ['NV-100001', 'NV-100001'],
    ['ab 100001', 'AB-100001'],
    ['fisk100 001', 'FISK-100001'],
    ['100001', '100001'],
    ['#100001', '100001'],
    ['#AB-100001', 'AB-100001'],
    ['Ordrenummer: AB-100001', 'AB-100001'],
    ['Ordre nr. 100001', '100001'],
    ['reservasjon abc 100001', 'ABC-100001'],
    ['nr 100001', '100001'],
    ['No. NR-100001', 'NR-100001'],
    ['AB-100001-A1', undefined],
    ['1234567890', undefined],
    ['A 100001', undefined],
    ['fiske 100001', undefined],
    ['AB-', undefined],
    ['', undefined],
  ])('%j is read as %s', (typed, number) => expect(orderNumberIn(typed)).toBe(number));

  it.each([
    ['NV-100001', 100_001],
    ['FISK-100001', 100_001],
    ['100001', 100_001],
    ['000100001', 100_001],
    ['999999999', 999_999_999],
    ['1000000000', undefined],
    ['ab-100001', undefined],
    ['AB-100001-A1', undefined],
    ['100001 ', undefined],
    ['', undefined],
  ])('the digits of %j are the order: %s', (number, id) => expect(orderIdOf(number)).toBe(id));

  it.each([
    ['NV-100001-A1', 'NV-100001-A1', { orderId: 100_001, nth: 1 }],
    [' ab 100001 a12 ', 'AB-100001-A12', { orderId: 100_001, nth: 12 }],
    ['100001a2', '100001-A2', { orderId: 100_001, nth: 2 }],
    ['100001-A2', '100001-A2', { orderId: 100_001, nth: 2 }],
    ['NV-100001', undefined, undefined],
    ['NV-100001-A', undefined, undefined],
    ['NV-100001-R1', undefined, undefined],
    ['NV-1000000000-A1', undefined, undefined],
    ['https://shop.example/kvittering/100007-A1', undefined, undefined],
  ])('%j is withdrawal %s', (typed, number, withdrawal) => {
    expect(returnNumberIn(typed)).toBe(number);
    expect(withdrawalOf(typed)).toEqual(withdrawal);
  });
});
