import { PromoCode } from '@/components/promo/promo-code';
import { useWords } from '@/components/words';
import { discountTotal, pantTotal, subtotal } from '@/lib/cart/totals';
import type { CartState } from '@/lib/cart/types';
import { formatPrice } from '@/lib/prices/money';
import styles from './cart-totals.module.css';

/** What it comes to. Collecting costs nothing, and that is the one way of getting the goods so far. */
export function CartTotals({ state }: { state: CartState }) {
  const words = useWords('cart');
  const discount = discountTotal(state);
  const pant = pantTotal(state.orders);
  return (
    <>
      <dl className={styles.totals}>
        <dt>{words.sum}</dt>
        <dd>{formatPrice(subtotal(state.orders))}</dd>
        {discount > 0 ? (
          <>
            <dt>{words.discount}</dt>
            <dd>{formatPrice(-discount)}</dd>
          </>
        ) : null}
        {pant > 0 ? (
          <>
            <dt>{words.deposit}</dt>
            <dd>{formatPrice(pant)}</dd>
          </>
        ) : null}
        <dt>{words.freight}</dt>
        <dd>{words.free}</dd>
        <dt className={styles.total}>
          {words.total} <span className={styles.small}>{words.vat}</span>
        </dt>
        <dd className={styles.total}>{formatPrice(state.total)}</dd>
      </dl>
      <PromoCode state={state} />
    </>
  );
}
