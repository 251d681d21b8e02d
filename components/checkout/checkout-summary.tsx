import { CartTotals } from '@/components/cart/cart-totals';
import { Button } from '@/components/ui/button';
import { useWords } from '@/components/words';
import type { CartState } from '@/lib/cart/types';
import { formatPrice } from '@/lib/prices/money';
import type { FinderShop } from '@/lib/shops/find-shops';
import { fill } from '@/lib/text/words';
import styles from './checkout-summary.module.css';

/** What stands in the way; `failed` when it was sent and came back. */
export interface Problem {
  text: string;
  failed: boolean;
}

interface Props {
  state: CartState;
  shop: FinderShop | undefined;
  problem: Problem | undefined;
  sending: boolean;
}

/** What it comes to, what happens next, and the button that says what it does. */
export function CheckoutSummary({ state, shop, problem, sending }: Props) {
  const words = useWords('checkout');
  const cartWords = useWords('cart');
  const { count } = state;
  const label = shop ? fill(words.submitAt, { count, shop: shop.name }) : fill(words.submit, { count });
  return (
    <aside className={styles.summary} aria-labelledby="oppsummering">
      <div className={styles.facts}>
        <h2 id="oppsummering" className={styles.title}>
          {words.summaryTitle}
        </h2>
        {shop ? <p className={styles.shop}>{fill(words.chosen, { shop: shop.name })}</p> : null}
        <CartTotals state={state} />
        <h3 className={styles.small}>{words.nextTitle}</h3>
        <ol className={styles.next}>
          <li>{words.nextReserve}</li>
          <li>{words.nextKept}</li>
          <li>{words.nextPay}</li>
        </ol>
        <p className={styles.law}>{words.noPurchase}</p>
      </div>
      <div className={styles.action}>
        <div role="alert">
          {problem ? (
            <p className={styles.problem}>
              {problem.failed ? <strong>{words.problemTitle} </strong> : null}
              {problem.text}
            </p>
          ) : null}
        </div>
        <p className={styles.bar}>
          <span>{cartWords.total}</span>
          <strong className="numbers">{formatPrice(state.total)}</strong>
        </p>
        <Button type="submit" wide aria-disabled={sending}>
          {sending ? words.sending : label}
        </Button>
      </div>
    </aside>
  );
}
