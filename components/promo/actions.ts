import type { ApiError } from '@/components/api';
import { cartStore } from '@/components/cart/store';
import { applyDiscount, removeDiscount } from '@/lib/cart/cart';
import type { ActivePromo } from '@/lib/cart/promo';
import type { CartState } from '@/lib/cart/types';
import { checkPromoCode } from './queries';
import { promoStore } from './store';

export const activePromo = (): ActivePromo | undefined => promoStore.load();

/** Asks whether the code can be used, and takes it into use. Throws what the call threw. */
export async function takePromoCode(typed: string): Promise<ActivePromo> {
  const { Code, Name, Fixed, Amount } = await checkPromoCode(typed.trim());
  const promo = { Code, Name, Fixed, Amount };
  promoStore.set(promo);
  // Rule 4.6: a discount applies only once, until removed; another code takes the place of the one before.
  cartStore.change((state) => applyDiscount(removeDiscount(state), { fixed: Fixed, amount: Amount }));
  return promo;
}

/** Takes the code and its discount away. */
export function dropPromo(): void {
  promoStore.set(undefined);
  cartStore.change((state) => (state.discount.activated ? removeDiscount(state) : state));
}

/** The order was refused for its promo code: it ran out, or was taken back, since it was put in. */
export const isPromoRefusal = ({ code }: Pick<ApiError, 'code'>) =>
  code === 'promo_unknown' || code === 'promo_coming' || code === 'promo_expired';

/**
 * A code without a discount is left from a cart that was emptied, and a discount without its code could not be sent
 * with the order: either goes. Asked when the totals are first shown, never while another tab writes one after the other.
 */
export function settlePromo({ discount }: Pick<CartState, 'discount'>): void {
  if (discount.activated !== (promoStore.load() !== undefined)) dropPromo();
}
