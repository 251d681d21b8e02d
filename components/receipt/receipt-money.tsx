import type { OrderDetail } from '@/lib/contracts/order-detail';
import { t } from '@/lib/messages';
import { moneyRows } from '@/lib/orders/order-progress';
import { formatPrice } from '@/lib/prices/money';
import styles from './receipt-lines.module.css';

/** Shows the state of the payment, as the provider last reported it. */
export function ReceiptMoney({ order }: { order: OrderDetail }) {
  const { money, payment } = order;
  const rows = moneyRows(order);
  if (!money || rows.length === 0) return null;
  const way = payment === 'instalments' ? 'instalments' : 'card';
  return (
    <section aria-labelledby="betalingen">
      <h2 id="betalingen" className={styles.title}>
        {t('receipt.money.title')}
      </h2>
      <p className={styles.detail}>
        {money.instrument ? t('receipt.money.with', { instrument: money.instrument }) : t(`receipt.money.${way}`)}
      </p>
      <dl className={styles.totals}>
        {rows.map(([row, amount]) => (
          <div key={row} className={styles.row}>
            <dt>{t(`receipt.money.${row}`)}</dt>
            <dd>{formatPrice(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
