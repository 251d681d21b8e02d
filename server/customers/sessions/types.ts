import type { HeldCustomer } from '@/server/customers/types';
import type { Transaction } from '@/server/platform/db/transact';

export interface SessionCustomer {
  id: number;
  firstname: string;
  surname: string;
  verified: boolean;
  sid: string;
  /** Key in the table; it opens nothing. */
  sessionId: string;
}

export interface NewSession {
  sessionId: string;
  sid: string;
  expiresAt: Date;
  device: string;
  deviceExpiresAt: Date;
}

/** Sessions and known browsers. The tables hold the SHA-256 of the cookies' values, so that a copy of them opens nothing. */
export interface Sessions {
  /** Replaces the browser's id `device`, which may have been planted. */
  open(customerId: number, device?: string): Promise<NewSession>;
  openIn(tx: Transaction, customerId: number, device?: string): Promise<NewSession>;
  find(sid: string): Promise<SessionCustomer | undefined>;
  close(sid: string): Promise<void>;
  /** Closes all sessions but those kept, by their ids, and forgets all browsers. */
  closeAll(tx: Transaction, customer: HeldCustomer, kept?: readonly (string | null | undefined)[]): Promise<void>;
  renew(tx: Transaction, customer: HeldCustomer, sessionId: string | undefined): Promise<NewSession>;
  forgetOld(): Promise<number>;
}
