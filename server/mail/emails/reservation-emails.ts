import type { ReservationEmails, ReservationEmailsDependencies } from '@/server/mail/types';
import { forBrand } from '@/server/platform/current-brand';
import { transact } from '@/server/platform/db/transact';
import { collectReminder, findEnding } from './collect-reminder';
import { findReady, readyToCollect } from './ready-to-collect';

/** Emails that follow from the state of a reservation, whoever changed it: the key in the queue says that one is written. */
export function createReservationEmails(dependencies: ReservationEmailsDependencies): ReservationEmails {
  const { sql, clock, queue, receiptUrl } = dependencies;
  return {
    async writeDue(limit) {
      const { written, failures } = await transact(sql, async (tx) => {
        const failures: unknown[] = [];
        const due = [
          { email: readyToCollect, found: await findReady(tx, limit) },
          { email: collectReminder, found: await findEnding(tx, clock(), limit) },
        ];
        const emails = due.flatMap(({ email, found }) =>
          found.flatMap((one) => {
            try {
              const { brand } = one.document;
              return forBrand(brand, () => email(one, receiptUrl(brand, one.token)));
            } catch (error) {
              failures.push(error);
              return [];
            }
          }),
        );
        for (const email of emails) await queue(tx, email);
        return { written: emails.length, failures };
      });
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} emails could not be written`);
      return written;
    },
  };
}
