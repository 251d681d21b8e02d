import { formatPrice } from '@/lib/prices/money';
import styles from './price.module.css';

interface Props {
  /** Øre. */
  price: number;
  /** Førpris; given only where the law allows the claim (lib/prices/price-rules.ts). */
  originalPrice?: number | null;
  pant?: number;
  words: { before: string; now: string; deposit: string };
  /** A reduced price without a lawful førpris is still shown as an offer. */
  offer?: boolean;
}

export function Price({ price, originalPrice, pant = 0, words, offer = false }: Props) {
  const reduced = offer || Boolean(originalPrice);
  return (
    <span className={reduced ? `${styles.price} ${styles.reduced}` : styles.price}>
      {originalPrice ? <span className="visually-hidden">{`${words.now} `}</span> : null}
      <span className={styles.now}>{formatPrice(price)}</span>
      {originalPrice ? (
        <>
          <span className="visually-hidden">{` ${words.before} `}</span>
          <s className={styles.before}>{formatPrice(originalPrice)}</s>
        </>
      ) : null}
      {pant > 0 ? <span className={styles.deposit}>{`${words.deposit} ${formatPrice(pant)}`}</span> : null}
    </span>
  );
}
