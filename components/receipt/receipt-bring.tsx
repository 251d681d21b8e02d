import type { OrderDetail } from '@/lib/contracts/order-detail';
import { t } from '@/lib/messages';
import styles from './receipt.module.css';

export function ReceiptBring({ order: { kind, name } }: { order: OrderDetail }) {
  const paid = kind === 'order';
  return (
    <section aria-labelledby="ta-med">
      <h2 id="ta-med" className={styles.title}>
        {t('receipt.bringTitle')}
      </h2>
      <ul className={styles.bring}>
        <li>{t('receipt.bringCode')}</li>
        <li>{t(paid ? 'receipt.bringNamePaid' : 'receipt.bringId', { name })}</li>
        <li>{t(paid ? 'receipt.bringPaid' : 'receipt.bringPay')}</li>
      </ul>
      <p className={styles.soft}>{t('receipt.passHint')}</p>
    </section>
  );
}
