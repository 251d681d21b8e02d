import styles from './stock-note.module.css';
import { useCheckoutWords } from './use-checkout-words';

/** Says that fresh stock could not be loaded, with a way to try again. */
export function StockNote({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const words = useCheckoutWords();
  return (
    <div role="status">
      {failed ? (
        <p className={styles.note}>
          <span>{words.stockFailed}</span>
          <button type="button" className={styles.retry} onClick={onRetry}>
            {words.retry}
          </button>
        </p>
      ) : null}
    </div>
  );
}
