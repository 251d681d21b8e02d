import type { Sql } from '@/server/db/connection';
import type { Clock } from '@/server/ports/clock';
import type { Mailer } from '@/server/ports/mailer';

export interface RetentionDependencies {
  sql: Sql;
  clock: Clock;
  mailer: Pick<Mailer, 'forgetSent'>;
}

/** What the privacy page promises to forget (messages/pages.nb.json, "Hva vi lagrer"). Any number may run at once. */
export interface Retention {
  /**
   * Takes the person off at most `limit` reservations that never became a sale; answers how many. What was sold stays
   * (bokføringsloven §13).
   */
  anonymiseReservations(limit: number): Promise<number>;
  /** Empties at most `limit` letters that have gone out, or been given up; answers how many. */
  forgetLetters(limit: number): Promise<number>;
  /** Deletes choices of cookies nobody has renewed. */
  forgetConsents(): Promise<number>;
}
