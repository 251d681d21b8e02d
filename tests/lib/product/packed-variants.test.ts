import { describe, expect, it } from 'vitest';
import type { Variant } from '@/lib/contracts/catalogue';
import { packVariants, unpackVariants } from '@/lib/product/packed-variants';

const black = { id: 1, name: 'Sort', hex: '#111111', colorCode: 'N1', image: '/pictures/boot/black' };
const brown = { id: 2, name: 'Brun', hex: null, colorCode: 'N2', image: null };
const variant = (id: number, rest: Partial<Variant>): Variant => ({
  ...{ id, ean: `70000000000${id}`, canPurchase: true, availability: 0, shops: [] },
  ...{ size: { id: id + 40, name: String(id + 40) }, color: black, images: ['/pictures/boot/black'] },
  ...rest,
});

const variants = [
  variant(1, {
    availability: 2,
    shops: [
      { id: 17, qty: 3 },
      { id: 49, qty: 1 },
    ],
  }),
  variant(2, { canPurchase: false }),
  variant(3, { color: brown, images: [], availability: 1 }),
];

describe('the variants of an article as its page carries them', () => {
  it('come out as they went in: sold out, not for sale, and with a count that is not the number of shops', () => {
    expect(unpackVariants(packVariants(variants))).toEqual(variants);
  });

  it('say a colour and its pictures once', () => {
    expect(JSON.stringify(packVariants(variants)).match(/Sort/g)).toHaveLength(1);
  });

  it('are none where there are none', () => {
    expect(unpackVariants(packVariants([]))).toEqual([]);
  });
});
