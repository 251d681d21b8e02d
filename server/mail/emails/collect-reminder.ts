import type { Transaction } from '@/server/platform/db/transact';
import type { Mail } from '@/server/ports/mailer';
import { type WaitingReservation, waitingEmail, waitingGoods } from './waiting-goods';

const REMINDED_BEFORE_MS = 24 * 60 * 60 * 1000;

/** "Husk å hente …". Queued by the task for reservations a day before the deadline. */
export const collectReminder = (waiting: WaitingReservation, url: string): Mail =>
  waitingEmail('reminder', waiting, url);

export const findEnding = (tx: Transaction, now: Date, limit: number) => tx<WaitingReservation[]>`
  ${waitingGoods(tx)}
  where s.code in ('reserved', 'picking', 'ready') and o.anonymised_at is null
    and o.expires_at > ${now.toISOString()} and o.expires_at <= ${new Date(now.getTime() + REMINDED_BEFORE_MS).toISOString()}
    and o.created_at < o.expires_at - ${`${REMINDED_BEFORE_MS} milliseconds`}::text::interval
    and not exists (select from mails m where m.key = 'reservation:' || o.number || ':reminder')
  order by o.expires_at, o.id limit ${limit}`;
