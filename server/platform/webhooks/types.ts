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

export interface Told {
  event: OrderEvent;
  orderId: number;
  /** The shop's part of the order when not given. */
  fulfilmentId?: number;
  shopId: number;
}

export interface Webhooks {
  /** Writes the message for each target of the shop and of all shops, in the transaction of what it tells of and after it. */
  tell(tx: Transaction, told: Told): Promise<void>;
  /**
   * Sends at most `limit` messages; answers how many were tried. The messages of an order reach a target one after another. Any
   * number may run at once; a message may come twice when an answer was lost.
   */
  sendDue(limit: number): Promise<number>;
  /** Forgets what was sent or given up long ago; answers how many. */
  forgetOld(): Promise<number>;
}

export type DueMessage = Columns<typeof webhookMessages, 'id' | 'eventId' | 'body' | 'attempts'> &
  Columns<typeof webhookTargets, 'url' | 'secret'>;

/** A target as staff see it in a list. `shop` is null for a target of all shops. */
export type WebhookTarget = Columns<typeof webhookTargets, 'id' | 'url' | 'active'> &
  Outer<Renamed<typeof shops, { shop: 'name' }>> &
  Columns<typeof webhookMessages, 'lastError'> &
  Computed<{ waiting: number }>;

/** What staff do beside the server. */
export interface WebhookTargets {
  /** Of all shops when none is given. Answers the secret that signs its messages, told once; undefined for what is no address. */
  add(url: string, shopId?: number): Promise<string | undefined>;
  all(): Promise<WebhookTarget[]>;
  /** False when there is no such target. */
  stop(id: number): Promise<boolean>;
}
