import type { Sql } from '@/server/db/connection';
import type { Clock } from '@/server/ports/clock';

export interface StaffDesk {
  sql: Sql;
  clock: Clock;
}

/** One thing staff can do: how it is asked for, and what it says when it is done. */
export interface Act {
  /** What comes after the topic: 'approve <id>'. */
  usage: string;
  /** One line. */
  what: string;
  /** Undefined when the words are not as `usage` says. */
  read(words: string[]): ((desk: StaffDesk) => Promise<string>) | undefined;
}

/** A topic with its acts, each tried on the words after the topic; a new topic is an entry in topics.ts. */
export type Topic = readonly Act[];
