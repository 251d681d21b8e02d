import { useWords } from '@/components/words';
import type { CartError, CartLine } from '@/lib/cart/types';
import { fill } from '@/lib/text/words';
import { cartActions } from './actions';
import styles from './cart-lines.module.css';

/** What the server said of a line, and the two ways on: what there is, or nothing. */
export function CartLineError({ line, error, onRemove }: { line: CartLine; error: CartError; onRemove: () => void }) {
  const words = useWords('cart');
  const { available: count = 0 } = error;
  const limited = count === line.webPurchaseLimit;
  return (
    <div className={styles.error}>
      <p>{count === 0 ? words.errorNone : fill(limited ? words.errorLimit : words.errorLeft, { count })}</p>
      {count > 0 ? (
        <button type="button" className={styles.quiet} onClick={() => cartActions.setCount(line.ean, count)}>
          {fill(words.errorSet, { count })}
        </button>
      ) : null}
      <button
        type="button"
        className={styles.quiet}
        onClick={onRemove}
        aria-label={fill(words.removeNamed, { name: line.name })}
      >
        {words.remove}
      </button>
    </div>
  );
}
