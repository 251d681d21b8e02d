import type { FollowedWithdrawal, OrderDetail } from '@/lib/contracts/order-detail';
import { formatDate, startOfDay } from '@/lib/dates/dates';
import { t } from '@/lib/messages';
import { lineName } from '@/lib/orders/line-name';
import { type WithdrawalState, withdrawalState } from '@/lib/orders/withdrawal-state';
import { formatPrice } from '@/lib/prices/money';
import { ReceiptCase, ReceiptCases } from './receipt-case';
import styles from './receipt-fulfilments.module.css';

/** What the buyer has withdrawn from: what is to come back, where it goes, and what becomes of the money. */
export function ReceiptWithdrawals({ order: { articles, withdrawals } }: { order: OrderDetail }) {
  if (withdrawals.length === 0) return null;
  return (
    <ReceiptCases id="angret" title={t('receipt.withdrawals.title')}>
      {withdrawals.map((one) => (
        <Withdrawal key={one.number} withdrawal={one} articles={articles} />
      ))}
    </ReceiptCases>
  );
}

interface Props {
  withdrawal: FollowedWithdrawal;
  articles: OrderDetail['articles'];
}

function Withdrawal({ withdrawal, articles }: Props) {
  const { lines } = withdrawal;
  const state = withdrawalState(withdrawal);
  return (
    <ReceiptCase told={withdrawal} state={state} stateText={t(`receipt.withdrawals.state.${state}`)}>
      <ul className={styles.goods}>
        {lines.map(({ ean, count }) => (
          <li key={ean}>{t('receipt.parts.line', { count, name: lineName(articles, ean) })}</li>
        ))}
      </ul>
      <p>{moneyWords(withdrawal, state)}</p>
      {state === 'awaited' ? <WayBack withdrawal={withdrawal} /> : null}
    </ReceiptCase>
  );
}

function moneyWords({ refund, refundBy }: FollowedWithdrawal, state: WithdrawalState): string {
  const sum = formatPrice(refund);
  if (state === 'stopped') return t('receipt.withdrawals.money.stopped');
  if (state === 'awaited')
    return t('receipt.withdrawals.money.awaited', { sum, date: formatDate(startOfDay(refundBy)) });
  return t(`receipt.withdrawals.money.${state}`, { sum });
}

function WayBack({ withdrawal: { left, received, returnBy, places } }: Pick<Props, 'withdrawal'>) {
  const [back, count] = [sumOf(left.map((line) => line.back)), sumOf(left.map((line) => line.count))];
  const by = places.some(({ webShop }) => !webShop) ? 'shop' : 'post';
  const way = received
    ? t(`receipt.withdrawals.back.${by}`, { date: formatDate(startOfDay(returnBy)) })
    : t(`receipt.withdrawals.onTheirWay.${by}`);
  return (
    <>
      {back > 0 ? <p>{t('receipt.withdrawals.partBack', { back, count })}</p> : null}
      <p>{way}</p>
      {places.map(({ name, address, postNo, postPlace }) => (
        <address key={name} className={styles.address}>
          <strong>{name}</strong>
          <span>{address}</span>
          <span>{`${postNo} ${postPlace}`}</span>
        </address>
      ))}
    </>
  );
}

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
