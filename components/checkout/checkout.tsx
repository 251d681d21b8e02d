'use client';

import { useState } from 'react';
import { useCart } from '@/components/cart/store';
import { useLazy } from '@/components/ui/lazy';
import { Waiting } from '@/components/ui/waiting';
import styles from './checkout.module.css';
import type { CheckoutProps } from './use-checkout';
import { useCheckoutWords } from './use-checkout-words';

const load = () => import('./checkout-content').then(({ CheckoutContent }) => CheckoutContent);

/** Shows the checkout once the cart is read and its script is loaded; the page's HTML holds none of it. */
export function Checkout(props: CheckoutProps) {
  const words = useCheckoutWords();
  const { ready } = useCart();
  const [lost, setLost] = useState<unknown>();
  const CheckoutContent = useLazy(true, load, setLost);
  if (lost) throw lost;
  return (
    <div className={styles.frame}>
      {ready && CheckoutContent ? <CheckoutContent {...props} /> : <Waiting text={words.loading} />}
    </div>
  );
}
