import { Picture } from '@/components/ui/picture';
import type { OrderDetail } from '@/lib/contracts/order-detail';
import { t } from '@/lib/messages';
import { isOff, isToCollect } from '@/lib/orders/order-phase';
import { lackingOf, moneyRows, remainingOf } from '@/lib/orders/order-progress';
import { formatPrice } from '@/lib/prices/money';
import { productPath } from '@/lib/routes/paths';
import styles from './receipt-lines.module.css';

export function ReceiptLines({ order }: { order: OrderDetail }) {
  const { articles, discount, total, vat } = order;
  const pant = articles.reduce((sum, line) => sum + line.pant * line.count, 0);
  const goods = articles.reduce((sum, line) => sum + line.unitPrice * line.count, 0);
  const off = isOff(order);
  const toPay = order.kind === 'reservation' && isToCollect(order);
  const remaining = off ? total : remainingOf(order);
  return (
    <section aria-labelledby="varene">
      <h2 id="varene" className={styles.title}>
        {t('receipt.linesTitle')}
      </h2>
      <ul className={styles.lines}>
        {articles.map((line) => (
          <li key={line.ean} className={styles.line} data-missing={lackingOf(order, line.ean).missing === line.count}>
            <Picture src={line.image} alt="" width={64} height={80} sizes="4rem" className={styles.picture} />
            <div className={styles.text}>
              <a href={productPath(line.slug, line.ean)} data-follow className={styles.name}>
                {line.name}
              </a>
              <span className={styles.detail}>{[line.brand, line.color, line.size].filter(Boolean).join(' · ')}</span>
              <span className={styles.detail}>
                {t('receipt.each', { count: line.count, price: formatPrice(line.unitPrice) })}
              </span>
              <Lacking {...lackingOf(order, line.ean)} off={off} />
            </div>
            <span className={styles.sum}>{formatPrice(line.unitPrice * line.count)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        <dt>{t('receipt.sum')}</dt>
        <dd>{formatPrice(goods)}</dd>
        {discount > 0 ? (
          <>
            <dt>{t('receipt.discount')}</dt>
            <dd>{formatPrice(-discount)}</dd>
          </>
        ) : null}
        <dt>{t(order.delivery ? 'receipt.freightHome' : 'receipt.freight')}</dt>
        <dd>{order.freight > 0 ? formatPrice(order.freight) : t('receipt.free')}</dd>
        <dt className={styles.total}>{t(toPay ? 'receipt.total' : 'receipt.totalPaid')}</dt>
        <dd className={styles.total}>{off ? t('receipt.notCharged') : formatPrice(total)}</dd>
        {off ? null : (
          <>
            {pant > 0 ? (
              <>
                <dt>{t('receipt.deposit')}</dt>
                <dd>{formatPrice(pant)}</dd>
              </>
            ) : null}
            <dt>{t('receipt.vat')}</dt>
            <dd>{formatPrice(vat)}</dd>
          </>
        )}
        {remaining < total ? (
          <>
            <dt className={styles.total}>{t(toPay ? 'receipt.remaining' : 'receipt.remainingPaid')}</dt>
            <dd className={styles.total}>{formatPrice(remaining)}</dd>
          </>
        ) : null}
      </dl>
    </section>
  );
}

/** A cancelled order need not say it line by line. */
function Lacking({ missing, withdrawn, calledOff, off }: ReturnType<typeof lackingOf> & { off: boolean }) {
  return (
    <>
      {missing > 0 ? <span className={styles.lacking}>{t('receipt.missing', { count: missing })}</span> : null}
      {withdrawn > 0 ? <span className={styles.lacking}>{t('receipt.withdrawn', { count: withdrawn })}</span> : null}
      {calledOff > 0 && !off ? (
        <span className={styles.lacking}>{t('receipt.calledOff', { count: calledOff })}</span>
      ) : null}
    </>
  );
}

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
