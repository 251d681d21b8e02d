import { useQuery } from '@/components/use-query';
import { setShipping } from '@/lib/cart/cart';
import type { CartState } from '@/lib/cart/types';
import { methodOf, planBy, pricedMethods } from '@/lib/checkout/shipping-methods';
import { freeFreightFrom } from '@/lib/orders/freight';
import { settings, shippingMethods } from './queries';

/** Returns what the cart costs with the chosen shipping method, at today's freight. */
export function useCartPlan(state: CartState) {
  const methods = useQuery(shippingMethods()).data;
  const freeFrom = freeFreightFrom(useQuery(settings()).data ?? {});
  const { shipping, selectedShipping } = methods ? setShipping(state, methods) : state;
  const method = methodOf(pricedMethods(state, shipping, freeFrom), selectedShipping);
  return { plan: planBy(state, method, freeFrom), freeFrom };
}
