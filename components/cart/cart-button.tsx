'use client';

import Link from 'next/link';
import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import { CHECKOUT_PATH } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import styles from './cart-button.module.css';
import { loadCartDrawer } from './load-cart-drawer';
import { useCart } from './use-cart';

const FITS_BADGE = 99;

/** The header's way to the cart (rule 2.15): a link to the checkout, which opens the drawer where scripts run. */
export function CartButton() {
  const words = useWords('cart');
  const { state, open } = useCart();
  const { count } = state;

  const onClick = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || window.location.pathname === CHECKOUT_PATH) return;
    event.preventDefault();
    open();
  };
  // Fetched when someone means to open it; a failure shows when it is opened.
  const prepare = () => void loadCartDrawer().catch(() => {});

  return (
    <Link
      href={CHECKOUT_PATH}
      prefetch={false}
      className={styles.button}
      title={words.toCheckoutTitle}
      aria-label={count > 0 ? `${words.toCheckoutTitle}, ${fill(words.inCart, { count })}` : words.toCheckoutTitle}
      onClick={onClick}
      onMouseEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
    >
      <Icon name="cart" />
      {count > 0 ? (
        <span key={count} className={styles.badge} aria-hidden="true">
          {count > FITS_BADGE ? `${FITS_BADGE}+` : count}
        </span>
      ) : null}
    </Link>
  );
}
