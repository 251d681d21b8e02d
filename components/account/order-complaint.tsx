import Link from 'next/link';
import { useAccountWords } from '@/components/session/account-words';
import { fill } from '@/lib/text/words';
import styles from './order-complaint.module.css';

/** The way to complain about an order (rule 10.22): a letter to the seller that names it, and how it is done. */
export function OrderComplaint({ number, email }: { number: string; email: string }) {
  const { history } = useAccountWords();
  const subject = encodeURIComponent(fill(history.complainSubject, { number }));
  const body = encodeURIComponent(fill(history.complainBody, { number }));
  return (
    <details className={styles.complaint}>
      <summary>{history.complain}</summary>
      <div>
        <p>{history.complainLead}</p>
        <p className={styles.ways}>
          <a href={`mailto:${email}?subject=${subject}&body=${body}`}>{history.complainMail}</a>
          <Link href="/kundeservice#reklamasjon" prefetch={false}>
            {history.complainHow}
          </Link>
        </p>
      </div>
    </details>
  );
}
