import type { FollowedComplaint, OrderDetail } from '@/lib/contracts/order-detail';
import { formatDate } from '@/lib/dates/dates';
import { t } from '@/lib/messages';
import { lineName } from '@/lib/orders/line-name';
import { formatPrice } from '@/lib/prices/money';
import { ReceiptCase, ReceiptCases } from './receipt-case';
import styles from './receipt-fulfilments.module.css';

export function ReceiptComplaints({ order: { articles, complaints } }: { order: OrderDetail }) {
  if (complaints.length === 0) return null;
  return (
    <ReceiptCases id="reklamert" title={t('receipt.complaints.title')}>
      {complaints.map((one) => (
        <Complaint key={one.number} complaint={one} articles={articles} />
      ))}
    </ReceiptCases>
  );
}

function Complaint({ complaint, articles }: { complaint: FollowedComplaint; articles: OrderDetail['articles'] }) {
  const { eans, text, shops } = complaint;
  const state = shops.every(({ answer }) => answer) ? 'answered' : 'awaited';
  return (
    <ReceiptCase told={complaint} state={state} stateText={t(`receipt.complaints.state.${state}`)}>
      <ul className={styles.goods}>
        {eans.map((ean) => (
          <li key={ean}>{lineName(articles, ean)}</li>
        ))}
      </ul>
      {text ? <p className={styles.said}>{t('receipt.complaints.said', { text })}</p> : null}
      {shops.map((shop) => (
        <Answer key={shop.name} shop={shop} />
      ))}
    </ReceiptCase>
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
