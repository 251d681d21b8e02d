import type { Sql } from '@/server/db/connection';
import type { Transaction } from '@/server/db/transact';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/db/transact';

export interface BooksDependencies {
  sql: Sql;
  clock: Clock;
}

/** A document as it is listed for its buyer. */
export interface ListedDocument {
  id: number;
  kind: 'sale' | 'credit';
  /** 'S-1042' and 'K-17', each seller its own series. */
  number: string;
  orgNo: string;
  /** ISO 8601. */
  date: string;
  total: number;
}

/** Money that goes back for pieces of one part; `amount` is their sum with `freight`. Øre. */
export interface Credit {
  fulfilmentId: number;
  amount: number;
  freight: number;
  lines: { ean: string; count: number; amount: number }[];
}

/** Sales documents and credit notes, numbered without gaps per seller (bokføringsforskriften §5-1-1). */
export interface Books {
  /** Of a part that has left and was paid here: what left, freight, VAT per rate; once. */
  sold(tx: Transaction, fulfilmentId: number): Promise<void>;
  /** For money that goes back: once per cause ('withdrawal:NV-100001-A1'). `amount` øre by fulfilment. */
  credited(tx: Transaction, cause: string, credits: readonly Credit[]): Promise<void>;
  of(orderId: number): Promise<ListedDocument[]>;
  /** The whole document for whoever holds the order's token. */
  find(orderToken: string, id: number): Promise<Record<string, unknown> | undefined>;
}
