import type { ListedDocument } from '@/lib/contracts/sales-documents';
import { formatShortDate } from '@/lib/dates/dates';
import { t } from '@/lib/messages';
import { formatPrice } from '@/lib/prices/money';
import { documentPath } from '@/lib/routes/paths';
import styles from './receipt.module.css';

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
