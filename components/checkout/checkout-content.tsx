import { useDeferredValue, useState } from 'react';
import { CartEmpty } from '@/components/cart/cart-empty';
import { useCart } from '@/components/cart/store';
import { CookiesNeeded } from '@/components/ui/cookies-needed';
import { CheckoutForm } from './checkout-form';
import type { CheckoutProps } from './use-checkout';
import { useCheckoutWords } from './use-checkout-words';
import { usePlaceOrder } from './use-place-order';
import { useCurrentPurchase } from './use-purchase';

export function CheckoutContent(props: CheckoutProps) {
  const words = useCheckoutWords();
  const { state } = useCart();
  const order = usePlaceOrder();
  const current = useCurrentPurchase(order);
  // Deferred: the form is drawn in slices, between which the browser hears a press.
  const isKnown = useDeferredValue(useOnce(!current.asking));
  if (state.orders.length > 0 && isKnown)
    return (
      <>
        <CookiesNeeded />
        <CheckoutForm {...props} state={state} order={order} current={current} />
      </>
    );
  if (state.orders.length === 0 && !order.sending)
    return order.receipt ? (
      <p>
        <span>{`${words.reserved} `}</span>
        <a href={order.receipt}>{words.toReceipt}</a>
      </p>
    ) : (
      <CartEmpty heading="h2" />
    );
  return <p role="status">{order.sending ? words.sending : words.loading}</p>;
}

/** Stays true once it was: the form stays, whatever another tab does. */
function useOnce(now: boolean): boolean {
  const [once, setOnce] = useState(now);
  if (now && !once) setOnce(true);
  return now || once;
}
