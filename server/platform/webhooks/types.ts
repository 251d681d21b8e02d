import type { OrderEvent } from '@/lib/contracts/webhooks';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed, Outer, Renamed } from '@/server/platform/db/rows';
import type { webhookMessages, webhookTargets } from '@/server/platform/db/schema/counter';
import type { shops } from '@/server/platform/db/schema/shops';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';
import type { WebhookSender } from '@/server/ports/webhook-sender';

export type { OrderEvent } from '@/lib/contracts/webhooks';
export type { Transaction } from '@/server/platform/db/transact';

export interface WebhooksDependencies {
  sql: Sql;
  clock: Clock;
  sender: WebhookSender;
}

export interface OrderNews {
  event: OrderEvent;
  orderId: number;
  fulfilmentId?: number;
  shopId: number;
}

export interface Webhooks {
  /** Writes a message per target of this shop and of all shops, in the transaction that it reports. */
  tell(tx: Transaction, news: OrderNews): Promise<void>;
  /** Sends at most `limit` messages, one order's in order per target; returns how many. A lost answer may repeat one. */
  sendDue(limit: number): Promise<number>;
  forgetOld(): Promise<number>;
}

export type DueMessage = Columns<typeof webhookMessages, 'id' | 'eventId' | 'body' | 'attempts'> &
  Columns<typeof webhookTargets, 'url' | 'secret'>;

/** `shop` is null for a target of all shops. */
export type WebhookTarget = Columns<typeof webhookTargets, 'id' | 'url' | 'active'> &
  Outer<Renamed<typeof shops, { shop: 'name' }>> &
  Columns<typeof webhookMessages, 'lastError'> &
  Computed<{ waiting: number }>;

export interface WebhookTargets {
  /** Adds a target, of all shops without `shopId`. Returns its secret, shown once; undefined for an invalid address. */
  add(url: string, shopId?: number): Promise<string | undefined>;
  all(): Promise<WebhookTarget[]>;
  stop(id: number): Promise<boolean>;
}
