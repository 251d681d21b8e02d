'use client';

import { useRef, useState } from 'react';
import { useWords } from '@/components/words';
import { chosenMethod } from '@/lib/cart/lines';
import type { CartLine } from '@/lib/cart/types';
import { fill } from '@/lib/text/words';
import { cartActions } from './actions';
import { CartLineRow } from './cart-line-row';
import styles from './cart-lines.module.css';
import { useCart } from './store';

interface Props {
  onNavigate?: () => void;
  /** Ships this line and collects the others. */
  onSend?: ((line: CartLine) => void) | undefined;
}

/** Lists the cart in the drawer and at the checkout. The last removed line can be restored. */
export function CartLines({ onNavigate, onSend }: Props) {
  const words = useWords('cart');
  const { state } = useCart();
  const [gone, setGone] = useState<{ line: CartLine; index: number }>();
  const undo = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const undoable = gone && !state.orders.some(({ ean }) => ean === gone.line.ean) ? gone : undefined;

  const take = (line: CartLine) => {
    setGone({ line, index: state.orders.indexOf(line) });
    cartActions.remove(line.ean);
    // The button that had the focus is gone with its line.
    requestAnimationFrame(() => undo.current?.focus());
  };
  const bringBack = () => {
    if (!gone) return;
    cartActions.restore(gone.line, gone.index);
    setGone(undefined);
    requestAnimationFrame(() => list.current?.querySelectorAll('a')[gone.index]?.focus());
  };
  return (
    <>
      <div role="status">
        {undoable ? (
          <p className={styles.undo}>
            <span>{fill(words.removed, { name: undoable.line.name })}</span>
            <button ref={undo} type="button" className={styles.quiet} onClick={bringBack}>
              {words.undo}
            </button>
          </p>
        ) : null}
      </div>
      <ul ref={list} className={styles.lines} aria-label={words.lines}>
        {state.orders.map((line) => (
          <CartLineRow
            key={line.ean}
            line={line}
            error={state.cartErrors.find(({ eanNo }) => eanNo === line.ean)}
            method={chosenMethod(state)}
            onSend={onSend && (() => onSend(line))}
            onRemove={() => take(line)}
            onNavigate={onNavigate}
          />
        ))}
      </ul>
    </>
  );
}
