import { Inline } from '@/components/content/inline';
import text from '@/components/ui/text.module.css';
import type { OrderDetail } from '@/lib/contracts/order-detail';
import type { OrderReceipt } from '@/lib/contracts/orders';
import type { ListedDocument } from '@/lib/contracts/sales-documents';
import type { Shop } from '@/lib/contracts/shops';
import { t, words } from '@/lib/messages';
import { canBeWithdrawn } from '@/lib/orders/can-be-withdrawn';
import { deadlineWords } from '@/lib/orders/deadline-words';
import { isKept, isOff, isToCollect } from '@/lib/orders/order-phase';
import { passAddress } from '@/lib/orders/pass';
import styles from './receipt.module.css';
import { KeepReceipt, ReceiptActions } from './receipt-actions';
import { ReceiptComplaints, ReceiptWithdrawals } from './receipt-cases';
import { ReceiptFulfilments } from './receipt-fulfilments';
import { ReceiptHead } from './receipt-head';
import { ReceiptLines, ReceiptMoney } from './receipt-lines';
import { ReceiptBring, ReceiptDocuments, ReceiptShop, ReceiptSister } from './receipt-sections';

interface Props {
  order: OrderDetail;
  /** The other order of the same purchase. */
  sister: OrderReceipt | undefined;
  documents: ListedDocument[];
  shop: Shop | undefined;
  siteUrl: string;
  now: Date;
}

/** Shows everything about an order to whoever has its address (rule 2.37). */
export function Receipt({ order, sister, documents, shop, siteUrl, now }: Props) {
  const { token, number, kind, status, canCancel, articles } = order;
  const pass = isKept(order) ? passAddress(siteUrl, order) : undefined;
  const sent = order.delivery && order.parts.length > 0 && !isOff(order);
  return (
    <article className={styles.receipt}>
      <KeepReceipt until={pass ? keptUntil(order) : undefined} />
      <ReceiptHead order={order} pass={pass} />
      {sister ? <ReceiptSister order={sister} /> : null}
      <div className={styles.columns}>
        <div className={styles.side}>
          <ReceiptWithdrawals order={order} />
          <ReceiptComplaints order={order} />
          {sent ? <ReceiptFulfilments order={order} /> : null}
          {pass ? <ReceiptBring order={order} /> : null}
          {shop ? <ReceiptShop shop={shop} now={now} title={t(shopTitle(order))} /> : null}
        </div>
        <div className={styles.side}>
          <ReceiptLines order={order} />
          <ReceiptMoney order={order} />
          <ReceiptDocuments token={token} documents={documents} />
        </div>
      </div>
      <ReceiptActions
        order={{ token, number, kind, status, canCancel, articles }}
        pass={pass ? { address: pass, number, lines: passLines(order, shop) } : undefined}
        withdrawable={canBeWithdrawn(order)}
        words={words.receipt.words}
      />
      <noscript>
        <p className={text.soft}>
          <Inline text={t('receipt.noScript')} />
        </p>
      </noscript>
    </article>
  );
}

/** How long the device keeps an order without a deadline. */
const KEPT_MS = 14 * 24 * 3_600_000;
const keptUntil = ({ expiresAt, date }: OrderDetail) => new Date(expiresAt ?? Date.parse(date) + KEPT_MS).getTime();

const shopTitle = (order: OrderDetail) => {
  if (isToCollect(order)) return 'receipt.shopTitle';
  return isOff(order) ? 'receipt.shopPlain' : 'receipt.sellerTitle';
};

function passLines({ expiresAt }: OrderDetail, shop: Shop | undefined): string[] {
  const place = shop ? [t('receipt.passTitle', { shop: shop.name })] : [];
  return expiresAt ? [...place, t('receipt.passUntil', deadlineWords(new Date(expiresAt)))] : place;
}
