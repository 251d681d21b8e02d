import { PrintButton } from '@/components/checkout/print-button';
import type { WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import { formatDate, formatDateTime, startOfDay } from '@/lib/dates/dates';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import { StepHeading } from './step-heading';
import styles from './withdrawal.module.css';
import type { WithdrawalWords } from './withdrawal-flow';

/** The receipt on screen; the same stands in the mail. */
export function WithdrawalDone({ words, receipt }: { words: WithdrawalWords; receipt: WithdrawalReceipt }) {
  const { done, confirm } = words;
  const { seller, freight } = receipt;
  const day = (text: string) => formatDate(startOfDay(text));
  return (
    <section className={styles.form}>
      <StepHeading title={done.title} words={words} />
      <p>{fill(done.at, { at: formatDateTime(new Date(receipt.at)) })}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{done.order}</dt>
          <dd>{receipt.order}</dd>
        </div>
        <div>
          <dt>{done.reference}</dt>
          <dd>{receipt.number}</dd>
        </div>
      </dl>
      <dl className={styles.sums}>
        {receipt.lines.map((line) => (
          <div key={line.ean} className={styles.row}>
            <dt>
              {fill(confirm.line, {
                count: line.count,
                name: [line.name, line.color, line.size].filter(Boolean).join(', '),
              })}
            </dt>
            <dd>{formatPrice(line.amount)}</dd>
          </div>
        ))}
        {freight > 0 ? (
          <>
            <dt>{done.freight}</dt>
            <dd>{formatPrice(freight)}</dd>
          </>
        ) : null}
        <dt className={styles.total}>{done.refund}</dt>
        <dd className={styles.total}>{formatPrice(receipt.refund)}</dd>
      </dl>
      <div className={styles.part}>
        <h3>{done.nextTitle}</h3>
        <p>{receipt.received ? fill(done.goBack, { date: day(receipt.returnBy) }) : done.onTheirWay}</p>
        <p>{fill(done.money, { date: day(receipt.refundBy) })}</p>
      </div>
      <div className={styles.part}>
        <h3>{done.address}</h3>
        <address className={styles.address}>
          <span>{seller.name}</span>
          <span>{seller.address}</span>
          <span>
            {seller.postNo} {seller.postPlace}
          </span>
          <a href={`mailto:${seller.email}`}>{seller.email}</a>
        </address>
      </div>
      <p className={styles.acts}>
        <PrintButton>{done.print}</PrintButton>
      </p>
    </section>
  );
}
