import Link from 'next/link';
import type { CustomerOrder } from '@/lib/contracts/customers';
import { canBeWithdrawn } from '@/lib/orders/can-be-withdrawn';
import { withdrawalPath } from '@/lib/paths';
import { fill } from '@/lib/words';
import { useAccountWords } from './account-words';
import styles from './order-acts.module.css';

/** What the law lets a buyer do about an order (law §8.2, §8.5); `email` is the seller's. */
export function OrderActs({ order, email }: { order: CustomerOrder; email: string }) {
  const { history } = useAccountWords();
  const { number } = order;
  const mail = new URLSearchParams({
    subject: fill(history.complainSubject, { number }),
    body: fill(history.complainBody, { number }),
  });
  return (
    <>
      {canBeWithdrawn(order) ? (
        <Link
          href={withdrawalPath(number)}
          prefetch={false}
          className={styles.act}
          aria-label={fill(history.withdrawOf, { number })}
        >
          {history.withdraw}
        </Link>
      ) : null}
      <details className={styles.complaint}>
        <summary>{history.complain}</summary>
        <div>
          <p>{history.complainLead}</p>
          <p className={styles.ways}>
            {/* Mail programs read a plus as a plus. */}
            <a href={`mailto:${email}?${mail.toString().replaceAll('+', '%20')}`}>{history.complainMail}</a>
            <Link href="/kundeservice#reklamasjon" prefetch={false}>
              {history.complainHow}
            </Link>
          </p>
        </div>
      </details>
    </>
  );
}
