import type { FulfilmentState } from '@/lib/contracts/counter';
import type { SellingShop } from '@/lib/orders/documents';
import type { NamedWay } from '@/lib/orders/way-words';
import type { Transaction } from '@/server/platform/db/transact';
import type { Webhooks } from '@/server/platform/webhooks/types';
import type { Mail } from '@/server/ports/mailer';

export type { FulfilmentNews } from '@/server/orders/fulfilments/types';
export type { Transaction } from '@/server/platform/db/transact';

export interface PartNewsDependencies {
  queue(tx: Transaction, mail: Mail): Promise<void>;
  tell: Webhooks['tell'];
  /** The absolute address of a receipt on the host of that brand. */
  receiptUrl: (brand: string, token: string) => string;
}

/** What letters about a part tell of. */
export interface ToldPart {
  id: number;
  version: number;
  orderId: number;
  shopId: number;
  state: FulfilmentState;
  number: string;
  kind: 'reservation' | 'order';
  brand: string;
  token: string;
  /** Empty when the buyer has been forgotten. */
  buyer: { name: string; email: string };
  /** How the goods are got, and to where they are sent. */
  method: NamedWay & { address: string; addressLine2: string; zipcode: string; city: string };
  shop: SellingShop;
  /** The order has parts that have neither left nor been closed. */
  more: boolean;
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
  lines: ToldLine[];
}

export interface ToldLine {
  ean: string;
  name: string;
  brand: string;
  color: string;
  size: string;
  unitPrice: number;
  /** What leaves of it. */
  count: number;
}

/** Other shops that have a variant, the nearest first. */
export interface Nearby {
  ean: string;
  shops: string[];
}

/** A shelf that has an article, and where it was not found. */
export interface Shelf {
  ean: string;
  name: string;
  latitude: number;
  longitude: number;
  fromLatitude: number;
  fromLongitude: number;
}
