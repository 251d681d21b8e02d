import type { OrderEvent, OrderMessage } from '@/lib/contracts/webhooks';
import type { Sql } from '@/server/platform/db/connection';
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

export interface DueMessage {
  id: number;
  eventId: string;
  body: OrderMessage;
  url: string;
  secret: string;
  attempts: number;
  createdAt: Date;
}

/** A target as staff see it in a list. */
export interface WebhookTarget {
  id: number;
  url: string;
  /** Null: of all shops. */
  shop: string | null;
  active: boolean;
  waiting: number;
  lastError: string | null;
}

/** What staff do beside the server. */
export interface WebhookTargets {
  /** Of all shops when none is given. Answers the secret that signs its messages, told once; undefined for what is no address. */
  add(url: string, shopId?: number): Promise<string | undefined>;
  all(): Promise<WebhookTarget[]>;
  /** False when there is no such target. */
  stop(id: number): Promise<boolean>;
}
