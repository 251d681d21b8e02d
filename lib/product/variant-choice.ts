import type { Variant } from '@/lib/contracts/catalogue';
import { hasDoor } from '@/lib/shops/web-shop';

type Choosable = Pick<Variant, 'ean' | 'canPurchase' | 'availability' | 'shops'> & {
  size: { id: number; name: string };
  color: { id: number; name: string; hex: string | null };
};

/** `size` is undefined until the shopper chooses. */
export interface Choice {
  colorId: number;
  sizeId: number | undefined;
}

export const inStock = (variant: Pick<Variant, 'availability' | 'canPurchase'>) =>
  variant.canPurchase && variant.availability > 0;

/** Returns the variant with the shops that can supply it: goods for collection only exclude the web shop (rule 9.7). */
export function obtainable<V extends Pick<Variant, 'availability' | 'shops'>>(variant: V, onlyCC: boolean): V {
  const shops = onlyCC ? variant.shops.filter(({ id }) => hasDoor(id)) : variant.shops;
  return shops.length === variant.shops.length ? variant : { ...variant, shops, availability: shops.length };
}

/** False if only the web shop has it. */
export const canBeCollected = ({ shops }: Pick<Variant, 'shops'>) => shops.some(({ id }) => hasDoor(id));

export function colorsOf<V extends Choosable>(variants: V[]) {
  const seen = new Map<number, { color: V['color']; available: boolean }>();
  for (const variant of variants) {
    const at = seen.get(variant.color.id);
    seen.set(variant.color.id, {
      color: at?.color ?? variant.color,
      available: (at?.available ?? false) || inStock(variant),
    });
  }
  return [...seen.values()];
}

/** `available`: in stock in this colour; `variant` is undefined for a size never made in it. */
export function sizesOf<V extends Choosable>(variants: V[], colorId: number) {
  const seen = new Map<number, { size: V['size']; available: boolean; variant: V | undefined }>();
  for (const variant of variants) {
    const ours = variant.color.id === colorId;
    const at = seen.get(variant.size.id);
    seen.set(variant.size.id, {
      size: variant.size,
      available: (at?.available ?? false) || (ours && inStock(variant)),
      variant: ours ? variant : at?.variant,
    });
  }
  return [...seen.values()];
}

/** Returns the address's variant, else the first colour in stock; chooses a lone size. */
export function initialChoice<V extends Choosable>(variants: V[], ean?: string): Choice {
  const named = variants.find((variant) => variant.ean === ean);
  if (named) return { colorId: named.color.id, sizeId: named.size.id };
  const first = variants.find(inStock) ?? variants[0];
  const sizes = new Set(variants.map((variant) => variant.size.id));
  return { colorId: first?.color.id ?? 0, sizeId: sizes.size === 1 ? first?.size.id : undefined };
}

export const chosenVariant = <V extends Choosable>(variants: V[], choice: Choice): V | undefined =>
  variants.find((variant) => variant.color.id === choice.colorId && variant.size.id === choice.sizeId);

/** Keeps the size if the new colour has it. */
export function withColor<V extends Choosable>(variants: V[], choice: Choice, colorId: number): Choice {
  const kept = variants.some((variant) => variant.color.id === colorId && variant.size.id === choice.sizeId);
  return { colorId, sizeId: kept ? choice.sizeId : openingChoiceSize(variants) };
}

const openingChoiceSize = <V extends Choosable>(variants: V[]) => {
  const sizes = new Set(variants.map((variant) => variant.size.id));
  return sizes.size === 1 ? [...sizes][0] : undefined;
};

/** Returns the sizes in stock per shop, and the pieces of the chosen size. */
export function stockByShop<V extends Choosable>(variants: V[], choice: Choice) {
  const shops = new Map<number, { id: number; sizes: string[]; qty: number }>();
  for (const variant of variants) {
    if (variant.color.id !== choice.colorId || !variant.canPurchase) continue;
    if (choice.sizeId !== undefined && variant.size.id !== choice.sizeId) continue;
    for (const { id, qty } of variant.shops) {
      const at = shops.get(id) ?? { id, sizes: [], qty: 0 };
      at.sizes.push(variant.size.name);
      at.qty += qty;
      shops.set(id, at);
    }
  }
  return shops;
}
