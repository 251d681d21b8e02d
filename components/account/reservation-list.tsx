'use client';

import { useAccountWords } from '@/components/session/use-account-words';
import { TimeAgo } from '@/components/ui/time-ago';
import type { CustomerReservation } from '@/lib/contracts/customers';
import { formatDate } from '@/lib/dates/dates';
import { isKept, isOff } from '@/lib/orders/order-phase';
import { remainingOf } from '@/lib/orders/order-progress';
import { formatPrice } from '@/lib/prices/money';
import { shopPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import { OrderCard, type OrderTexts } from './order-card';
import styles from './order-card.module.css';
import { PagedList, usePaged } from './paged-list';
import * as queries from './queries';

export function ReservationList({ shops, texts }: { shops: NamedShop[]; texts: OrderTexts }) {
  const { history } = useAccountWords();
  const paged = usePaged(queries.reservations);
  const reservations = paged.answer?.reservations ?? [];
  return (
    <PagedList
      path="/konto/reservasjoner"
      paged={paged}
      count={reservations.length}
      empty={{ title: history.reservationsEmpty, lead: history.reservationsEmptyLead }}
    >
      {reservations.map((reservation) => (
        <ReservationCard
          key={reservation.id}
          reservation={reservation}
          shops={shops}
          texts={texts}
          onChanged={paged.load}
        />
      ))}
    </PagedList>
  );
}

export interface NamedShop {
  id: number;
  name: string;
  slug: string;
}

interface Props {
  reservation: CustomerReservation;
  shops: NamedShop[];
  texts: OrderTexts;
  onChanged: () => void;
  heading?: 'h2' | 'h3';
}

export function ReservationCard({ reservation, shops, texts, onChanged, heading }: Props) {
  const { history } = useAccountWords();
  const { number, date } = reservation;
  const shop = shops.find(({ id }) => id === reservation.shopID);
  return (
    <OrderCard
      order={reservation}
      title={number}
      texts={texts}
      onChanged={onChanged}
      heading={heading}
      details={
        <p>
          {shop ? (
            <>
              <a href={shopPath(shop.slug)} data-follow>
                {shop.name}
              </a>
              <span>{' · '}</span>
            </>
          ) : null}
          <TimeAgo at={date} date={formatDate(new Date(date))} say={(when) => fill(history.made, { date: when })} />
        </p>
      }
      sums={
        <dl className={styles.sums}>
          <dt className={styles.total}>{isKept(reservation) ? history.toPay : history.total}</dt>
          <dd className={styles.total}>
            {isOff(reservation) ? history.notCharged : formatPrice(remainingOf(reservation))}
          </dd>
        </dl>
      }
    />
  );
}
