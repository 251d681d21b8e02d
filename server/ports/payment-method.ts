import type { PaymentLine } from '@/lib/orders/payment-lines';

export type { PaymentLine };

export interface PaymentBuyer {
  name: string;
  email: string;
  /** Eight digits. */
  phone: string;
  /** Where goods are sent; undefined when they are collected. */
  address?: { street: string; line2?: string; postalCode: string; city: string };
}

/** A payment to be opened at the provider. */
export interface NewPayment {
  /** Ours, unique, and the idempotency key of the opening: '^[A-Za-z0-9-]{8,36}$'. */
  reference: string;
  /** Øre; the sum of the lines. */
  amount: number;
  lines: PaymentLine[];
  buyer: PaymentBuyer;
  /** The shop the goods leave from, for providers that take one payment per shop. */
  shopId: number;
  /** Where the browser comes back to when it is done, and when the shopper gave up. Absolute. */
  returnUrl: string;
  cancelUrl: string;
  /** Where the provider tells of changes; absolute, without a secret. */
  webhookUrl: string;
  termsUrl: string;
  privacyUrl: string;
}

/** A payment that has been opened. */
export interface OpenedPayment {
  /** The provider's; what everything later is asked by. */
  id: string;
  /** Where the shopper pays; undefined when the provider's script does it in our page with `clientToken`. */
  url?: string;
  clientToken?: string;
  /** Which of the provider's ways its script is to show: 'klarna', 'pay_over_time'. */
  clientCategory?: string;
}

/**
 * `open`: the shopper has not decided. `pending`: decided, and the provider is still looking at it. `authorised` also when
 * captured or refunded since. The others are final, and nothing is held.
 */
export type PaymentState = 'open' | 'pending' | 'authorised' | 'declined' | 'cancelled' | 'expired';

/** What the provider says has happened, in øre. */
export interface PaymentFacts {
  state: PaymentState;
  /** What the shopper has agreed to in all; unchanged by captures and releases. 0 until authorised. */
  authorised: number;
  captured: number;
  /** Given back without having been captured. */
  released: number;
  /** Of what was captured. */
  refunded: number;
  /** 'NOK' unless somebody has paid in something else. */
  currency: string;
  /** When what is authorised and not captured lapses. */
  expiresAt?: Date;
  /** In words a shopper knows: 'Visa •••• 0004', 'Vipps', 'Delbetaling'. */
  instrument?: string;
}

/** An act that moves money. The same `key` never moves it twice, however often it is asked. */
export interface PaymentAct {
  /** '^[A-Za-z0-9-]{8,50}$' */
  key: string;
  /** Øre, above 0. */
  amount: number;
  lines: PaymentLine[];
  /** For a capture: how the goods left. */
  shipping?: { carrier: string; trackingNumber: string };
}

/**
 * What a provider answered to an act. `done`: it is so now, also when it had been so before. `refused`: it will never be,
 * and `reason` says why in English. An answer that was lost is an exception, and the act is asked again with the same key.
 */
export type ActOutcome = { outcome: 'done'; reference: string } | { outcome: 'refused'; reason: string };

/**
 * One way of paying at a distance. Nothing the browser or a webhook brings is believed: they say only that it is time to
 * `read`. Every function throws when the provider does not answer, or answers with a fault of its own.
 */
export interface PaymentMethod {
  /** 'nexi', 'klarna', 'sandbox-card', 'sandbox-instalments' */
  readonly provider: string;
  /** True where each shop's part is a payment of its own. */
  readonly perShop: boolean;
  /** Opens the payment; asked again with the same reference it is the same one, or one that nobody has seen yet. */
  open(payment: NewPayment): Promise<OpenedPayment>;
  /**
   * Where the provider's script in our page has got a token for an opened payment: makes it a payment. Answers the id that
   * it has from then on. Undefined where the shopper pays on a page of the provider's.
   */
  complete?(id: string, token: string, payment: NewPayment): Promise<{ id: string }>;
  /** Gives back what a token holds that will not become a payment; what it holds lapses by itself too. */
  abandon?(token: string): Promise<void>;
  read(id: string): Promise<PaymentFacts>;
  capture(id: string, act: PaymentAct): Promise<ActOutcome>;
  /** Of what has been captured. */
  refund(id: string, act: PaymentAct): Promise<ActOutcome>;
  /** Gives back what is authorised and not captured, all of it; also closes a payment the shopper has not decided on. */
  release(id: string, key: string): Promise<ActOutcome>;
  /** Makes the authorisation last longer where the provider can; undefined where it cannot. */
  extend?(id: string, key: string): Promise<ActOutcome>;
  /**
   * Which payments a webhook is about, by an id of `open` or `complete`; with a token when `complete` is to be called because
   * the browser may have been lost. Undefined when it is not the provider's. Its body is believed in nothing else.
   */
  webhook(request: { headers: Headers; url: URL; body: string }): { id: string; token?: string }[] | undefined;
}
