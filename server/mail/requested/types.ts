import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/platform/db/transact';

/** What a stranger asked for; what was not typed is ''. */
export interface WantedLetter {
  kind: 'reset' | 'login' | 'order' | 'withdrawal';
  email: string;
  phone: string;
  /** Of an order. */
  number: string;
  /** The brand of the shop the request came to; the letter's links lead there. */
  brand: string;
}

/** Looks up who is meant and writes the letter, or finds nobody and writes none. */
export type LetterWriter = (tx: Transaction, wanted: WantedLetter) => Promise<void>;

export interface WantedLettersDependencies {
  sql: Sql;
  clock: Clock;
  writers: Record<WantedLetter['kind'], LetterWriter>;
}

/**
 * Letters that may not tell, by how long their answer takes, whether somebody or something is there: what was asked for is put down
 * the same in either case, and looked up when the answer has gone (rule 6.17).
 */
export interface WantedLetters {
  want(letter: Pick<WantedLetter, 'kind' | 'brand'> & Partial<WantedLetter>): Promise<void>;
  /**
   * Writes at most `limit` letters and forgets what was asked; answers how many were worked. Any number may run at once. One that
   * fails is tried again for a day.
   */
  writeDue(limit: number): Promise<number>;
  /** Forgets letters that could not be written for a day; answers how many. */
  forgetOld(): Promise<number>;
}
