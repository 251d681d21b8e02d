import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPromo } from '@/lib/cart/promo';

beforeEach(() => {
  for (const how of ['group', 'warn'] as const) vi.spyOn(console, how).mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

describe('rule 4.13: a promo code, stored or as the shop answered', () => {
  const fixed = { Code: 'VINTER', Name: 'Vinter', Fixed: true, Amount: 5000 };
  const share = { Code: 'VINTER', Name: '', Fixed: false, Amount: 0.25 };
  it.each([fixed, share, { ...share, Amount: 1 }])('%j is read as it is', (stored) => {
    expect(readPromo({ ...stored, more: 1 })).toEqual(stored);
  });

  it('none is none, and nothing is said of it', () => {
    expect(readPromo(undefined)).toBeUndefined();
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each([
    null,
    'VINTER',
    {},
    { ...fixed, Code: '' },
    { ...fixed, Code: 7 },
    { ...fixed, Name: undefined },
    { ...fixed, Fixed: 'true' },
    { ...fixed, Amount: '5000' },
    { ...fixed, Amount: -1 },
    { ...share, Amount: 1.01 },
    { ...share, Fixed: undefined },
  ])('%j is damaged, and none', (stored) => {
    expect(readPromo(stored)).toBeUndefined();
  });
});
