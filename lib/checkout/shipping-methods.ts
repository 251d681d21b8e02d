import type { CartState, SelectedShipping, ShippingChoice } from '@/lib/cart/types';
import { isSent } from '@/lib/orders/freight';
import { formatPrice } from '@/lib/prices/money';
import { fill, type Message } from '@/lib/text/words';
import { planOf } from './plan';

export interface PricedMethod extends ShippingChoice {
  freight: number;
  /** Not available: nothing in the cart may be sent (rule 2.31). */
  onlyCollected: boolean;
}

type Cart = Pick<CartState, 'orders' | 'discount'>;

export const onlyCollected = ({ orders }: Pick<CartState, 'orders'>): string[] =>
  orders.filter(({ onlyCC }) => onlyCC).map(({ ean }) => ean);

export const planBy = (cart: Cart, method: SelectedShipping, freeFrom?: number | null) =>
  planOf(cart, { method, collected: onlyCollected(cart), pay: undefined, collectPaid: false }, freeFrom);

export function pricedMethods(
  cart: Cart,
  methods: readonly ShippingChoice[],
  freeFrom?: number | null,
): PricedMethod[] {
  const nothingToSend = cart.orders.every(({ onlyCC }) => onlyCC);
  return methods.map((method) => ({
    ...method,
    freight: planBy(cart, method, freeFrom).freight,
    onlyCollected: isSent(method.id) && nothingToSend,
  }));
}

/** Returns a method's description with the order total, in øre, from which it is free. */
export function methodText(
  { id, description }: Pick<ShippingChoice, 'id' | 'description'>,
  freeFrom: number | undefined,
  words: { wayFreeFrom: Message<{ price: string }> },
): string {
  if (!isSent(id) || freeFrom === undefined) return description;
  return `${description} ${fill(words.wayFreeFrom, { price: formatPrice(freeFrom) })}.`;
}

export function methodOf(ways: readonly PricedMethod[], chosen: SelectedShipping): SelectedShipping {
  const possible = ways.filter((way) => !way.onlyCollected);
  const { id, price } = possible.find((way) => way.id === chosen.id) ?? possible[0] ?? chosen;
  return { id, price };
}
