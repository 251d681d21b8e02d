'use client';

import { useAccountWords } from '@/components/session/use-account-words';
import type { OrderTexts } from './order-card';
import { PagedList } from './paged-list';
import * as queries from './queries';
import { type NamedShop, ReservationCard } from './reservation-card';
import { usePaged } from './use-paged';

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
