import Link from 'next/link';
import { Picture } from '@/components/ui/picture';
import type { OrderReceipt } from '@/lib/contracts/orders';
import { t } from '@/lib/messages';
import { formatPrice } from '@/lib/prices/money';
import { productPath } from '@/lib/routes/paths';
import styles from './receipt-lines.module.css';

export function ReceiptLines({ order }: { order: OrderReceipt }) {
  const { articles, discount, total, vat } = order;
  const pant = articles.reduce((sum, line) => sum + line.pant * line.count, 0);
  const goods = articles.reduce((sum, line) => sum + line.unitPrice * line.count, 0);
  return (
    <section aria-labelledby="varene">
      <h2 id="varene" className={styles.title}>
        {t('receipt.linesTitle')}
      </h2>
      <ul className={styles.lines}>
        {articles.map((line) => (
          <li key={line.ean} className={styles.line}>
            <Picture src={line.image} alt="" width={64} height={80} sizes="4rem" className={styles.picture} />
            <div className={styles.text}>
              <Link href={productPath(line.slug, line.ean)} prefetch={false} className={styles.name}>
                {line.name}
              </Link>
              <span className={styles.detail}>{[line.brand, line.color, line.size].filter(Boolean).join(' · ')}</span>
              <span className={styles.detail}>
                {t('receipt.each', { count: line.count, price: formatPrice(line.unitPrice) })}
              </span>
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
        <dt className={styles.total}>{order.kind === 'reservation' ? t('receipt.total') : t('receipt.totalPaid')}</dt>
        <dd className={styles.total}>{formatPrice(total)}</dd>
        <dt>{t('receipt.vat')}</dt>
        <dd>{formatPrice(vat)}</dd>
      </dl>
    </section>
  );
}
