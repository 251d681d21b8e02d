import { describe, expect, it } from 'vitest';
import type { Variant } from '@/lib/contracts/catalogue';
import type { Shop } from '@/lib/contracts/shops';
import { firstShops } from '@/lib/product/stock-shops';

const shop = (id: number, name: string) => ({ id, name, slug: name, description: 'long' }) as unknown as Shop;
const shops = ['Ålesund', 'Oslo', 'Bodø', 'Alta', 'Førde', 'Bergen'].map((name, index) => shop(index + 1, name));
const variant = (colorId: number, ...ids: number[]) =>
  ({
    ...{ canPurchase: true, availability: ids.length, shops: ids.map((id) => ({ id, qty: 1 })) },
    ...{ size: { id: 1, name: 'M' }, color: { id: colorId, name: '', hex: null } },
  }) as unknown as Variant;

describe('the shops a product page brings with it', () => {
  it('are the first three by name that have the colour it opens on', () => {
    const names = firstShops(shops, [variant(1, 1, 2, 3, 5, 6), variant(2, 4)]).map(({ name }) => name);
    expect(names).toEqual(['Bergen', 'Bodø', 'Førde']);
  });

  it('are none where nobody has it, and carry nothing that is not shown', () => {
    expect(firstShops(shops, [variant(1)])).toEqual([]);
    expect(firstShops(shops, [variant(1, 2)])[0]).not.toHaveProperty('description');
  });
});
