import { PromoCode } from '@/components/promo/promo-code';
import { SumRow } from '@/components/ui/sum-row';
import { useWords } from '@/components/words';
import { discountTotal, pantTotal, subtotal } from '@/lib/cart/totals';
import type { CartState } from '@/lib/cart/types';
import type { CheckoutPlan } from '@/lib/checkout/plan';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import styles from './cart-totals.module.css';

interface Props {
  state: CartState;
  plan: CheckoutPlan;
  /** The brand's limit for free freight, in øre. */
  freeFrom: number | undefined;
  /** Not within a form: a promo code can be typed in place. */
  inPlace?: boolean;
}

export function CartTotals({ state, plan, freeFrom, inPlace }: Props) {
  const words = useWords('cart');
  const discount = discountTotal(state);
  const pant = pantTotal(state.orders);
  const freights: Partial<Record<string, string>> = words.freights;
  const methodId = plan.orders[0]?.method.id ?? '';
  return (
    <>
      <dl className={styles.totals}>
        <SumRow name={words.sum} value={formatPrice(subtotal(state.orders))} />
        {discount > 0 ? <SumRow name={words.discount} value={formatPrice(-discount)} /> : null}
        {pant > 0 ? <SumRow name={words.deposit} value={formatPrice(pant)} /> : null}
        <dt>
          <span>{freights[methodId] ?? words.freight}</span>
          {inPlace ? <span className={styles.free}>{words.changeable}</span> : null}
          {plan.freight > 0 && freeFrom !== undefined ? (
            <span className={styles.free}>{fill(words.freeFrom, { price: formatPrice(freeFrom) })}</span>
          ) : null}
        </dt>
        <dd>{plan.freight > 0 ? formatPrice(plan.freight) : words.free}</dd>
        <dt className={styles.total}>
          <span>{`${words.total} `}</span>
          <span className={styles.small}>{words.vat}</span>
        </dt>
        <dd className={styles.total}>{formatPrice(plan.total)}</dd>
      </dl>
      <PromoCode state={state} inPlace={inPlace} />
    </>
  );
}
