import { describe, expect, test } from 'vitest';
import { withHeld } from '@/lib/checkout/held';

const order = (shopID: number, ...articles: [ean: string, count: number][]) => ({
  shopID,
  articles: articles.map(([ean, count]) => ({ ean, count })),
});

describe('rule 2.34: what is held for a purchase is not sold out to it', () => {
  test('the last piece of a shop is there for who holds it', () => {
    expect(withHeld({ a: [] }, [order(3, ['a', 1])])).toEqual({ a: [{ id: 3, qty: 1 }] });
  });

  test('what is held counts where it stands, with most first as in every answer', () => {
    const stock = {
      a: [
        { id: 4, qty: 3 },
        { id: 3, qty: 2 },
      ],
      b: [{ id: 3, qty: 1 }],
    };
    expect(withHeld(stock, [order(3, ['a', 2]), order(55, ['b', 1])])).toEqual({
      a: [
        { id: 3, qty: 4 },
        { id: 4, qty: 3 },
      ],
      b: [
        { id: 3, qty: 1 },
        { id: 55, qty: 1 },
      ],
    });
  });

  test('nothing is said of what was not asked about, and nothing changes where nothing is held', () => {
    const stock = { a: [{ id: 4, qty: 3 }] };
    expect(withHeld(stock, [order(3, ['b', 1])])).toEqual(stock);
    expect(withHeld(stock, [])).toBe(stock);
  });
});
