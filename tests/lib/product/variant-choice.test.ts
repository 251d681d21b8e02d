import { describe, expect, it } from 'vitest';
import type { Variant } from '@/lib/contracts/catalogue';
import {
  canBeCollected,
  chosenVariant,
  colorsOf,
  initialChoice,
  inStock,
  obtainable,
  sizesOf,
  stockByShop,
  withColor,
} from '@/lib/product/variant-choice';

const variant = (ean: string, color: number, size: number, stock: Record<number, number>): Variant => ({
  id: Number(ean),
  ean,
  canPurchase: true,
  availability: Object.keys(stock).length,
  shops: Object.entries(stock).map(([id, qty]) => ({ id: Number(id), qty })),
  size: { id: size, name: `S${size}` },
  color: { id: color, name: `C${color}`, hex: null, colorCode: null, image: null },
  images: [],
});
const variants = [
  variant('1', 1, 40, {}),
  variant('2', 1, 41, { 7: 2 }),
  variant('3', 2, 40, { 7: 1, 8: 3 }),
  variant('4', 2, 42, { 8: 1 }),
];

describe('choosing a variant', () => {
  it('opens on the variant of the address, else on the first colour that can be had without a size', () => {
    expect(initialChoice(variants, '4')).toEqual({ colorId: 2, sizeId: 42 });
    expect(initialChoice(variants, 'unknown')).toEqual({ colorId: 1, sizeId: undefined });
    expect(initialChoice([variants[0] as Variant])).toEqual({ colorId: 1, sizeId: 40 });
  });

  it('another colour keeps the size where it is made in it, and forgets it where it is not', () => {
    expect(withColor(variants, { colorId: 1, sizeId: 40 }, 2)).toEqual({ colorId: 2, sizeId: 40 });
    expect(withColor(variants, { colorId: 1, sizeId: 41 }, 2)).toEqual({ colorId: 2, sizeId: undefined });
  });

  it('marks sizes that are sold out, or never made, in the chosen colour', () => {
    expect(sizesOf(variants, 1).map((one) => [one.size.name, one.available, one.variant?.ean])).toEqual([
      ['S40', false, '1'],
      ['S41', true, '2'],
      ['S42', false, undefined],
    ]);
    expect(colorsOf(variants).map((one) => one.available)).toEqual([true, true]);
  });

  it('says per shop which sizes stand there, and only the chosen size once it is chosen', () => {
    expect([...stockByShop(variants, { colorId: 2, sizeId: undefined }).values()]).toEqual([
      { id: 7, sizes: ['S40'], qty: 1 },
      { id: 8, sizes: ['S40', 'S42'], qty: 4 },
    ]);
    expect([...stockByShop(variants, { colorId: 2, sizeId: 42 }).keys()]).toEqual([8]);
    expect(chosenVariant(variants, { colorId: 2, sizeId: 42 })?.ean).toBe('4');
  });
});

describe('rule 9.7: the web shop has no door', () => {
  const stands = (stock: Record<number, number>) => variant('5', 1, 40, stock);

  it.each<{ stock: Record<number, number>; onlyCC: boolean; had: boolean; collected: boolean }>([
    { stock: { 55: 9, 7: 1 }, onlyCC: false, had: true, collected: true },
    { stock: { 55: 9 }, onlyCC: false, had: true, collected: false },
    { stock: { 55: 9, 7: 1 }, onlyCC: true, had: true, collected: true },
    { stock: { 55: 9 }, onlyCC: true, had: false, collected: false },
    { stock: {}, onlyCC: false, had: false, collected: false },
  ])('$stock, only collected: $onlyCC', ({ stock, onlyCC, had, collected }) => {
    const one = obtainable(stands(stock), onlyCC);
    expect([inStock(one), canBeCollected(one)]).toEqual([had, collected]);
  });

  it('what may be sent keeps the web shop among its shops', () => {
    expect(obtainable(stands({ 55: 9, 7: 1 }), false).shops).toHaveLength(2);
    expect(obtainable(stands({ 55: 9, 7: 1 }), true)).toMatchObject({ shops: [{ id: 7 }], availability: 1 });
  });
});
