import type { PaymentLine } from '@/lib/orders/payment-lines';

export type { PaymentLine };

export interface PaymentBuyer {
  name: string;
  email: string;
  phone: string;
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
  returnUrl: string;
  cancelUrl: string;
  /** Without a secret. */
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

/** `open` waits for the shopper, `pending` for the provider; `authorised` also later; the others are final, with nothing held. */
export type PaymentState = 'open' | 'pending' | 'authorised' | 'declined' | 'cancelled' | 'expired';

export interface PaymentStatus {
  state: PaymentState;
  /** The sum the shopper has agreed to; unchanged by captures and releases. 0 until authorised. */
  authorised: number;
  captured: number;
  released: number;
  refunded: number;
  currency: string;
  /** When the uncaptured sum lapses. */
  expiresAt?: Date;
  /** In words a shopper knows: 'Visa •••• 0004', 'Vipps', 'Delbetaling'. */
  instrument?: string;
}

/** The same `key` moves money once. */
export interface PaymentAction {
  /** '^[A-Za-z0-9-]{8,50}$' */
  key: string;
  /** Øre, above 0. */
  amount: number;
  lines: PaymentLine[];
  shipping?: { carrier: string; trackingNumber: string };
}

/** `refused` is final, with a `reason` in English. A lost answer is an exception; retry with the same key. */
export type ActionOutcome = { outcome: 'done'; reference: string } | { outcome: 'refused'; reason: string };

/** A payment provider. Browsers and webhooks only cause a `read`. Every function throws when the provider is away or faulty. */
export interface PaymentMethod {
  readonly provider: string;
  /** True where each shop is paid by itself. */
  readonly perShop: boolean;
  /** Opens a payment; the same reference gives the same payment, or a new one if that was never seen. */
  open(payment: NewPayment): Promise<OpenedPayment>;
  /** Makes an opened payment real by the script's token; returns its new id. Undefined where the provider's page is used. */
  complete?(id: string, token: string, payment: NewPayment): Promise<{ id: string }>;
  /** Releases the hold of an unused token, which would lapse anyway. */
  abandon?(token: string): Promise<void>;
  read(id: string): Promise<PaymentStatus>;
  capture(id: string, action: PaymentAction): Promise<ActionOutcome>;
  refund(id: string, action: PaymentAction): Promise<ActionOutcome>;
  /** Releases the whole uncaptured sum; also closes a payment the shopper has not decided on. */
  release(id: string, key: string): Promise<ActionOutcome>;
  /** Prolongs the authorisation; undefined where the provider cannot. */
  extend?(id: string, key: string): Promise<ActionOutcome>;
  /** Returns the payments of a webhook, with a token when `complete` is needed; undefined when it is not genuine. */
  webhook(request: { headers: Headers; url: URL; body: string }): { id: string; token?: string }[] | undefined;
}
