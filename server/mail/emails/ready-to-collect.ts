import type { Transaction } from '@/server/platform/db/transact';
import type { Mail } from '@/server/ports/mailer';
import { type WaitingReservation, waitingEmail, waitingGoods } from './waiting-goods';

/** "… er klar hos …": klar til henting. Queued by the task for reservations once the goods are ready, whoever made them so. */
export const readyToCollect = (waiting: WaitingReservation, url: string): Mail => waitingEmail('ready', waiting, url);

export const findReady = (tx: Transaction, limit: number) => tx<WaitingReservation[]>`
  ${waitingGoods(tx)}
  where s.code = 'ready' and o.expires_at is not null and o.anonymised_at is null
    and not exists (select from mails m where m.key = 'reservation:' || o.number || ':ready')
  order by o.expires_at, o.id limit ${limit}`;
