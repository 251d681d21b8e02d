import type { Elements } from '@/components/elements';
import { Section } from '@/components/ui/section';
import text from '@/components/ui/text.module.css';
import type { FollowedComplaint, FollowedWithdrawal, OrderDetail } from '@/lib/contracts/order-detail';
import { formatDate, formatDateTime, startOfDay } from '@/lib/dates/dates';
import { t } from '@/lib/messages';
import { lineName } from '@/lib/orders/line-name';
import { type WithdrawalState, withdrawalState } from '@/lib/orders/withdrawal-state';
import { formatPrice } from '@/lib/prices/money';
import styles from './receipt-fulfilments.module.css';

/** Shows withdrawals: what comes back, where to, and what happens to the money. */
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
    <ReceiptCase about={withdrawal} state={state} stateText={t(`receipt.withdrawals.state.${state}`)}>
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
  const instruction = received
    ? t(`receipt.withdrawals.back.${by}`, { date: formatDate(startOfDay(returnBy)) })
    : t(`receipt.withdrawals.onTheirWay.${by}`);
  return (
    <>
      {back > 0 ? <p>{t('receipt.withdrawals.partBack', { back, count })}</p> : null}
      <p>{instruction}</p>
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
    <ReceiptCase about={complaint} state={state} stateText={t(`receipt.complaints.state.${state}`)}>
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

function ReceiptCases({ id, title, children }: { id: string; title: string; children: Elements }) {
  return (
    <Section id={id} title={title} className={styles.parts}>
      <ol className={styles.list}>{children}</ol>
    </Section>
  );
}

interface CaseProps {
  /** ISO 8601. */
  about: { number: string; at: string };
  state: string;
  stateText: string;
  children: Elements;
}

function ReceiptCase({ about: { number, at }, state, stateText, children }: CaseProps) {
  return (
    <li className={styles.part}>
      <div className={text.spread}>
        <h3>{t('receipt.case.reference', { number })}</h3>
        <span className={styles.state} data-state={state}>
          {stateText}
        </span>
      </div>
      <p className={text.soft}>{t('receipt.case.at', { at: formatDateTime(new Date(at)) })}</p>
      {children}
    </li>
  );
}
