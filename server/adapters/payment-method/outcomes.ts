import type { ActOutcome, PaymentFacts } from '@/server/ports/payment-method';

export const done = (reference: string): ActOutcome => ({ outcome: 'done', reference });
export const refused = (reason: string): ActOutcome => ({ outcome: 'refused', reason });

/** Of a payment the provider does not know, or no longer: nothing is held. */
export const NO_PAYMENT: PaymentFacts = {
  ...{ state: 'expired', authorised: 0, captured: 0, released: 0, refunded: 0 },
  currency: 'NOK',
};
