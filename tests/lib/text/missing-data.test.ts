import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, ask } from '@/components/api';
import { readPromo } from '@/lib/cart/promo';
import { fromStored, toStored } from '@/lib/cart/stored';
import { cartOf, item, JACKET } from '@/tests/lib/cart/support';

let said: unknown[][];
beforeEach(() => {
  said = [];
  for (const how of ['group', 'warn', 'groupEnd'] as const)
    vi.spyOn(console, how).mockImplementation((...words: unknown[]) => void said.push([how, ...words]));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const group = (...words: string[]) => [['group', 'Missing data'], ['warn', ...words], ['groupEnd']];

describe('rule 8.13: missing required data is named on the console', () => {
  const kept = (harm: object) => {
    const cart = JSON.parse(JSON.stringify(toStored(cartOf(item(JACKET)))));
    return { ...cart, orders: cart.orders.map((line: object) => ({ ...line, ...harm })) };
  };
  it.each([
    [{ ean: 'x' }, ['ean']],
    [{ variant: { id: 1 } }, ['variant']],
    [{ name: '', count: 0, price: '7', id: null }, ['name', 'id', 'count', 'price']],
  ])('a line of the cart with %j', (harm, fields) => {
    expect(fromStored(kept(harm)).orders).toEqual([]);
    expect(said).toEqual(group('cart line', ...fields));
  });

  it('a shipping method', () => {
    fromStored({ shipping: [{ id: 'post', price: 9900 }] });
    expect(said).toEqual(group('shipping', 'name'));
  });

  const promo = { Code: 'TUR', Name: 'Tur', Fixed: true, Amount: 100 };
  it.each([
    [{ Code: '' }, ['Code']],
    [{ Name: null, Fixed: 1 }, ['Name', 'Fixed']],
    [{ Fixed: false, Amount: 2 }, ['Amount']],
  ])('a promo code with %j', (harm, fields) => {
    expect(readPromo({ ...promo, ...harm })).toBeUndefined();
    expect(said).toEqual(group('promo code', ...fields));
  });

  it('an empty answer counts as none', async () => {
    vi.stubGlobal('fetch', async () => Response.json(null));
    await expect(ask('GET /shops')).rejects.toEqual(new ApiError('offline', 0));
    expect(said).toEqual(group('GET /shops', 'answer'));
  });

  it('says nothing of complete or absent data', () => {
    expect(fromStored(kept({})).orders).toHaveLength(1);
    expect(readPromo(promo)).toEqual(promo);
    expect([fromStored(undefined).orders, readPromo(undefined)]).toEqual([[], undefined]);
    expect(said).toEqual([]);
  });
});
