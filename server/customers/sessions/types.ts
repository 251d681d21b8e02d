import type { HeldCustomer } from '@/server/customers/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/platform/db/transact';

export interface SessionsDependencies {
  sql: Sql;
  clock: Clock;
}

/** Who is logged in; `sid` is what the cookie holds. */
export interface SessionCustomer {
  id: number;
  firstname: string;
  surname: string;
  verified: boolean;
  sid: string;
  /** What the table calls it; opens nothing. */
  sessionId: string;
}

export interface NewSession {
  sessionId: string;
  sid: string;
  expiresAt: Date;
  /** What the browser is known by from now on, and how long. */
  device: string;
  deviceExpiresAt: Date;
}

/**
 * Who is logged in where, and which browsers have been. The tables hold the SHA-256 of what the cookies hold, so that a copy of them
 * opens nothing.
 */
export interface Sessions {
  /** `device`: what the browser was known by. It gets a new one, so that nobody can have planted it. */
  open(customerId: number, device?: string): Promise<NewSession>;
  /** The customer of a session that has neither ended nor been closed. */
  find(sid: string): Promise<SessionCustomer | undefined>;
  close(sid: string): Promise<void>;
  /** Everywhere at once, but for those kept, by their ids; no browser is known any more. */
  closeAll(tx: Transaction, customer: HeldCustomer, kept?: readonly (string | null | undefined)[]): Promise<void>;
  /** Puts a new session in the place of one, so that a copy of the old cookie opens nothing. */
  renew(tx: Transaction, customer: HeldCustomer, sessionId: string | undefined): Promise<NewSession>;
  /** Forgets sessions that ended long ago, and browsers not seen for long; answers how many. */
  forgetOld(): Promise<number>;
}
