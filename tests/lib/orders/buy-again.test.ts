import { describe, expect, it } from 'vitest';
import type { ArticleDetail } from '@/lib/contracts/catalogue';
import { buyAgain } from '@/lib/orders/buy-again';

const article = (id: number, over: { canPurchase?: boolean; limit?: number; stock?: [ean: string, qty: number][] }) =>
  ({
    ...{ id, slug: `a${id}`, name: `Vare ${id}`, brand: 'Fjelltind', price: 10_000, originalPrice: null, pant: 0 },
    ...{ image: null, onlyCC: false, frightPrice: 9900, campaigns: [], webPurchaseLimit: over.limit ?? 10 },
    canPurchase: over.canPurchase ?? true,
    variants: (over.stock ?? []).map(([ean, qty], n) => ({
      ...{
        id: n,
        ean,
        size: { id: 1, name: 'M' },
        color: { id: 1, name: 'Blå', hex: null, colorCode: null, image: null },
      },
      shops: qty > 0 ? [{ id: 1, qty }] : [],
    })),
  }) as unknown as ArticleDetail;

const line = (ean: string, articleId: number | null, count = 1) => ({ ean, articleId, count, name: ean });

describe("rule 2.39: 'Kjøp igjen'", () => {
  it('puts what is sold as it is priced now', () => {
    const { put, ...rest } = buyAgain([line('e1', 1, 2)], [article(1, { stock: [['e1', 5]] })]);
    expect(put).toMatchObject([{ item: { ean: 'e1', price: 10_000 }, count: 2 }]);
    expect(rest).toEqual({ gone: [], out: [], fewer: [] });
  });

  it('says what is no longer sold, by its article, its variant or in this shop', () => {
    const articles = [article(1, { stock: [['e1', 5]] }), article(2, { canPurchase: false, stock: [['e2', 5]] })];
    const lines = [line('e9', 1), line('e2', 2), line('e3', 3), line('e4', null)];
    expect(buyAgain(lines, articles)).toEqual({ put: [], gone: ['e9', 'e2', 'e3', 'e4'], out: [], fewer: [] });
  });

  it('says what is out of stock', () => {
    expect(buyAgain([line('e1', 1)], [article(1, { stock: [['e1', 0]] })])).toMatchObject({ put: [], out: ['e1'] });
  });

  it('says what there is less of than last time, and puts what there is', () => {
    const again = buyAgain([line('e1', 1, 4)], [article(1, { limit: 3, stock: [['e1', 5]] })]);
    expect(again).toMatchObject({ put: [{ count: 3 }], fewer: ['e1'] });
  });
});
