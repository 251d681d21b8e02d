import { PrintButton } from '@/components/checkout/print-button';
import { SumRow } from '@/components/ui/sum-row';
import type { WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import { formatDate, formatDateTime, startOfDay } from '@/lib/dates/dates';
import { lineName } from '@/lib/orders/line-name';
import { isSent, returnsOf } from '@/lib/orders/withdrawal-receipt';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import type { WithdrawalWords } from './step';
import { StepHeading } from './step';
import styles from './withdrawal.module.css';

/** Says the same as the email. */
export function WithdrawalDone({ words, receipt }: { words: WithdrawalWords; receipt: WithdrawalReceipt }) {
  const { done, confirm } = words;
  const { freight, refund, lines } = receipt;
  const returns = returnsOf(receipt);
  const namesOf = (eans: readonly string[]) =>
    lines
      .filter(({ ean }) => eans.includes(ean))
      .map(({ name }) => name)
      .join(', ');
  const day = (text: string) => formatDate(startOfDay(text));
  return (
    <section className={styles.form}>
      <StepHeading title={done.title} words={words} />
      <p>{fill(done.at, { at: formatDateTime(new Date(receipt.at)) })}</p>
      <dl className={styles.facts}>
        <div>
          <SumRow name={done.order} value={receipt.order} />
        </div>
        <div>
          <SumRow name={done.reference} value={receipt.number} />
        </div>
      </dl>
      <dl className={styles.sums}>
        {lines.map((line) => (
          <div key={line.ean} className={styles.row}>
            <dt>
              {fill(confirm.line, {
                count: line.count,
                name: lineName(lines, line.ean),
              })}
            </dt>
            <dd>{isSent(line) ? formatPrice(line.amount) : done.notTaken}</dd>
          </div>
        ))}
        {freight > 0 ? <SumRow name={done.freight} value={formatPrice(freight)} /> : null}
        {refund > 0 ? <SumRow name={done.refund} value={formatPrice(refund)} className={styles.total} /> : null}
      </dl>
      <div className={styles.part}>
        <h3>{done.nextTitle}</h3>
        {lines.every(isSent) ? null : <p>{done.stays}</p>}
        {returns.length > 0 ? (
          <p>{receipt.received ? fill(done.goBack, { date: day(receipt.returnBy) }) : done.onTheirWay}</p>
        ) : null}
        {refund > 0 ? <p>{fill(done.money, { date: day(receipt.refundBy) })}</p> : null}
      </div>
      {returns.length > 0 ? (
        <div className={styles.part}>
          <h3>{done.address}</h3>
          {returns.map(({ seller, eans }) => (
            <address key={seller.orgNo} className={styles.address}>
              {returns.length > 1 ? <strong>{namesOf(eans)}</strong> : null}
              <span>{seller.name}</span>
              <span>{seller.address}</span>
              <span>{`${seller.postNo} ${seller.postPlace}`}</span>
              <a href={`mailto:${seller.email}`}>{seller.email}</a>
            </address>
          ))}
        </div>
      ) : null}
      <p className={styles.actions}>
        <PrintButton>{done.print}</PrintButton>
      </p>
    </section>
  );
}
