import type { OrderDetail } from '@/lib/contracts/order-detail';
import type { OrderReceipt } from '@/lib/contracts/orders';
import type { ListedDocument } from '@/lib/contracts/sales-documents';
import { formatShortDate } from '@/lib/dates/dates';
import { t } from '@/lib/messages';
import { formatPrice } from '@/lib/prices/money';
import { documentPath, receiptPath } from '@/lib/routes/paths';
import styles from './receipt.module.css';

export function ReceiptSister({ order: { kind, number, token, total } }: { order: OrderReceipt }) {
  return (
    <p className={styles.sister}>
      <span>{`${t('receipt.sister.lead')} `}</span>
      <a href={receiptPath(token)} data-follow>
        {t(`receipt.sister.${kind}`, { number, sum: formatPrice(total) })}
      </a>
    </p>
  );
}

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

export function ReceiptDocuments({ token, documents }: { token: string; documents: ListedDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="dokumenter">
      <h2 id="dokumenter" className={styles.title}>
        {t('receipt.documents.title')}
      </h2>
      <ul className={styles.documents}>
        {documents.map(({ id, kind, number, date, total }) => (
          <li key={id}>
            <a href={documentPath(token, id)} data-follow>
              {t(`receipt.documents.${kind}`, { number })}
            </a>
            <span className={styles.soft}>
              {t('receipt.documents.of', { date: formatShortDate(new Date(date)), sum: formatPrice(total) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
