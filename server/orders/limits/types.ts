import type { Transaction } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';

export interface OrderLimitsDependencies {
  throttle: Pick<Throttle, 'count'>;
}

/** Who orders: an account, an e-mail or a phone number that is the same is the same person. As stored: tidied. */
export interface Person {
  customerId: number | undefined;
  email: string;
  phone: string;
}

/** What a person has in orders that have not been handed over, by EAN. */
export interface OpenPieces {
  /** Set aside without having been paid. */
  waiting: { ean: string; count: number }[];
  /** Of purchases that are being paid. */
  held: { ean: string; count: number }[];
  all: { ean: string; count: number }[];
  /** How many purchases are being paid. */
  purchases: number;
}

/** The limits of rule 15.15, which every way of ordering asks. */
export interface OrderLimits {
  /** Counts a try, before anything is locked. @throws {ShopError} too_many_requests */
  count(person: Person, address: string | undefined): Promise<void>;
  /** Answers what the person has open; the same person's other orders wait until this transaction has ended. */
  open(tx: Transaction, person: Person): Promise<OpenPieces>;
}
