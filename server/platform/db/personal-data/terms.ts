import type { ActivityId, Person } from './activities';

export type Kept = {
  after: string;
  task: string;
  /** The moment it is counted from: `staff check` finds rows past their time. */
  past?: { column: string; what: string; rule: string };
} & ({ months: number } | { days: number } | { accountingYears: number });

/** The fate of a value when its account is deleted and its orders are over (rule 10.29). `kept`: until the task of its table. */
export type OnDeletion = 'deleted' | 'emptied' | 'kept';

export interface PersonalColumn {
  /** Whether the customer's copy (GDPR art. 15 and 20) has it, or why not. */
  exported: true | string;
  onDeletion: OnDeletion;
  stays?: string;
}

export interface PersonalTable {
  activity: ActivityId;
  persons: readonly Person[];
  /** `account`: as long as the account. `work`: as long as somebody works there. */
  kept: readonly (Kept | 'account' | 'work')[];
  /** By column; of a jsonb column by its inner part ('body.buyer.name'). */
  personal: Record<string, PersonalColumn>;
  plain: string;
}

/** Returns the ISO time before which nothing may be left: jobs that delete run hourly, so a day's delay is a fault. */
export const lateBefore = (now: Date, keptMs: number) => new Date(now.getTime() - keptMs - 86_400_000).toISOString();

export const daysOf = (ms: number) => ms / 86_400_000;

export const column = (exported: PersonalColumn['exported'], onDeletion: OnDeletion): PersonalColumn => ({
  exported,
  onDeletion,
});
export const gone = column(true, 'deleted');
export const emptied = column(true, 'emptied');
export const booked = column(true, 'kept');
export const opens = (onDeletion: OnDeletion) => column('it opens something, and says nothing', onDeletion);
export const again = (onDeletion: OnDeletion) => column('the same is told from where it is kept first', onDeletion);
export const stays = (one: PersonalColumn, stays: string): PersonalColumn => ({ ...one, stays });
export const KEY = 'a random key, and what it opens names nobody by then';
export const providers = stays(column('it leads to the provider’s books', 'kept'), KEY);
export const staffs = column('it is about who works in the shop', 'kept');
export const shortly = column('it is gone within weeks, and what it was about is told', 'kept');
export const nobodys = column('it leads to no account', 'kept');

export const UNSOLD = { after: 'it was made and never sold', months: 12, task: 'anonymise old reservations' };
export const SOLD = { after: 'the accounting year of the last document', accountingYears: 5, task: 'forget old sales' };
