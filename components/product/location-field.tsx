import { useId } from 'react';
import type { useKeptPostcode } from '@/components/shops/use-kept-postcode';
import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import styles from './shop-stock.module.css';

/** Where the distances are measured from: a postcode, or where the shopper is. */
export function LocationField({ place: { text, setText, near } }: { place: ReturnType<typeof useKeptPostcode> }) {
  const words = useWords('product');
  const shops = useWords('shops');
  const id = useId();
  return (
    <div className={styles.near}>
      <label htmlFor={id} className={styles.field}>
        <span>{words.postcode}</span>
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          value={text}
          placeholder={words.postcodeExample}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button
        type="button"
        className={styles.quiet}
        onClick={() => void near.locate()}
        aria-disabled={near.locating || undefined}
      >
        <Icon name="pin" size={18} />
        <span>{near.locating ? shops.waiting : shops.locate}</span>
      </button>
      <p id={`${id}-problem`} role="status" className={styles.problem}>
        {near.problem ? shops.problems[near.problem] : ''}
      </p>
    </div>
  );
}
