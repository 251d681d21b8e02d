import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SumRow } from '@/components/ui/sum-row';
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
    <Section id="varene" title={t('receipt.linesTitle')}>
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
        <SumRow name={t('receipt.sum')} value={formatPrice(goods)} />
        {discount > 0 ? <SumRow name={t('receipt.discount')} value={formatPrice(-discount)} /> : null}
        <SumRow
          name={t(order.delivery ? 'receipt.freightHome' : 'receipt.freight')}
          value={order.freight > 0 ? formatPrice(order.freight) : t('receipt.free')}
        />
        <SumRow
          name={t(toPay ? 'receipt.total' : 'receipt.totalPaid')}
          value={off ? t('receipt.notCharged') : formatPrice(total)}
          className={styles.total}
        />
        {off ? null : (
          <>
            {pant > 0 ? <SumRow name={t('receipt.deposit')} value={formatPrice(pant)} /> : null}
            <SumRow name={t('receipt.vat')} value={formatPrice(vat)} />
          </>
        )}
        {remaining < total ? (
          <SumRow
            name={t(toPay ? 'receipt.remaining' : 'receipt.remainingPaid')}
            value={formatPrice(remaining)}
            className={styles.total}
          />
        ) : null}
      </dl>
    </Section>
  );
}

/** A cancelled order does not say it line by line. */
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
  const method = payment === 'instalments' ? 'instalments' : 'card';
  return (
    <Section id="betalingen" title={t('receipt.money.title')}>
      <p className={styles.detail}>
        {money.instrument ? t('receipt.money.with', { instrument: money.instrument }) : t(`receipt.money.${method}`)}
      </p>
      <dl className={styles.totals}>
        {rows.map(([row, amount]) => (
          <div key={row} className={styles.row}>
            <SumRow name={t(`receipt.money.${row}`)} value={formatPrice(amount)} />
          </div>
        ))}
      </dl>
    </Section>
  );
}
