import { useEffect, useMemo } from 'react';
import { useStored } from '@/components/browser-store';
import type { CartState, SelectedShipping, ShippingChoice } from '@/lib/cart/types';
import { type CheckoutPlan, planOf } from '@/lib/checkout/plan';
import { methodOf, pricedMethods } from '@/lib/checkout/shipping-methods';
import type { PaymentChoice } from '@/lib/contracts/orders';
import { isSent } from '@/lib/orders/freight';
import type { FinderShop } from '@/lib/shops/find-shops';
import { checkoutActions } from './actions';
import { chosenStore } from './store';

interface CheckoutSettings {
  methods: readonly ShippingChoice[];
  /** The brand's limit for free freight, in øre. */
  freeFrom: number | undefined;
}

export interface CheckoutProps extends CheckoutSettings {
  shops: FinderShop[];
  payments: readonly PaymentChoice[];
}

export function useCheckout(state: CartState, { methods, freeFrom }: CheckoutSettings) {
  const { value: chosen } = useStored(chosenStore);
  const priced = useMemo(() => pricedMethods(state, methods, freeFrom), [state, methods, freeFrom]);
  const method = methodOf(priced, state.selectedShipping);
  const choice = { ...chosen, method };
  const plan: CheckoutPlan = planOf(state, choice, freeFrom);

  // Runs again when another tab changes the cart, which drops what this one learnt.
  useEffect(() => {
    checkoutActions.learnMethods(methods);
  }, [methods, state]);

  return {
    methods: priced,
    freeFrom,
    choice,
    plan,
    /** Returns the freight, in øre, of shipping all but these. */
    freightBy: (shipping: SelectedShipping, eans: readonly string[]) =>
      planOf(state, { ...choice, method: shipping, collected: eans }, freeFrom).freight,
    named: (id: string) => priced.find((one) => one.id === id) ?? { id, name: id },
    /** The shipping method of the cart, or of its shipped part. */
    method,
    sent: plan.orders.find((order) => isSent(order.method.id)),
    collected: plan.orders.find((order) => !isSent(order.method.id)),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
