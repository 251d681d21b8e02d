import { describe, expect, it } from 'vitest';
import type { OrderPart } from '@/lib/contracts/order-detail';
import type { OrderLine } from '@/lib/contracts/orders';
import { lackingOf, leaving, moneyRows, remainingOf } from '@/lib/orders/order-progress';

const line = (ean: string, count: number, unitPrice: number): OrderLine => ({
  ...{
    ean,
    articleId: 1,
    slug: 's',
    name: ean,
    brand: '',
    color: '',
    size: '',
    image: null,
    count,
    unitPrice,
    pant: 0,
  },
});
const part = (id: number, lines: OrderPart['lines']): OrderPart => ({
  ...{ id, shop: { id, name: 'Bodø' }, kind: 'collect', state: 'picking', carrier: '', trackingNumber: '' },
  ...{ trackingUrl: '', leftAt: null, total: 0, lines },
});

describe('rule 2.37: what of an order leaves', () => {
  const parts = [
    part(1, [{ ean: 'a', count: 3, missing: 1, withdrawn: 1 }]),
    part(2, [{ ean: 'b', count: 1, missing: 1, withdrawn: 0 }]),
  ];

  it('counts what was not found and what was withdrawn from over all parts', () => {
    expect(lackingOf({ parts }, 'a')).toEqual({ missing: 1, withdrawn: 1 });
    expect(lackingOf({ parts }, 'c')).toEqual({ missing: 0, withdrawn: 0 });
  });

  it('leaves out the lines of which nothing is left', () => {
    expect(parts.map(leaving)).toEqual([[{ ean: 'a', count: 1 }], []]);
  });

  it('what remains to pay is without the missing pieces and their share of the discount', () => {
    const order = { articles: [line('a', 3, 10_000), line('b', 1, 10_000)], total: 36_000, discount: 4000, freight: 0 };
    expect(remainingOf({ ...order, parts })).toBe(9000);
    expect(remainingOf({ ...order, parts: [] })).toBe(36_000);
  });
});

describe('rule 2.37: what has become of the money', () => {
  const money = { instrument: 'Visa', authorised: 50_000, captured: 0, released: 0, refunded: 0 };

  it('all of it is held until something leaves', () => {
    expect(moneyRows(money)).toEqual([['held', 50_000]]);
  });

  it('what is charged or let go of is held no more, and the rows add up', () => {
    expect(moneyRows({ ...money, captured: 30_000, released: 5000, refunded: 10_000 })).toEqual([
      ['held', 15_000],
      ['charged', 30_000],
      ['released', 5000],
      ['refunded', 10_000],
    ]);
  });

  it('nothing is told before anything is authorised', () => {
    expect(moneyRows({ ...money, authorised: 0 })).toEqual([]);
  });
});
