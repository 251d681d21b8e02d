import type { ActivityId } from './activities';

/** Whose a value is. */
export type Person =
  | 'customer'
  /** Who reserves or buys, with an account or without. */
  | 'buyer'
  | 'reviewer'
  /** Who reads, known by a random key or an address of the network. */
  | 'visitor'
  /** Who asked to be told when goods are back. */
  | 'waiting'
  /** Who stands at a shop's counter. */
  | 'worker';

/** Why something is kept (GDPR art. 30.1 b), with the row of the privacy page that tells the shopper the same. */
export interface Activity {
  title: string;
  /** The first cell of its row on the privacy page; undefined where no shopper is meant. */
  page?: string;
  persons: readonly Person[];
  purpose: string;
  /** GDPR art. 6 nr. 1, and the law behind a duty. */
  basis: string;
  data: string;
  recipients: readonly string[];
  /** Kept outside the database, by what is said here. */
  outside?: string;
}

/** From when it is counted; the clock test plants a row that old. */
export type Kept = { after: string; task: string } & (
  | { months: number }
  | { days: number }
  | { accountingYears: number }
);

/** What becomes of a value when its account is deleted and its orders are over (rule 10.29). `kept`: until the task of its table. */
export type OnDeletion = 'deleted' | 'emptied' | 'kept';

export interface PersonalColumn {
  /** Whether the customer's copy (GDPR art. 15 and 20) has it, and if not, why. */
  exported: true | string;
  onDeletion: OnDeletion;
  /** Why it may stay for good: it says nothing of anybody when the rest has gone. */
  stays?: string;
}

/** A table with something of a person. */
export interface PersonalTable {
  activity: ActivityId;
  persons: readonly Person[];
  /** `account`: as long as the account. `work`: as long as somebody works there. */
  kept: readonly (Kept | 'account' | 'work')[];
  /** By column; of a jsonb column by its inner part ('body.buyer.name'). */
  personal: Record<string, PersonalColumn>;
  /** The other columns: of a row that tells what a person did, these say nothing of who it was. */
  plain: string;
}
