import type { FollowedComplaint, OrderDetail } from '@/lib/contracts/order-detail';
import { formatDate, formatDateTime } from '@/lib/dates/dates';
import { t } from '@/lib/messages';
import { lineName } from '@/lib/orders/line-name';
import { formatPrice } from '@/lib/prices/money';
import styles from './receipt-parts.module.css';

/** What the buyer has complained of, and what the shops have answered. */
export function ReceiptComplaints({ order: { articles, complaints } }: { order: OrderDetail }) {
  if (complaints.length === 0) return null;
  return (
    <section aria-labelledby="reklamert" className={styles.parts}>
      <h2 id="reklamert" className={styles.title}>
        {t('receipt.complaints.title')}
      </h2>
      <ol className={styles.list}>
        {complaints.map((one) => (
          <Complaint key={one.number} complaint={one} articles={articles} />
        ))}
      </ol>
    </section>
  );
}

function Complaint({ complaint, articles }: { complaint: FollowedComplaint; articles: OrderDetail['articles'] }) {
  const { number, at, eans, text, shops } = complaint;
  const state = shops.every(({ answer }) => answer) ? 'answered' : 'awaited';
  return (
    <li className={styles.part}>
      <div className={styles.head}>
        <h3>{t('receipt.withdrawals.reference', { number })}</h3>
        <span className={styles.state} data-state={state}>
          {t(`receipt.complaints.state.${state}`)}
        </span>
      </div>
      <p className={styles.soft}>{t('receipt.withdrawals.at', { at: formatDateTime(new Date(at)) })}</p>
      <ul className={styles.goods}>
        {eans.map((ean) => (
          <li key={ean}>{lineName(articles, ean)}</li>
        ))}
      </ul>
      {text ? <p className={styles.said}>{t('receipt.complaints.said', { text })}</p> : null}
      {shops.map((shop) => (
        <Answer key={shop.name} shop={shop} />
      ))}
    </li>
  );
}

function Answer({ shop: { name, answer } }: { shop: FollowedComplaint['shops'][number] }) {
  if (!answer) return <p>{t('receipt.complaints.awaited', { shop: name })}</p>;
  const { outcome, at, amount, word } = answer;
  const values = { shop: name, date: formatDate(new Date(at)), sum: formatPrice(amount) };
  return (
    <>
      <p>{t(`receipt.complaints.answer.${outcome}`, values)}</p>
      {word ? <p className={styles.said}>{t('receipt.complaints.word', { word })}</p> : null}
      {outcome === 'refused' ? <p>{t('receipt.complaints.disagree')}</p> : null}
    </>
  );
}
