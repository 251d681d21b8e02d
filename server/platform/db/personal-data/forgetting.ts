import type { Transaction } from '@/server/platform/db/transact';

export interface LeavingCustomer {
  id: number;
  /** Undefined for an unproven address: data kept by address go only with the account that has proven it (rule 10.29). */
  provenEmail: string | undefined;
}

/** Deletes what one part keeps of a customer, within the transaction that deletes the account. */
export type ForgetCustomer = (tx: Transaction, customer: LeavingCustomer) => Promise<unknown>;

/** Deletes what one part keeps of the persons behind these orders, within the transaction that anonymises them. */
export type ForgetOrders = (tx: Transaction, orderIds: number[]) => Promise<unknown>;
