import { useWords } from '@/components/words';
import type { CartError, CartLine } from '@/lib/cart/types';
import { fill } from '@/lib/text/words';
import { cartActions } from './actions';
import styles from './cart-lines.module.css';

interface Props {
  line: CartLine;
  error: CartError;
  /** The line was to be sent, so no shop is involved. */
  sent: boolean;
  onRemove: () => void;
}

/** What the server said of a line, and the two ways on: what there is, or nothing. */
export function CartLineError({ line, error, sent, onRemove }: Props) {
  const words = useWords('cart');
  const { available: count = 0 } = error;
  const [none, left] = sent ? [words.errorNoneSent, words.errorLeftSent] : [words.errorNone, words.errorLeft];
  const limited = count === line.webPurchaseLimit;
  return (
    <div className={styles.error}>
      <p>{count === 0 ? none : fill(limited ? words.errorLimit : left, { count })}</p>
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
