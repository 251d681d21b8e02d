import { QrCode } from '@/components/checkout/qr-code';
import { ButtonLink } from '@/components/ui/button';
import text from '@/components/ui/text.module.css';
import type { OrderDetail } from '@/lib/contracts/order-detail';
import { t, words } from '@/lib/messages';
import { deadlineWords } from '@/lib/orders/deadline-words';
import { receiptStory, shownStatus } from '@/lib/orders/receipt-story';
import { CHECKOUT_PATH, paymentPath } from '@/lib/routes/paths';
import { firstName } from '@/lib/text/first-name';
import { fill } from '@/lib/text/words';
import styles from './receipt.module.css';

export function ReceiptHead({ order, pass }: { order: OrderDetail; pass: string | undefined }) {
  const { number, email, kind, expiresAt, purchase } = order;
  const story = receiptStory(order);
  const { title, text: lead, next } = words.receipt.story[story];
  const begun = story === 'reserved' || story === 'receivedCollect' || story === 'receivedSend';
  return (
    <header className={styles.top}>
      <div className={styles.head}>
        <p className={styles.status} data-waiting={pass !== undefined}>
          {t(`receipt.status.${shownStatus(order)}`)}
        </p>
        <h1 className={styles.thanks}>{fill(title, { name: firstName(order.name) })}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.next}>{next}</p>
        {begun ? <p className={text.soft}>{t('receipt.sentTo', { email })}</p> : null}
        <dl className={styles.facts}>
          <div>
            <dt>{kind === 'reservation' ? t('receipt.number') : t('receipt.numberOrder')}</dt>
            <dd className={styles.number}>{number}</dd>
          </div>
          {pass && expiresAt ? (
            <div>
              <dt>{t('receipt.collectBy')}</dt>
              <dd className={styles.deadline}>
                <time dateTime={expiresAt}>{t('receipt.deadline', deadlineWords(new Date(expiresAt)))}</time>
              </dd>
            </div>
          ) : null}
        </dl>
        {purchase && (story === 'awaiting' || story === 'reservationAwaiting') ? (
          <ButtonLink href={paymentPath(purchase.token)}>{t('receipt.toPayment')}</ButtonLink>
        ) : null}
        {story === 'declined' || story === 'unpaid' ? (
          <ButtonLink href={CHECKOUT_PATH}>{t('receipt.toCheckout')}</ButtonLink>
        ) : null}
      </div>
      {pass ? (
        <figure className={styles.code}>
          <QrCode text={pass} label={t('receipt.qr', { number })} className={styles.qr} />
          <figcaption>{t('receipt.qrHint')}</figcaption>
        </figure>
      ) : null}
    </header>
  );
}
