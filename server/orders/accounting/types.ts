import type { ListedDocument, SalesDocument } from '@/lib/contracts/sales-documents';
import type { SellingShop } from '@/lib/orders/documents';
import type { EanLine } from '@/lib/orders/shares';
import type { Pieces } from '@/server/orders/types';
import type { ForgetOrders } from '@/server/platform/db/personal-data/forgetting';
import type { Columns, Renamed } from '@/server/platform/db/rows';
import type { fulfilmentLines, fulfilments } from '@/server/platform/db/schema/fulfilments';
import type { orderLines, orders } from '@/server/platform/db/schema/orders';
import type { payments } from '@/server/platform/db/schema/payments';
import type { shippingMethods } from '@/server/platform/db/schema/shops';
import type { Transaction } from '@/server/platform/db/transact';

export type { Transaction } from '@/server/platform/db/transact';

/** Money that goes back for pieces of one fulfilment, øre; `amount` contains `freight`. */
export interface Credit {
  fulfilmentId: number;
  amount: number;
  freight: number;
  /** `reduced`: only a part of the price, and nothing of the deposit, goes back. */
  lines: { ean: string; count: number; amount: number; reduced?: true }[];
}

export interface Refund {
  /** 'withdrawal:AB-100001-A1': a refund is paid once per cause. */
  cause: string;
  come: Pieces[];
  credits: Credit[];
  /** Nothing of the order is kept, and nothing more is awaited. */
  everything: boolean;
}

/** What a sale charged and no credit note has returned; øre. */
export interface KeptMoney {
  freight: number;
  lines: { ean: string; amount: number }[];
}

/** Sales documents and credit notes, numbered without gaps per seller (bokføringsforskriften §5-1-1). */
export interface Accounting {
  /** Books what has left of a paid fulfilment, once. */
  sold(tx: Transaction, fulfilmentId: number): Promise<void>;
  /** Writes a credit note per fulfilment, once per cause ('withdrawal:AB-100001-A1'). */
  credited(tx: Transaction, cause: string, credits: readonly Credit[]): Promise<void>;
  kept(tx: Transaction, fulfilmentId: number): Promise<KeptMoney>;
  keptOfAll(tx: Transaction, fulfilmentIds: readonly number[]): Promise<ReadonlyMap<number, KeptMoney>>;
  list(orderToken: string): Promise<ListedDocument[]>;
  find(orderToken: string, id: number): Promise<SalesDocument | undefined>;
  /** Empties the buyer; number, goods and money stay, so that the series can be proven. */
  forgetOrders: ForgetOrders;
}

export type BookedLine = Columns<typeof orderLines, 'ean' | 'articleNo' | 'name' | 'brand' | 'color' | 'size'> &
  EanLine;

/** Øre. */
export type BookedFulfilment = Renamed<typeof orders, { orderId: 'id' }> &
  Columns<typeof orders, 'number' | 'brand' | 'freight' | 'discount'> &
  Columns<typeof payments, 'instrument'> & {
    lines: BookedLine[];
    parts: (Columns<typeof fulfilments, 'id'> & {
      lines: Columns<typeof fulfilmentLines, 'ean' | 'count' | 'missing' | 'withdrawn'>[];
    })[];
    shop: SellingShop;
    buyer: SalesDocument['buyer'];
    sent: boolean;
    /** ISO 8601. */
    leftAt: string | null;
    method: Columns<typeof shippingMethods, 'id' | 'name'>;
    sale: number | null;
  };
