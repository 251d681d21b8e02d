import { afterEach, describe, expect, it, vi } from 'vitest';
import { countDoors, hasDoor, webShop, webShops } from '@/lib/shops/web-shop';

const onPage = (said: string) => vi.stubGlobal('document', { documentElement: { dataset: { webShops: said } } });
afterEach(() => void vi.unstubAllGlobals());

describe('rule 9.7: the web shop is said by the page', () => {
  it('it has no door; the others have one', () => {
    onPage('9');
    expect([webShops(), webShop(), hasDoor(9), hasDoor(1)]).toEqual([[9], 9, false, true]);
  });

  it('in a chain without one, each shop has a door, and so has the place of goods whose size is not chosen yet', () => {
    onPage('');
    expect(webShops()).toEqual([]);
    expect(countDoors([0, 1, 2])).toBe(3);
  });
});
