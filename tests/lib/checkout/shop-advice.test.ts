import { describe, expect, it } from 'vitest';
import { type ShopFit, type StockByEan, shopFit } from '@/lib/cart/shop-fit';
import type { CartLine } from '@/lib/cart/types';
import { shopAdvice } from '@/lib/checkout/shop-advice';
import type { FoundShop } from '@/lib/shops/find-shops';
import { BOOTS, item, JACKET } from '@/tests/lib/cart/support';

/** On one meridian, so that a degree is some 150 km by road. */
const shop = (id: number, name: string, latitude: number, distance?: number) =>
  ({ id, name, coords: { latitude, longitude: 10 }, ...(distance !== undefined && { distance }) }) as FoundShop;
const lines: CartLine[] = [
  { ...item(JACKET), count: 2 },
  { ...item(BOOTS), count: 1 },
];
const stockOf = (shops: Record<number, [jackets: number, boots: number]>): StockByEan =>
  Object.fromEntries(
    [JACKET, BOOTS].map((ean, i) => [
      ean,
      Object.entries(shops).map(([id, qty]) => ({ id: Number(id), qty: qty[i] ?? 0 })),
    ]),
  );
const [ARENDAL, BODO, FAUSKE] = [shop(1, 'Arendal', 58), shop(2, 'Bodø', 67), shop(3, 'Fauske', 67.3)];
const chosen = (one: FoundShop, stock: StockByEan) => shopFit(lines, [one], stock)[0] as ShopFit<FoundShop>;

describe('rule 2.29: the help to collect a cart', () => {
  const all = stockOf({ 1: [2, 1], 2: [0, 1], 3: [2, 1] });

  it('names the shop with everything that is nearest to the chosen one, where nobody said where they are', () => {
    const advice = shopAdvice(lines, [ARENDAL, BODO, FAUSKE], all, chosen(BODO, all));
    expect(advice).toMatchObject({ kind: 'all', shop: { id: 3 }, from: { id: 2 } });
  });

  it('names the nearest to where the shopper is, where that is known', () => {
    const near = [shop(1, 'Arendal', 58, 900), shop(2, 'Bodø', 67, 1_000_000), shop(3, 'Fauske', 67.3, 1_040_000)];
    const advice = shopAdvice(lines, near, all, chosen(BODO, all));
    expect(advice).toMatchObject({ kind: 'all', shop: { id: 1, distance: 900 }, from: undefined });
  });

  it('goes by where the shopper is though not every shop’s distance is known', () => {
    const some = [shop(1, 'Arendal', 58, 900), BODO, FAUSKE];
    const advice = shopAdvice(lines, some, all, chosen(BODO, all));
    expect(advice).toMatchObject({ kind: 'all', shop: { id: 1, distance: 900 }, from: undefined });
  });

  it('is not needed when the chosen shop has all, or none is chosen and the best stands first', () => {
    expect(shopAdvice(lines, [ARENDAL, BODO], all, chosen(ARENDAL, all))).toBeUndefined();
    expect(shopAdvice(lines, [ARENDAL, BODO], all, undefined)).toBeUndefined();
  });

  it('names two that together have it, nearest to the chosen one', () => {
    const parted = stockOf({ 1: [2, 0], 2: [0, 1], 3: [2, 0] });
    const advice = shopAdvice(lines, [ARENDAL, BODO, FAUSKE], parted, chosen(BODO, parted));
    expect(advice).toMatchObject({ kind: 'pair', from: { id: 2 } });
    expect(advice?.kind === 'pair' && advice.parts.map((part) => part.shop.name)).toEqual(['Bodø', 'Fauske']);
    expect(advice?.kind === 'pair' && advice.parts.map(({ eans, rest }) => [eans, rest.map(({ ean }) => ean)])).toEqual(
      [
        [[BOOTS], [JACKET]],
        [[JACKET], [BOOTS]],
      ],
    );
  });

  it('one of the two is enough where somebody can send the rest', () => {
    const parted = stockOf({ 1: [2, 0], 2: [0, 1] });
    const splittable = (wanted: CartLine[]) => {
      const advice = shopAdvice(wanted, [ARENDAL, BODO], parted, undefined);
      return advice?.kind === 'pair' && [advice.splittable?.shop.name, advice.from];
    };
    const [jacket, boots] = lines as [CartLine, CartLine];
    expect(splittable([jacket, { ...boots, onlyCC: true }])).toEqual(['Bodø', undefined]);
    expect(splittable([{ ...jacket, onlyCC: true }, boots])).toEqual(['Arendal', undefined]);
    expect(splittable(lines.map((line) => ({ ...line, onlyCC: true })))).toEqual([undefined, undefined]);
  });

  it('says nothing where even two have not everything, or there are no shops', () => {
    expect(shopAdvice(lines, [ARENDAL, BODO], stockOf({ 1: [2, 0], 2: [1, 0] }), undefined)).toBeUndefined();
    expect(shopAdvice(lines, [], all, undefined)).toBeUndefined();
  });

  it('tells few from none', () => {
    expect(shopAdvice(lines, [ARENDAL, BODO], stockOf({}), undefined)).toEqual({ kind: 'none' });
    const few = shopAdvice([lines[0] as CartLine], [ARENDAL, BODO], stockOf({ 2: [1, 0] }), undefined);
    expect(few).toMatchObject({ kind: 'few', shop: { id: 2 }, pieces: 1 });
  });
});
