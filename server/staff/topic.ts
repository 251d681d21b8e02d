import type { openCatalogueDesk } from '@/server/catalogue/open';
import type { openCustomersDesk } from '@/server/customers/open';
import type { openOrdersDesk } from '@/server/orders/open';
import type { Sql } from '@/server/platform/db/connection';
import type { Clock } from '@/server/ports/clock';
import type { openSearchDesk } from '@/server/search/open';
import type { openStorefrontDesk } from '@/server/storefront/open';

/** What staff may ask of the rooms, each loaded when the first command asks it. */
export interface StaffDesk {
  sql: Sql;
  clock: Clock;
  catalogue(): Promise<ReturnType<typeof openCatalogueDesk>>;
  search(): Promise<ReturnType<typeof openSearchDesk>>;
  orders(): Promise<ReturnType<typeof openOrdersDesk>>;
  customers(): Promise<ReturnType<typeof openCustomersDesk>>;
  /** Links to previews are signed as the running shop signs. */
  storefront(): Promise<ReturnType<typeof openStorefrontDesk>>;
}

/** One thing staff can do: how it is asked for, and what it says when it is done. */
export interface Action {
  /** What comes after the topic: 'approve <id>'. */
  usage: string;
  /** One line. */
  what: string;
  /** Undefined when the words are not as `usage` says. */
  read(words: string[]): ((desk: StaffDesk) => Promise<string>) | undefined;
}

/** A topic with its actions, each tried on the words after the topic; a new topic is an entry in topics.ts. */
export type Topic = readonly Action[];
