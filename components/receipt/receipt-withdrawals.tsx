import type { FollowedWithdrawal, OrderDetail } from '@/lib/contracts/order-detail';
import { formatDate, formatDateTime, startOfDay } from '@/lib/dates/dates';
import { t } from '@/lib/messages';
import { lineName } from '@/lib/orders/line-name';
import { type WithdrawalState, withdrawalState } from '@/lib/orders/withdrawal-state';
import { formatPrice } from '@/lib/prices/money';

import styles from './receipt-parts.module.css';

/** What the buyer has withdrawn from: what is to come back, where it goes, and what becomes of the money. */
export function ReceiptWithdrawals({ order: { articles, withdrawals } }: { order: OrderDetail }) {
  if (withdrawals.length === 0) return null;
  return (
    <section aria-labelledby="angret" className={styles.parts}>
      <h2 id="angret" className={styles.title}>
        {t('receipt.withdrawals.title')}
      </h2>
      <ol className={styles.list}>
        {withdrawals.map((one) => (
          <Withdrawal key={one.number} withdrawal={one} articles={articles} />
        ))}
      </ol>
    </section>
  );
}

interface Props {
  withdrawal: FollowedWithdrawal;
  articles: OrderDetail['articles'];
}

function Withdrawal({ withdrawal, articles }: Props) {
  const { number, at, lines } = withdrawal;
  const state = withdrawalState(withdrawal);
  return (
    <li className={styles.part}>
      <div className={styles.head}>
        <h3>{t('receipt.withdrawals.reference', { number })}</h3>
        <span className={styles.state} data-state={state}>
          {t(`receipt.withdrawals.state.${state}`)}
        </span>
      </div>
      <p className={styles.soft}>{t('receipt.withdrawals.at', { at: formatDateTime(new Date(at)) })}</p>
      <ul className={styles.goods}>
        {lines.map(({ ean, count }) => (
          <li key={ean}>{t('receipt.parts.line', { count, name: lineName(articles, ean) })}</li>
        ))}
      </ul>
      <p>{moneyWords(withdrawal, state)}</p>
      {state === 'awaited' ? <WayBack withdrawal={withdrawal} /> : null}
    </li>
  );
}

function moneyWords({ refund, refundBy }: FollowedWithdrawal, state: WithdrawalState): string {
  const sum = formatPrice(refund);
  if (state === 'stopped') return t('receipt.withdrawals.money.stopped');
  if (state === 'awaited')
    return t('receipt.withdrawals.money.awaited', { sum, date: formatDate(startOfDay(refundBy)) });
  return t(`receipt.withdrawals.money.${state}`, { sum });
}

function WayBack({ withdrawal: { received, returnBy, places } }: Pick<Props, 'withdrawal'>) {
  const by = places.some(({ webShop }) => !webShop) ? 'shop' : 'post';
  const way = received
    ? t(`receipt.withdrawals.back.${by}`, { date: formatDate(startOfDay(returnBy)) })
    : t(`receipt.withdrawals.onTheirWay.${by}`);
  return (
    <>
      <p>{way}</p>
      {places.map(({ name, address, postNo, postPlace }) => (
        <address key={name} className={styles.address}>
          <strong>{name}</strong>
          <span>{address}</span>
          <span>
            {postNo} {postPlace}
          </span>
        </address>
      ))}
    </>
  );
}
