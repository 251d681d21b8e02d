import type { sandboxPayments } from '@/server/platform/db/schema/payments';
import type { ActionOutcome } from '@/server/ports/payment-method';

export type { Transaction } from '@/server/platform/db/transact';

export type SandboxKind = 'card' | 'instalments';
export type SandboxAction = 'capture' | 'refund' | 'release' | 'extend';
export type SandboxDecision = 'approve' | 'decline' | 'cancel' | 'expire';

type Row = (typeof sandboxPayments)['$inferSelect'];

/** A webhook that is still to be sent; `at` ISO 8601. */
export type DueWebhook = Row['webhooks'][number];

/** `acts` are the actions by idempotency key; `silent` tells nobody of anything. */
export type SandboxPayment = Omit<Row, 'createdAt'>;

export type NewSandboxPayment = Pick<
  SandboxPayment,
  'kind' | 'reference' | 'amount' | 'lines' | 'returnUrl' | 'cancelUrl' | 'webhookUrl'
>;

/** How the webhooks of a decision are sent, to try what a shop does then. */
export interface WebhookWishes {
  delaySeconds: number;
  twice: boolean;
  reversed: boolean;
  silent: boolean;
}

/**
 * A payment provider of our own that moves no money. It knows nothing of orders and is reached over HTTP only
 * (server/api/sandbox.ts), so that the shop treats it like the others.
 */
export interface Sandbox {
  isShop(authorization: string | null): boolean;
  /** The same reference is the same payment; undefined when it is of another amount or kind. */
  open(payment: NewSandboxPayment): Promise<{ id: string } | undefined>;
  find(id: string): Promise<SandboxPayment | undefined>;
  act(id: string, act: SandboxAction, key: string, amount?: number): Promise<ActionOutcome | undefined>;
  decide(id: string, decision: SandboxDecision, wishes: WebhookWishes): Promise<SandboxPayment | undefined>;
  instalments(amount: number): number[];
  /** Sends the webhooks that are due, each payment's in order; an unanswered one is sent again later, a few times. */
  sendWebhooks(): Promise<number>;
  forgetOld(): Promise<void>;
}
