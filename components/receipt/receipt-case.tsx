import type { Elements } from '@/components/elements';
import { formatDateTime } from '@/lib/dates/dates';
import { t } from '@/lib/messages';
import styles from './receipt-fulfilments.module.css';

interface CasesProps {
  id: string;
  title: string;
  children: Elements;
}

export function ReceiptCases({ id, title, children }: CasesProps) {
  return (
    <section aria-labelledby={id} className={styles.parts}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ol className={styles.list}>{children}</ol>
    </section>
  );
}

interface CaseProps {
  /** Its reference and time, ISO 8601. */
  told: { number: string; at: string };
  state: string;
  stateText: string;
  children: Elements;
}

export function ReceiptCase({ told: { number, at }, state, stateText, children }: CaseProps) {
  return (
    <li className={styles.part}>
      <div className={styles.head}>
        <h3>{t('receipt.case.reference', { number })}</h3>
        <span className={styles.state} data-state={state}>
          {stateText}
        </span>
      </div>
      <p className={styles.soft}>{t('receipt.case.at', { at: formatDateTime(new Date(at)) })}</p>
      {children}
    </li>
  );
}
