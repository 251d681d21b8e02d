import type { PaymentMethod } from '@/server/ports/payment-method';
import { createKlarna, type KlarnaSettings } from './klarna';
import { createNexi, type NexiSettings } from './nexi';
import { createSandbox } from './sandbox';

export interface PaymentSettings {
  /** A live shop has no sandbox, whatever else is set. */
  live: boolean;
  nexi?: NexiSettings;
  klarna?: KlarnaSettings;
  sandbox: { url: string; secret: string };
}

/** How one can pay at a distance: with the providers that are set up, else in the sandbox, else not at all. */
export interface PaymentMethods {
  card?: PaymentMethod;
  instalments?: PaymentMethod;
}

export function choosePaymentMethods({ live, nexi, klarna, sandbox }: PaymentSettings): PaymentMethods {
  const standIn = (kind: 'card' | 'instalments') => (live ? undefined : createSandbox({ kind, ...sandbox }));
  return {
    card: nexi ? createNexi(nexi) : standIn('card'),
    instalments: klarna ? createKlarna(klarna) : standIn('instalments'),
  };
}
