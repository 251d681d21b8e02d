import Link from 'next/link';
import { PrintButton } from '@/components/checkout/print-button';
import { QrCode } from '@/components/checkout/qr-code';
import { ButtonLink } from '@/components/ui/button';
import type { OrderReceipt } from '@/lib/contracts/orders';
import type { Shop } from '@/lib/contracts/shops';
import { formatWeekday } from '@/lib/dates/dates';
import { t } from '@/lib/messages';
import { canBeWithdrawn } from '@/lib/orders/can-be-withdrawn';
import { withdrawalPath } from '@/lib/routes/paths';
import { osloClock, timeText } from '@/lib/shops/opening-hours';
import styles from './receipt.module.css';
import { ReceiptLines } from './receipt-lines';
import { ReceiptShop } from './receipt-shop';

interface Props {
  order: OrderReceipt;
  shop: Shop | undefined;
  now: Date;
}

/** The receipt of a reservation: what to show in the shop, until when, where, and what it comes to. */
export function Receipt({ order, shop, now }: Props) {
  const { number, status, email } = order;
  const waiting = status === 'reserved' || status === 'ready';
  return (
    <article className={styles.receipt}>
      <header className={styles.top}>
        <div className={styles.head}>
          <h1 className={styles.thanks}>{t('receipt.thanks', { name: firstName(order.name) })}</h1>
          <p className={styles.lead}>
            {t(`receipt.statusText.${status}`)} {status === 'reserved' ? t('receipt.lead', { email }) : null}
          </p>
          <dl className={styles.facts}>
            <div>
              <dt>{order.kind === 'reservation' ? t('receipt.number') : t('receipt.numberOrder')}</dt>
              <dd className={styles.number}>{number}</dd>
            </div>
            {waiting && order.expiresAt ? (
              <div>
                <dt>{t('receipt.collectBy')}</dt>
                <dd className={styles.deadline}>
                  <time dateTime={order.expiresAt}>{deadline(new Date(order.expiresAt))}</time>
                </dd>
              </div>
            ) : null}
          </dl>
          <p className={styles.status} data-waiting={waiting}>
            {t(`receipt.status.${status}`)}
          </p>
        </div>
        {waiting ? (
          <figure className={styles.code}>
            <QrCode text={number} label={t('receipt.qr', { number })} className={styles.qr} />
            <figcaption>{t('receipt.qrHint')}</figcaption>
          </figure>
        ) : null}
      </header>
      <div className={styles.columns}>
        {shop ? (
          <ReceiptShop shop={shop} now={now} title={t(order.delivery ? 'receipt.sellerTitle' : 'receipt.shopTitle')} />
        ) : null}
        <div className={styles.side}>
          {waiting ? (
            <section aria-labelledby="ta-med">
              <h2 id="ta-med" className={styles.title}>
                {t('receipt.bringTitle')}
              </h2>
              <ul className={styles.bring}>
                <li>{t('receipt.bringCode')}</li>
                <li>{t('receipt.bringId', { name: order.name })}</li>
                <li>{t('receipt.bringPay')}</li>
              </ul>
            </section>
          ) : null}
          <ReceiptLines order={order} />
        </div>
      </div>
      {order.kind === 'reservation' ? <p className={styles.law}>{t('receipt.notPurchase')}</p> : null}
      {canBeWithdrawn(order) ? (
        <p className={styles.law}>
          {t('receipt.withdrawLead')}{' '}
          <Link href={withdrawalPath(number)} prefetch={false}>
            {t('receipt.withdraw')}
          </Link>
        </p>
      ) : null}
      <p className={styles.acts}>
        <PrintButton>{t('receipt.print')}</PrintButton>
        <ButtonLink href="/">{t('receipt.home')}</ButtonLink>
      </p>
    </article>
  );
}

const firstName = (name: string) => name.split(/\s+/)[0] ?? name;

/** 'lørdag 22. november kl. 18'. */
function deadline(at: Date): string {
  const { minutes } = osloClock(at);
  const time = minutes % 60 === 0 ? String(minutes / 60) : timeText(minutes);
  return t('receipt.deadline', { day: formatWeekday(at), time });
}
