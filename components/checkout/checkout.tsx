'use client';

import { useState } from 'react';
import { useCart } from '@/components/cart/store';
import type { Elements } from '@/components/elements';
import { useLazy } from '@/components/ui/lazy';
import { Waiting } from '@/components/ui/waiting';
import styles from './checkout.module.css';
import type { CheckoutProps } from './use-checkout';
import { useCheckoutWords } from './use-checkout-words';

const load = () => import('./checkout-content').then(({ CheckoutContent }) => CheckoutContent);

interface Props extends CheckoutProps {
  outline: Elements;
}

/** Shows the checkout once the cart is read and its script is loaded; the page's HTML holds its outline. */
export function Checkout({ outline, ...props }: Props) {
  const words = useCheckoutWords();
  const { ready } = useCart();
  const [lost, setLost] = useState<unknown>();
  const CheckoutContent = useLazy(true, load, setLost);
  if (lost) throw lost;
  return (
    <div className={styles.frame}>
      {ready && CheckoutContent ? <CheckoutContent {...props} /> : <Waiting text={words.loading} outline={outline} />}
    </div>
  );
}
