import { describe, expect, it, vi } from 'vitest';
import { ShopError } from '@/lib/errors';

describe('an error of the shop is recognised whichever instance of the module made it', () => {
  it('Next bundles the module more than once', async () => {
    vi.resetModules();
    const other = await import('@/lib/errors');
    expect(other.ShopError).not.toBe(ShopError);
    expect(new other.ShopError('not_found')).toBeInstanceOf(ShopError);
    expect(new Error('not_found')).not.toBeInstanceOf(ShopError);
  });
});
