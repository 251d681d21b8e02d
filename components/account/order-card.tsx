import Link from 'next/link';
import type { ReactNode } from 'react';
import { useAccountWords } from '@/components/session/account-words';
import { Picture } from '@/components/ui/picture';
import type { OrderLine, OrderStatus } from '@/lib/contracts/orders';
import { receiptPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import styles from './order-card.module.css';

interface Props {
  title: string;
  number: string;
  token: string;
  status: OrderStatus;
  lines: OrderLine[];
  /** When, where and until when. */
  facts: ReactNode;
  /** What it comes to. */
  sums?: ReactNode;
  /** Links beside that to the receipt. */
  ways?: ReactNode;
  children?: ReactNode;
  heading?: 'h2' | 'h3';
}

const PICTURES = 4;

/** One reservation or order in a list, with the way to its receipt. */
export function OrderCard({
  title,
  number,
  token,
  status,
  lines,
  facts,
  sums,
  ways,
  children,
  heading: Heading = 'h2',
}: Props) {
  const { orderStatus, history } = useAccountWords();
  const waiting = status === 'reserved' || status === 'ready';
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        <span className={styles.status} data-waiting={waiting}>
          {orderStatus[status]}
        </span>
      </div>
      <div className={styles.facts}>{facts}</div>
      <div className={styles.pictures} aria-hidden="true">
        {lines.slice(0, PICTURES).map((line) => (
          <Picture
            key={line.ean}
            src={line.image}
            alt=""
            width={56}
            height={70}
            sizes="3.5rem"
            className={styles.picture}
          />
        ))}
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.ean}>
            {fill(history.lines, {
              count: line.count,
              name: [line.name, line.color, line.size].filter(Boolean).join(', '),
            })}
          </li>
        ))}
      </ul>
      {sums}
      <div className={styles.ways}>
        <Link href={receiptPath(token)} prefetch={false} aria-label={fill(history.receiptOf, { number })}>
          {history.receipt}
        </Link>
        {ways}
      </div>
      {children}
    </li>
  );
}
