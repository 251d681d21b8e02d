import { cartStore } from '@/components/cart/store';
import { type Tool, useTools } from '@/components/model-context/use-tools';
import { sameName, type ToolProperty } from '@/lib/assistants/tool-input';
import { chosenMethod, roomFor } from '@/lib/cart/lines';
import type { Variant } from '@/lib/contracts/catalogue';
import { decimalPrice } from '@/lib/prices/money';
import { cartLine, type ProductForSale } from '@/lib/product/product-for-sale';
import { type Choice, chosenVariant, colorsOf, inStock, sizesOf, withColor } from '@/lib/product/variant-choice';
import { useBuying } from './use-buying';

interface Props {
  product: ProductForSale;
  variants: Variant[];
  choice: Choice;
  onChange: (choice: Choice) => void;
}

function chosen(variants: Variant[], choice: Choice, { color, size }: Record<string, unknown>): Choice {
  const hue = colorsOf(variants).find((one) => sameName(one.color.name, color));
  if (color !== undefined && !hue) throw new Error(`No such color; there are ${namesOf(variants, 'color')}`);
  const coloured = hue ? withColor(variants, choice, hue.color.id) : choice;
  const fit = sizesOf(variants, coloured.colorId).find((one) => sameName(one.size.name, size));
  if (size !== undefined && !fit?.variant) throw new Error(`No such size; there are ${namesOf(variants, 'size')}`);
  return fit ? { ...coloured, sizeId: fit.size.id } : coloured;
}

const heldOf = (sought: string) => cartStore.load().orders.find(({ ean }) => ean === sought)?.count ?? 0;

const namesOf = (variants: Variant[], kind: 'color' | 'size') =>
  [...new Set(variants.map((variant) => variant[kind].name))].join(', ');

/** Lets an assistant choose a variant and put it in the cart. */
export function ProductTools({ product, variants, choice, onChange }: Props) {
  const { add } = useBuying(product);
  const properties: Record<string, ToolProperty> = {
    color: { type: 'string', description: `One of: ${namesOf(variants, 'color')}` },
    size: { type: 'string', description: `One of: ${namesOf(variants, 'size')}` },
  };
  const choose = (input: Record<string, unknown>) => {
    const next = chosen(variants, choice, input);
    onChange(next);
    return chosenVariant(variants, next);
  };
  const tools: Tool[] = [
    {
      name: 'choose_variant',
      description: `Chooses color and size of ${product.name} on this page, and answers its stock`,
      inputSchema: { type: 'object', properties },
      work(input) {
        const variant = choose(input);
        if (!variant) return { chosen: null, missing: 'size', sizes: namesOf(variants, 'size') };
        return {
          ...{ ean: variant.ean, color: variant.color.name, size: variant.size.name, inStock: inStock(variant) },
          shops: variant.shops.length,
          price: `${decimalPrice(product.price)} NOK`,
        };
      },
    },
    {
      name: 'add_to_cart',
      description: `Puts ${product.name} in the cart, in the chosen color and size or in those named. Reserves and pays nothing.`,
      inputSchema: {
        type: 'object',
        properties: { ...properties, count: { type: 'integer', minimum: 1, maximum: product.webPurchaseLimit } },
      },
      work(input) {
        const variant = choose(input);
        if (!variant) throw new Error(`Name a size: ${namesOf(variants, 'size')}`);
        if (!product.canPurchase || !inStock(variant)) throw new Error('It cannot be had');
        const { count = 1 } = input as { count?: number };
        const held = heldOf(variant.ean);
        const room = roomFor(cartLine(product, variant), held, chosenMethod(cartStore.load()));
        if (count > room) throw new Error(`${room} more can be had; ${held} lie in the cart`);
        add(variant, count);
        return { ean: variant.ean, inCart: heldOf(variant.ean) };
      },
    },
  ];
  useTools(tools);
  return null;
}
