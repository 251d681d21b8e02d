import Link from 'next/link';
import { useAccountWords } from '@/components/session/account-words';
import type { OrderReceipt } from '@/lib/contracts/orders';
import { formatDate } from '@/lib/dates/dates';
import { deadlineWords } from '@/lib/orders/deadline-words';
import { formatPrice } from '@/lib/prices/money';
import { shopPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import { OrderCard } from './order-card';
import styles from './order-card.module.css';

export interface NamedShop {
  id: number;
  name: string;
  slug: string;
}

interface Props {
  reservation: OrderReceipt;
  shops: NamedShop[];
  heading?: 'h2' | 'h3';
}

export const isWaiting = ({ status }: Pick<OrderReceipt, 'status'>) => status === 'reserved' || status === 'ready';

export function ReservationCard({ reservation, shops, heading }: Props) {
  const { history } = useAccountWords();
  const { number, token, status, articles, date, expiresAt, total } = reservation;
  const shop = shops.find(({ id }) => id === reservation.shopID);
  return (
    <OrderCard
      title={number}
      number={number}
      token={token}
      status={status}
      lines={articles}
      heading={heading}
      facts={
        <>
          {isWaiting(reservation) && expiresAt ? (
            <p>
              <strong>{fill(history.deadline, deadlineWords(new Date(expiresAt)))}</strong>
            </p>
          ) : null}
          <p>
            {fill(history.made, { date: formatDate(new Date(date)) })}
            {shop ? (
              <>
                {' · '}
                <Link href={shopPath(shop.slug)} prefetch={false}>
                  {shop.name}
                </Link>
              </>
            ) : null}
          </p>
        </>
      }
      sums={
        <dl className={styles.sums}>
          <dt className={styles.total}>{isWaiting(reservation) ? history.toPay : history.total}</dt>
          <dd className={styles.total}>{formatPrice(total)}</dd>
        </dl>
      }
    />
  );
}
