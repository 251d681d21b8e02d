import { nameWithBrand } from '@/lib/catalogue/shown-names';
import type { SalesDocument } from '@/lib/contracts/sales-documents';
import { t } from '@/lib/messages';
import { formatPrice } from '@/lib/prices/money';
import styles from './sales-document-sheet.module.css';

export function SalesDocumentLines({ lines }: Pick<SalesDocument, 'lines'>) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('receipt.document.goods')}</th>
          <th scope="col" className={styles.figure}>
            {t('receipt.document.count')}
          </th>
          <th scope="col" className={styles.price}>
            {t('receipt.document.price')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('receipt.document.rate')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('receipt.document.sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.ean}>
            <td>
              <span>{nameWithBrand(line)}</span>
              <span className={styles.detail}>
                {[t('receipt.document.articleNo', { no: line.articleNo }), line.color, line.size]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className={styles.each}>
                {t('receipt.each', { count: line.count, price: formatPrice(line.unitPrice) })}
              </span>
              {line.discount > 0 ? (
                <span className={styles.detail}>
                  {t('receipt.document.discount', { sum: formatPrice(line.discount) })}
                </span>
              ) : null}
            </td>
            <td className={styles.figure}>{line.count}</td>
            <td className={styles.price}>{formatPrice(line.unitPrice)}</td>
            <td className={styles.figure}>{t('receipt.document.percent', { rate: line.vatRate / 100 })}</td>
            <td className={styles.figure}>{formatPrice(line.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
