import { CartTotals } from '@/components/cart/cart-totals';
import { ShippingWay } from '@/components/shipping-way';
import { Button } from '@/components/ui/button';
import { useWords } from '@/components/words';
import type { CartState } from '@/lib/cart/types';
import { OPEN_DAYS_KEPT, OPEN_DAYS_KEPT_PAID } from '@/lib/orders/deadlines';
import { isSent } from '@/lib/orders/freight';
import { formatPrice } from '@/lib/prices/money';
import { withdrawalPath } from '@/lib/routes/paths';
import type { FinderShop } from '@/lib/shops/find-shops';
import { fill } from '@/lib/text/words';
import styles from './checkout-summary.module.css';
import type { Checkout } from './use-checkout';
import { useCheckoutWords } from './use-checkout-words';
import type { Problem } from './use-submission';

interface Props {
  state: CartState;
  checkout: Checkout;
  shop: FinderShop | undefined;
  /** The sum the shop asks for, if it differs from the one shown. */
  asked: number | undefined;
  problem: Problem | undefined;
  sending: boolean;
}

/** Shows the sums, what happens next, and the submit button, which says what it does (rule 2.32). */
export function CheckoutSummary({ state, checkout, shop, asked, problem, sending }: Props) {
  const words = useCheckoutWords();
  const cartWords = useWords('cart');
  const { plan, sent, collected } = checkout;
  const paysNow = plan.orders.some(({ payment }) => payment !== 'in_shop');
  return (
    <aside className={styles.summary} aria-labelledby="oppsummering">
      <div className={styles.facts}>
        <h2 id="oppsummering" className={styles.title}>
          {words.summaryTitle}
        </h2>
        {sent ? (
          <p className={styles.shop}>
            <ShippingWay method={checkout.named(sent.method.id)} />
          </p>
        ) : null}
        {collected && shop ? <p className={styles.shop}>{fill(words.chosen, { shop: shop.name })}</p> : null}
        <CartTotals state={state} plan={plan} freeFrom={checkout.freeFrom} />
        {sent && collected ? <Sums plan={plan} shop={shop} /> : null}
        <h3 className={styles.small}>{words.nextTitle}</h3>
        <ol className={styles.next}>
          {paysNow ? <li>{words.nextPaid}</li> : <li>{words.nextReserve}</li>}
          {sent ? <li>{words.nextSent}</li> : null}
          {collected ? (
            <li>
              {collected.payment === 'in_shop'
                ? fill(words.nextKept, { days: OPEN_DAYS_KEPT })
                : fill(words.nextReady, { days: OPEN_DAYS_KEPT_PAID })}
            </li>
          ) : null}
          {collected?.payment === 'in_shop' ? <li>{words.nextPay}</li> : null}
        </ol>
        {paysNow ? (
          <p className={styles.law}>
            <span>{`${words.withdrawal} `}</span>
            <a href={withdrawalPath()} data-follow target="_blank" rel="noopener">
              {words.withdrawalLink}
            </a>
            <span>{`. ${words.terms} `}</span>
            <a href="/kundeservice" data-follow target="_blank" rel="noopener">
              {words.termsLink}
            </a>
            <span>.</span>
          </p>
        ) : null}
        {collected?.payment === 'in_shop' ? <p className={styles.law}>{words.noPurchase}</p> : null}
      </div>
      <div className={styles.action}>
        <div role="alert">
          {problem ? (
            <p className={styles.problem}>
              {problem.failed ? <strong>{`${words.problemTitle} `}</strong> : null}
              <span>{problem.text}</span>
            </p>
          ) : null}
        </div>
        <p className={styles.bar}>
          <span>{cartWords.total}</span>
          <strong className="numbers">{formatPrice(plan.total)}</strong>
        </p>
        <Button type="submit" wide aria-disabled={sending}>
          {sending ? (paysNow ? words.sendingPay : words.sending) : labelOf(words, { checkout, shop, asked })}
        </Button>
      </div>
    </aside>
  );
}

function Sums({ plan, shop }: { plan: Checkout['plan']; shop: FinderShop | undefined }) {
  const words = useCheckoutWords();
  return (
    <dl className={styles.parts}>
      {plan.orders.map(({ method, total, payment }) => (
        <div key={method.id}>
          <dt>
            <span>
              {isSent(method.id)
                ? words.sumSent
                : shop
                  ? fill(words.sumCollected, { shop: shop.name })
                  : words.sumCollectedAny}
            </span>
            <span className={styles.when}>{payment === 'in_shop' ? words.sumInShop : words.sumNow}</span>
          </dt>
          <dd>{formatPrice(total)}</dd>
        </div>
      ))}
    </dl>
  );
}

function labelOf(
  words: ReturnType<typeof useCheckoutWords>,
  { checkout: { plan, collected }, shop, asked }: Pick<Props, 'checkout' | 'shop' | 'asked'>,
): string {
  const reserved = collected?.payment === 'in_shop' ? collected.lines : [];
  const count = reserved.reduce((sum, line) => sum + line.count, 0);
  const price = formatPrice(asked ?? plan.payNow);
  if (plan.payNow > 0) return count > 0 ? fill(words.payAndReserve, { price, count }) : fill(words.pay, { price });
  return shop ? fill(words.submitAt, { count, shop: shop.name }) : fill(words.submit, { count });
}
