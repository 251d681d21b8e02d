import Link from 'next/link';
import { Picture } from '@/components/ui/picture';
import type { OrderDetail } from '@/lib/contracts/order-detail';
import { t } from '@/lib/messages';
import { lackingOf, remainingOf } from '@/lib/orders/order-progress';
import { isOff } from '@/lib/orders/receipt-story';
import { formatPrice } from '@/lib/prices/money';
import { productPath } from '@/lib/routes/paths';
import styles from './receipt-lines.module.css';

export function ReceiptLines({ order }: { order: OrderDetail }) {
  const { articles, discount, total, vat } = order;
  const pant = articles.reduce((sum, line) => sum + line.pant * line.count, 0);
  const goods = articles.reduce((sum, line) => sum + line.unitPrice * line.count, 0);
  // Of what was paid here the money is told beside it.
  const remaining = order.kind === 'reservation' && !isOff(order) ? remainingOf(order) : total;
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
              <Link href={productPath(line.slug, line.ean)} prefetch={false} className={styles.name}>
                {line.name}
              </Link>
              <span className={styles.detail}>{[line.brand, line.color, line.size].filter(Boolean).join(' · ')}</span>
              <span className={styles.detail}>
                {t('receipt.each', { count: line.count, price: formatPrice(line.unitPrice) })}
              </span>
              <Lacking {...lackingOf(order, line.ean)} />
            </div>
            <span className={styles.sum}>{formatPrice(line.unitPrice * line.count)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        <dt>{t('receipt.sum')}</dt>
        <dd>{formatPrice(goods)}</dd>
        {pant > 0 ? (
          <>
            <dt>{t('receipt.deposit')}</dt>
            <dd>{formatPrice(pant)}</dd>
          </>
        ) : null}
        {discount > 0 ? (
          <>
            <dt>{t('receipt.discount')}</dt>
            <dd>{formatPrice(-discount)}</dd>
          </>
        ) : null}
        <dt>{t(order.delivery ? 'receipt.freightHome' : 'receipt.freight')}</dt>
        <dd>{order.freight > 0 ? formatPrice(order.freight) : t('receipt.free')}</dd>
        <dt className={styles.total}>{t(order.kind === 'reservation' ? 'receipt.total' : 'receipt.totalPaid')}</dt>
        <dd className={styles.total}>{formatPrice(total)}</dd>
        <dt>{t('receipt.vat')}</dt>
        <dd>{formatPrice(vat)}</dd>
        {remaining < total ? (
          <>
            <dt className={styles.total}>{t('receipt.remaining')}</dt>
            <dd className={styles.total}>{formatPrice(remaining)}</dd>
          </>
        ) : null}
      </dl>
    </section>
  );
}

function Lacking({ missing, withdrawn }: ReturnType<typeof lackingOf>) {
  return (
    <>
      {missing > 0 ? <span className={styles.lacking}>{t('receipt.missing', { count: missing })}</span> : null}
      {withdrawn > 0 ? <span className={styles.lacking}>{t('receipt.withdrawn', { count: withdrawn })}</span> : null}
    </>
  );
}
