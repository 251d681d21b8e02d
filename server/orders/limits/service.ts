import type { Sql } from '@/server/platform/db/connection';
import { emailSpellings } from '@/server/platform/db/email-spellings';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { orderLines, orders } from '@/server/platform/db/schema/orders';
import type { Transaction } from '@/server/platform/db/transact';
import type { Throttle, ThrottleLimit } from '@/server/platform/throttle/types';

/** The same account, email or phone number is the same person. As stored: tidied. */
export interface Person {
  customerId: number | undefined;
  email: string;
  phone: string;
}

type Pieces = Columns<typeof orderLines, 'ean' | 'count'>;

/** What a person has ordered and not received, by EAN. */
export interface OpenPieces {
  waiting: Pieces[];
  held: Pieces[];
  all: Pieces[];
  purchases: number;
}

export interface OrderLimits {
  /** Counts an attempt, before anything is locked. @throws {ShopError} too_many_requests */
  count(person: Person, address: string | undefined): Promise<void>;
  /** The same person's other orders wait until this transaction has ended. */
  open(tx: Transaction, person: Person): Promise<OpenPieces>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** An address may be an office or a family. */
export const limits = {
  address: { free: 30, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
  email: { free: 10, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
  phone: { free: 10, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
} as const satisfies Record<string, ThrottleLimit>;

/** Locks in the order of hashes, so that two orders of one person never deadlock. */
const lockPerson = (tx: Transaction, { email, phone, customerId }: Person) => tx`
  select pg_advisory_xact_lock(h) from (
    select hashtextextended(who, 0) as h from unnest(${[`email ${email}`, `phone ${phone}`, `account ${customerId ?? email}`]}::text[]) as who
    order by h) as locks`;

type OpenRow = Pieces & Columns<typeof orders, 'purchaseId'> & Computed<{ unpaid: boolean; paying: boolean }>;

const openPieces = (sql: Sql | Transaction, { email, phone, customerId }: Person) => sql<OpenRow[]>`
  select l.ean, l.count, o.kind = 'reservation' or st.code = 'awaiting_payment' as unpaid,
    st.code = 'awaiting_payment' as paying, o.purchase_id
  from orders o join order_statuses st on st.id = o.status_id join order_lines l on l.order_id = o.id
  where st.code in ('reserved', 'awaiting_payment', 'received', 'picking', 'ready')
    and (o.email = any(${emailSpellings(email)}::text[]) or o.phone = ${phone} or o.customer_id = ${customerId ?? null})`;

export function createOrderLimits({ throttle }: { throttle: Pick<Throttle, 'count'> }): OrderLimits {
  return {
    async count({ email, phone }, address) {
      if (address !== undefined) await throttle.count(`order:address:${address}`, limits.address, 'too_many_requests');
      await throttle.count(`order:email:${email}`, limits.email, 'too_many_requests');
      await throttle.count(`order:phone:${phone}`, limits.phone, 'too_many_requests');
    },

    async open(tx, person) {
      // Sent together, answered in this order: what is read has waited for the lock.
      const [, rows] = await Promise.all([lockPerson(tx, person), openPieces(tx, person)]);
      const purchases = new Set(rows.flatMap(({ paying, purchaseId }) => (paying && purchaseId ? [purchaseId] : [])));
      return {
        all: rows,
        held: rows.filter(({ paying }) => paying),
        waiting: rows.filter(({ unpaid }) => unpaid),
        purchases: purchases.size,
      };
    },
  };
}
