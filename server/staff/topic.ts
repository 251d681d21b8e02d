import type { openCatalogueDesk } from '@/server/catalogue/open';
import type { openCustomersDesk } from '@/server/customers/open';
import type { openImportsDesk } from '@/server/imports/open';
import type { openOrdersDesk } from '@/server/orders/open';
import type { Sql } from '@/server/platform/db/connection';
import type { Clock } from '@/server/ports/clock';
import type { openSearchDesk } from '@/server/search/open';
import type { openStorefrontDesk } from '@/server/storefront/open';

export interface StaffDesk {
  sql: Sql;
  clock: Clock;
  catalogue(): Promise<ReturnType<typeof openCatalogueDesk>>;
  search(): Promise<ReturnType<typeof openSearchDesk>>;
  imports(): Promise<ReturnType<typeof openImportsDesk>>;
  orders(): Promise<ReturnType<typeof openOrdersDesk>>;
  customers(): Promise<ReturnType<typeof openCustomersDesk>>;
  storefront(): Promise<ReturnType<typeof openStorefrontDesk>>;
}

export interface Action {
  usage: string;
  what: string;
  read(words: string[]): Work | undefined;
}

export type Work = (desk: StaffDesk) => Promise<string>;

/** Actions are tried in turn on the words after the topic; a new topic is an entry in topics.ts. */
export type Topic = readonly Action[];

/** An error that staff can fix; they see only its message. */
export class StaffError extends Error {}

const LARGEST_ID = 2_147_483_647;

export function idOf([word = '', ...rest]: string[]): number | undefined {
  const id = /^\d{1,10}$/.test(word) ? Number(word) : 0;
  return rest.length === 0 && id > 0 && id <= LARGEST_ID ? id : undefined;
}

/** '<word> <id>' */
export const forId = (word: string, what: string, work: (id: number) => Work): Action => ({
  usage: `${word} <id>`,
  what,
  read([first, ...words]) {
    const id = first === word ? idOf(words) : undefined;
    return id === undefined ? undefined : work(id);
  },
});

/** Removes characters that could move the cursor or colour the terminal; keeps line breaks between lines. */
export const plain = (text: string) => text.replace(/\p{C}/gu, '');
export const plainLines = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, '');
export const indented = (text: string) => text.replace(/^/gm, '    ');
