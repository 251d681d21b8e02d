'use client';

import { useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import { CHECKOUT_PATH } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import styles from './cart-button.module.css';
import { prefetchCartDrawer } from './cart-root';
import { openCartAtom, useCart } from './store';

const FITS_BADGE = 99;

/** Links to the checkout; where scripts run it opens the drawer (rule 2.15). */
export function CartButton() {
  const words = useWords('cart');
  const { state } = useCart();
  const open = useSetAtom(openCartAtom);
  const { count } = state;

  const onClick = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || window.location.pathname === CHECKOUT_PATH) return;
    event.preventDefault();
    open();
  };

  return (
    <a
      href={CHECKOUT_PATH}
      data-follow
      data-drawer
      className={styles.button}
      title={words.toCheckoutTitle}
      aria-label={count > 0 ? `${words.toCheckoutTitle}, ${fill(words.inCart, { count })}` : words.toCheckoutTitle}
      onClick={onClick}
      onMouseEnter={prefetchCartDrawer}
      onFocus={prefetchCartDrawer}
      onTouchStart={prefetchCartDrawer}
    >
      <Icon name="cart" />
      {count > 0 ? (
        <span key={count} className={styles.badge} aria-hidden="true">
          {count > FITS_BADGE ? `${FITS_BADGE}+` : count}
        </span>
      ) : null}
    </a>
  );
}
