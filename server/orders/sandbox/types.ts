import type { Transaction as DatabaseTransaction } from '@/server/platform/db/transact';
import type { ActOutcome, PaymentLine } from '@/server/ports/payment-method';

export type Transaction = DatabaseTransaction;

export type SandboxKind = 'card' | 'instalments';
export type SandboxAction = 'capture' | 'refund' | 'release' | 'extend';
/** What a shopper does on the page. */
export type SandboxDecision = 'approve' | 'decline' | 'cancel' | 'expire';

/** A webhook that is still to be sent. */
export interface DueWebhook {
  event: string;
  /** ISO. */
  at: string;
  failures: number;
}

export interface SandboxSums {
  authorised: number;
  captured: number;
  released: number;
  refunded: number;
}

export interface SandboxPayment extends SandboxSums {
  id: string;
  kind: SandboxKind;
  reference: string;
  amount: number;
  state: 'open' | 'authorised' | 'declined' | 'cancelled' | 'expired';
  lines: PaymentLine[];
  returnUrl: string;
  cancelUrl: string;
  webhookUrl: string;
  /** By idempotency key. */
  acts: Record<string, { act: SandboxAction; amount: number; outcome: ActOutcome }>;
  webhooks: DueWebhook[];
  /** Tells nobody of anything. */
  silent: boolean;
  expiresAt: Date;
}

export type NewSandboxPayment = Pick<
  SandboxPayment,
  'kind' | 'reference' | 'amount' | 'lines' | 'returnUrl' | 'cancelUrl' | 'webhookUrl'
>;

/** How the webhooks of a decision are to come, for who wants to see a shop stand it. */
export interface WebhookWishes {
  delaySeconds: number;
  twice: boolean;
  reversed: boolean;
  silent: boolean;
}

/**
 * A payment provider of the shop's own that moves no money. It knows nothing of orders and is reached over HTTP only
 * (server/api/sandbox.ts), so that the shop treats it as it treats the others.
 */
export interface Sandbox {
  /** Whether a call comes from the shop: its Authorization. */
  isShop(authorization: string | null): boolean;
  /** The same reference is the same payment; undefined when it is of another amount or kind. */
  open(payment: NewSandboxPayment): Promise<{ id: string } | undefined>;
  /** As it is now: what has lapsed is expired. */
  find(id: string): Promise<SandboxPayment | undefined>;
  act(id: string, act: SandboxAction, key: string, amount?: number): Promise<ActOutcome | undefined>;
  /** Only the first counts. */
  decide(id: string, decision: SandboxDecision, wishes: WebhookWishes): Promise<SandboxPayment | undefined>;
  /** What is paid a month at a time. */
  instalments(amount: number): number[];
  /** Sends the webhooks that are due, each payment's in their order; what is not answered is sent again later, a few times. */
  sendWebhooks(): Promise<number>;
  forgetOld(): Promise<void>;
}
