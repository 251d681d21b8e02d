import type { CartState, SelectedShipping, ShippingChoice } from '@/lib/cart/types';
import { isSent } from '@/lib/orders/freight';
import { planOf } from './plan';

/** A way of getting this cart, with its freight in øre. */
export interface OfferedWay extends ShippingChoice {
  freight: number;
  /** It cannot be had: nothing in the cart may be sent (rule 2.31). */
  onlyCollected: boolean;
}

type Cart = Pick<CartState, 'orders' | 'discount'>;

/** What in the cart is collected however it is got. */
export const onlyCollected = ({ orders }: Pick<CartState, 'orders'>): string[] =>
  orders.filter(({ onlyCC }) => onlyCC).map(({ ean }) => ean);

/** What the cart comes to by this way, before anything else is chosen (rule 2.30). */
export const planBy = (cart: Cart, method: SelectedShipping, freeFrom?: number | null) =>
  planOf(cart, { method, collected: onlyCollected(cart), pay: undefined, collectPaid: false }, freeFrom);

/** Every way there is, with what it costs this cart; what has to be collected costs nothing by any. */
export function offeredWays(cart: Cart, methods: readonly ShippingChoice[], freeFrom?: number | null): OfferedWay[] {
  const nothingToSend = cart.orders.every(({ onlyCC }) => onlyCC);
  return methods.map((method) => ({
    ...method,
    freight: planBy(cart, method, freeFrom).freight,
    onlyCollected: isSent(method.id) && nothingToSend,
  }));
}

/** The way that was chosen, where it can be had; else the first that can. */
export function wayOf(ways: readonly OfferedWay[], chosen: SelectedShipping): SelectedShipping {
  const possible = ways.filter((way) => !way.onlyCollected);
  const { id, price } = possible.find((way) => way.id === chosen.id) ?? possible[0] ?? chosen;
  return { id, price };
}
