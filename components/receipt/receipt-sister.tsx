import type { OrderReceipt } from '@/lib/contracts/orders';
import { t } from '@/lib/messages';
import { formatPrice } from '@/lib/prices/money';
import { receiptPath } from '@/lib/routes/paths';
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
