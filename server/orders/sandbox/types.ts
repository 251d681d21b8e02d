import type { sandboxPayments } from '@/server/platform/db/schema/payments';
import type { ActionOutcome } from '@/server/ports/payment-method';

export type { Transaction } from '@/server/platform/db/transact';

export type SandboxKind = 'card' | 'instalments';
export type SandboxAction = 'capture' | 'refund' | 'release' | 'extend';
export type SandboxDecision = 'approve' | 'decline' | 'cancel' | 'expire';

/** `acts` are the actions by idempotency key; `silent` sends no webhooks. */
export type SandboxPayment = Omit<(typeof sandboxPayments)['$inferSelect'], 'createdAt'>;

/** `at` is ISO 8601. */
export type DueWebhook = SandboxPayment['webhooks'][number];

export type NewSandboxPayment = Pick<
  SandboxPayment,
  'kind' | 'reference' | 'amount' | 'lines' | 'returnUrl' | 'cancelUrl' | 'webhookUrl'
>;

export interface WebhookWishes {
  delaySeconds: number;
  twice: boolean;
  reversed: boolean;
  silent: boolean;
}

/** A payment provider that moves no money, reached over HTTP only (server/api/sandbox.ts). */
export interface Sandbox {
  isShop(authorization: string | null): boolean;
  /** The same reference is the same payment; undefined for another amount or kind. */
  open(payment: NewSandboxPayment): Promise<{ id: string } | undefined>;
  find(id: string): Promise<SandboxPayment | undefined>;
  act(id: string, act: SandboxAction, key: string, amount?: number): Promise<ActionOutcome | undefined>;
  decide(id: string, decision: SandboxDecision, wishes: WebhookWishes): Promise<SandboxPayment | undefined>;
  instalments(amount: number): number[];
  /** Sends due webhooks, each payment's in order; retries unanswered ones. */
  sendWebhooks(): Promise<number>;
  forgetOld(): Promise<void>;
}
