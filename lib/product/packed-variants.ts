import type { Variant } from '@/lib/contracts/catalogue';

/** An article's variants in its page's data: each colour once, without derived values. */
export interface PackedVariants {
  looks: Pick<Variant, 'color' | 'images'>[];
  variants: PackedVariant[];
}

interface PackedVariant extends Pick<Variant, 'id' | 'ean' | 'size'> {
  look: number;
  /** Shop, pieces, shop, pieces …, most first. */
  stock: number[];
  /** Left out if equal to the number of shops. */
  availability?: number;
  canPurchase?: false;
}

export function packVariants(variants: readonly Variant[]): PackedVariants {
  const looks = new Map<string, { place: number; look: PackedVariants['looks'][number] }>();
  const lookOf = ({ color, images }: Variant) => {
    const key = JSON.stringify([color, images]);
    const known = looks.get(key) ?? { place: looks.size, look: { color, images } };
    looks.set(key, known);
    return known.place;
  };
  const packed = variants.map(
    (variant): PackedVariant => ({
      ...{ id: variant.id, ean: variant.ean, size: variant.size, look: lookOf(variant) },
      stock: variant.shops.flatMap(({ id, qty }) => [id, qty]),
      ...(variant.availability !== variant.shops.length && { availability: variant.availability }),
      ...(!variant.canPurchase && { canPurchase: false }),
    }),
  );
  return { looks: [...looks.values()].map(({ look }) => look), variants: packed };
}

export const unpackVariants = ({ looks, variants }: PackedVariants): Variant[] =>
  variants.map(({ look, stock, ...variant }) => {
    const shops = stock.flatMap((id, index) => (index % 2 === 0 ? [{ id, qty: stock[index + 1] as number }] : []));
    return { canPurchase: true, availability: shops.length, ...variant, shops, ...(looks[look] as (typeof looks)[0]) };
  });
