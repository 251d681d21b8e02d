import type { PaymentLine } from '@/lib/orders/payment-lines';

export type { PaymentLine };

export interface PaymentBuyer {
  name: string;
  email: string;
  phone: string;
  /** Where goods are sent; undefined when they are collected. */
  address?: { street: string; line2?: string; postalCode: string; city: string };
}

export interface NewPayment {
  /** Our unique reference, and the idempotency key of `open`: '^[A-Za-z0-9-]{8,36}$'. */
  reference: string;
  /** Øre; the sum of the lines. */
  amount: number;
  lines: PaymentLine[];
  buyer: PaymentBuyer;
  shopId: number;
  /** Where the browser returns to after paying, and after cancelling. Absolute. */
  returnUrl: string;
  cancelUrl: string;
  /** Absolute, without a secret. */
  webhookUrl: string;
  termsUrl: string;
  privacyUrl: string;
}

export interface OpenedPayment {
  id: string;
  /** Where the shopper pays; undefined when the provider's script does it in our page with `clientToken`. */
  url?: string;
  clientToken?: string;
  /** The kind of payment that the provider's script shows: 'klarna', 'pay_over_time'. */
  clientCategory?: string;
}

/**
 * `open`: the shopper has not decided. `pending`: the provider has not. `authorised`: also when captured or refunded since. The
 * others are final, and nothing is held.
 */
export type PaymentState = 'open' | 'pending' | 'authorised' | 'declined' | 'cancelled' | 'expired';

export interface PaymentStatus {
  state: PaymentState;
  /** The sum the shopper has agreed to; unchanged by captures and releases. 0 until authorised. */
  authorised: number;
  captured: number;
  released: number;
  /** Of what was captured. */
  refunded: number;
  /** 'NOK' unless somebody has paid in something else. */
  currency: string;
  /** When the uncaptured sum lapses. */
  expiresAt?: Date;
  /** In words a shopper knows: 'Visa •••• 0004', 'Vipps', 'Delbetaling'. */
  instrument?: string;
}

/** The same `key` never moves money twice. */
export interface PaymentAction {
  /** '^[A-Za-z0-9-]{8,50}$' */
  key: string;
  /** Øre, above 0. */
  amount: number;
  lines: PaymentLine[];
  shipping?: { carrier: string; trackingNumber: string };
}

/**
 * `done`: now or before. `refused`: for good; `reason` is English. A lost answer is an exception, and the action is retried with the
 * same key.
 */
export type ActionOutcome = { outcome: 'done'; reference: string } | { outcome: 'refused'; reason: string };

/**
 * A payment provider. Browsers and webhooks are not believed: they only cause a `read`. Every function throws when the provider
 * does not answer, or answers with a fault of its own.
 */
export interface PaymentMethod {
  /** 'nexi', 'klarna', 'sandbox-card', 'sandbox-instalments' */
  readonly provider: string;
  /** True where each shop is paid by itself. */
  readonly perShop: boolean;
  /** Opens a payment; called again with the same reference it returns the same one, or a new one if nobody has seen that. */
  open(payment: NewPayment): Promise<OpenedPayment>;
  /**
   * Turns an opened payment into a real one with the token of the provider's script; returns its new id. Undefined where the
   * shopper pays on the provider's page.
   */
  complete?(id: string, token: string, payment: NewPayment): Promise<{ id: string }>;
  /** Releases what an unused token holds; it would lapse by itself too. */
  abandon?(token: string): Promise<void>;
  read(id: string): Promise<PaymentStatus>;
  capture(id: string, action: PaymentAction): Promise<ActionOutcome>;
  refund(id: string, action: PaymentAction): Promise<ActionOutcome>;
  /** Releases the whole uncaptured sum; also closes a payment the shopper has not decided on. */
  release(id: string, key: string): Promise<ActionOutcome>;
  /** Prolongs the authorisation; undefined where the provider cannot. */
  extend?(id: string, key: string): Promise<ActionOutcome>;
  /**
   * Returns the payments a webhook is about, by an id of `open` or `complete`; with a token when `complete` has to be called. Undefined
   * when it does not come from the provider.
   */
  webhook(request: { headers: Headers; url: URL; body: string }): { id: string; token?: string }[] | undefined;
}
