import type { ListedDocument, SalesDocument } from '@/lib/contracts/sales-documents';
import type { SellingShop } from '@/lib/orders/documents';
import type { EanLine } from '@/lib/orders/shares';
import type { ForgetOrders } from '@/server/customers/leaving/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/platform/db/transact';

export interface AccountingDependencies {
  sql: Sql;
  clock: Clock;
}

/** Money that goes back for pieces of one part; `amount` is their sum with `freight`. Øre. */
export interface Credit {
  fulfilmentId: number;
  amount: number;
  freight: number;
  /** `reduced`: only a part of the price, and nothing of the deposit. */
  lines: { ean: string; count: number; amount: number; reduced?: true }[];
}

/** What a sale took and no credit note has given back; øre. Of a part that is not sold yet, nothing. */
export interface KeptMoney {
  freight: number;
  lines: { ean: string; amount: number }[];
}

/** Sales documents and credit notes, numbered without gaps per seller (bokføringsforskriften §5-1-1). */
export interface Accounting {
  /** Of a part that has left and was paid here: what left, freight, VAT per rate; once. */
  sold(tx: Transaction, fulfilmentId: number): Promise<void>;
  /** For money that goes back, a note per part; once per cause ('withdrawal:NV-100001-A1'). */
  credited(tx: Transaction, cause: string, credits: readonly Credit[]): Promise<void>;
  /** Of the sale of a part, as it stands in this transaction. */
  kept(tx: Transaction, fulfilmentId: number): Promise<KeptMoney>;
  /** For whoever holds the order's token; the oldest first. */
  list(orderToken: string): Promise<ListedDocument[]>;
  find(orderToken: string, id: number): Promise<SalesDocument | undefined>;
  /** Number, goods and money stay, so that the series can be proven; the buyer goes. Only when the law asks for it no more. */
  forgetOrders: ForgetOrders;
}

/** A line of an order as the books copy it. */
export interface BookedLine extends EanLine {
  articleNo: string;
  name: string;
  brand: string;
  color: string;
  size: string;
}

/** A part of an order with all that a document says of it. Øre, times ISO 8601. */
export interface BookedFulfilment {
  orderId: number;
  number: string;
  brand: string;
  freight: number;
  discount: number;
  lines: BookedLine[];
  parts: { id: number; lines: { ean: string; count: number; missing: number; withdrawn: number }[] }[];
  shop: SellingShop;
  buyer: { name: string; address: string };
  sent: boolean;
  leftAt: string | null;
  method: { id: string; name: string };
  instrument: string;
  /** The number of the sale, once it is written. */
  sale: number | null;
}
