'use client';

import { CartEmpty } from '@/components/cart/cart-empty';
import { useCart } from '@/components/cart/use-cart';
import { useWords } from '@/components/words';
import type { FinderShop } from '@/lib/shops/find-shops';
import styles from './checkout.module.css';
import { CheckoutForm } from './checkout-form';
import { usePlaceOrder } from './use-place-order';

/** The checkout, once the browser's cart has been read: empty, or one form. */
export function Checkout({ shops }: { shops: FinderShop[] }) {
  const words = useWords('checkout');
  const { state, ready } = useCart();
  const order = usePlaceOrder();
  if (!ready)
    return (
      <p className={styles.loading} role="status">
        {words.loading}
      </p>
    );
  if (state.orders.length === 0 && order.sending)
    return (
      <p className={styles.loading} role="status">
        {words.sending}
      </p>
    );
  if (state.orders.length === 0) return <CartEmpty heading="h2" />;
  return <CheckoutForm shops={shops} state={state} order={order} />;
}
